import { useAppScope } from '@console/shell-layout';
import { DateTime, GuardedButton, useConfirm, useZone } from '@console/ui';
import { SecretDialog } from '@console/ui/form';
import { Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssuePartnerPageMutation, useRevokePartnerPageMutation } from '../api/hub-api';
import type { Distributor } from '../contract';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';

/** The link to the page of a partner. */
export function PageLinkSection({ distributor: { id, name, pageSince } }: { distributor: Distributor }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const zone = useZone();
  const [issue, { isLoading }] = useIssuePartnerPageMutation();
  const [revoke] = useRevokePartnerPageMutation();
  const [link, setLink] = useState<string>();
  const { ask, dialog } = useConfirm();
  const make = async () => {
    const outcome = await issue({ id, appId });
    if (outcome.data) setLink(outcome.data.pageUrl);
    return outcome;
  };
  const askTo = (action: 'renew' | 'revoke') =>
    ask({
      title: t(`hub.page.${action}.title`, { name }),
      action: t(`hub.page.${action}.action`),
      effect: t(`hub.page.${action}.effect`),
      danger: true,
      run: () => (action === 'renew' ? make() : revoke({ id, appId })),
    });
  return (
    <Section title={t('hub.page.title')}>
      <SectionBody>
        <Flex vertical gap={token.marginSM} align="start">
          {pageSince === null ? (
            <>
              <span>{t('hub.page.none')}</span>
              <GuardedButton requires={CHANGE_STREAMS} loading={isLoading} onClick={() => void make()}>
                {t('hub.page.make')}
              </GuardedButton>
            </>
          ) : (
            <>
              <span>
                {t('hub.page.since')} <DateTime value={pageSince} zone={zone} />
              </span>
              <Flex wrap gap={token.marginXS}>
                <GuardedButton requires={CHANGE_STREAMS} onClick={() => askTo('renew')}>
                  {t('hub.page.renew.action')}
                </GuardedButton>
                <GuardedButton danger requires={CHANGE_STREAMS} onClick={() => askTo('revoke')}>
                  {t('hub.page.revoke.action')}
                </GuardedButton>
              </Flex>
            </>
          )}
        </Flex>
      </SectionBody>
      {dialog}
      <SecretDialog
        title={t('hub.page.linkOf', { name })}
        label={t('hub.page.link')}
        warning={t('hub.page.keep')}
        secret={link}
        fileName={`${id}-partner-page.txt`}
        onClose={() => setLink(undefined)}
      />
    </Section>
  );
}
