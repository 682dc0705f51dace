import { AppInput, useAppScope } from '@console/shell-layout';
import {
  CopyText,
  DateTime,
  FactList,
  GuardedButton,
  QueryState,
  RouteDialog,
  useConfirm,
  useZone,
} from '@console/ui';
import { Flex, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VastTag } from '../../contract';
import { useGetVastTagQuery, useIssueVastTagMutation, useRevokeVastTagMutation } from '../api/vast-api';
import { useCampaignTexts } from '../use-campaign-texts';
import { CHANGE_VAST } from '../change-vast';
import { campaignListPath } from '../vast-paths';

/** What ad insertion adds; it fills in the macros. */
const SSAI_QUERY = 'session=[SESSIONID]&stream=[STREAMID]&ads=10&duration=[BREAKMAXDURATION]';

/** The address at which players request the ads of an app. */
export function AdTagDialog() {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const scope = useAppScope();
  const inputId = useId();
  const [chosen, setChosen] = useState('');
  const appId = scope.appId ?? chosen;
  const title = appId === '' ? t('tag.open') : t('tag.title', { app: appId });
  return (
    <RouteDialog title={title} closeTo={campaignListPath(scope.appId)} width={640}>
      {scope.appId === undefined && (
        <Flex vertical gap={token.marginXXS} style={{ marginBottom: token.margin }}>
          <label htmlFor={inputId}>{t('app')}</label>
          <AppInput id={inputId} value={chosen} onChange={setChosen} />
        </Flex>
      )}
      {appId !== '' && <TagOfApp key={appId} appId={appId} />}
    </RouteDialog>
  );
}

function TagOfApp({ appId }: { appId: string }) {
  const { t } = useTranslation('vast');
  const result = useGetVastTagQuery({ id: appId });
  return (
    <QueryState result={result} failed={t('tag.failed')}>
      {(tag) => <TagContent tag={tag} />}
    </QueryState>
  );
}

function TagContent({ tag }: { tag: VastTag }) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const texts = useCampaignTexts();
  const zone = useZone();
  const [issue] = useIssueVastTagMutation();
  const [revoke] = useRevokeVastTagMutation();
  const { ask, dialog } = useConfirm();
  const { appId, url, createdAt, lastDay } = tag;
  const askTo = (action: 'replace' | 'revoke') =>
    ask({
      title: t(`tag.${action}Title`),
      action: t(`tag.${action}`),
      effect: t(`tag.${action}Effect`),
      danger: true,
      run: () => (action === 'replace' ? issue : revoke)({ id: appId }),
    });
  return (
    <Flex vertical gap={token.margin}>
      <span>{t(url === null ? 'tag.none' : 'tag.intro')}</span>
      <FactList
        facts={[
          ...(url === null
            ? []
            : [
                { label: t('tag.address'), value: <CopyText text={url} /> },
                { label: t('tag.forSsai'), value: <CopyText text={`${url}?${SSAI_QUERY}`} /> },
              ]),
          ...(createdAt === null
            ? []
            : [{ label: t('tag.issued'), value: <DateTime value={createdAt} zone={zone} /> }]),
          { label: t('tag.requests'), value: texts.count(lastDay.requests) },
          { label: t('tag.fill'), value: texts.share(lastDay.filled, lastDay.requests) },
          ...(url === null
            ? []
            : [
                {
                  label: t('tag.parameters'),
                  value: (['session', 'stream', 'ads', 'duration'] as const).map((name) => (
                    <div key={name}>{t(`tag.${name}`)}</div>
                  )),
                },
              ]),
        ]}
      />
      <Flex gap={token.marginXS} wrap>
        {url === null ? (
          <GuardedButton type="primary" requires={CHANGE_VAST} onClick={() => void issue({ id: appId })}>
            {t('tag.issue')}
          </GuardedButton>
        ) : (
          <>
            <GuardedButton requires={CHANGE_VAST} onClick={() => askTo('replace')}>
              {t('tag.replace')}
            </GuardedButton>
            <GuardedButton danger requires={CHANGE_VAST} onClick={() => askTo('revoke')}>
              {t('tag.revoke')}
            </GuardedButton>
          </>
        )}
      </Flex>
      {dialog}
    </Flex>
  );
}
