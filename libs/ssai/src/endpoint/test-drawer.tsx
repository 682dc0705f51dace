import { CopyText, FactList, FailedState, GuardedButton, RouteDrawer, StatusTag } from '@console/ui';
import { RowsTable } from '@console/ui/list';
import { Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useTestAdServerMutation } from '../api/ssai-api';
import { testAdServer } from '../contract';
import { endpointPath } from '../ssai-paths';
import { useSsaiTexts } from '../use-ssai-texts';
import { CHANGE_SSAI } from '../use-endpoint-actions';
import type { ResponseOf } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';

type Result = ResponseOf<typeof testAdServer>;

/** Requests the ad server as for a break: request, response and decision. */
export function TestDrawer() {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const { endpointId: id = '' } = useParams();
  const [test, { data, error, isLoading }] = useTestAdServerMutation();
  return (
    <RouteDrawer title={t('test.title')} closeTo={endpointPath(appId, id)} width={720}>
      <Flex vertical gap={token.margin} align="stretch">
        <p style={{ margin: 0 }}>{t('test.about')}</p>
        <GuardedButton
          type="primary"
          requires={CHANGE_SSAI}
          loading={isLoading}
          onClick={() => void test({ id, appId })}
        >
          {t('test.submit')}
        </GuardedButton>
        {error && 'kind' in error && (
          <FailedState title={t('test.failed')} error={error} onRetry={() => void test({ id, appId })} />
        )}
        <div aria-live="polite">{data && <TestResult result={data} />}</div>
      </Flex>
    </RouteDrawer>
  );
}

function TestResult({ result }: { result: Result }) {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const texts = useSsaiTexts();
  const { requests, ads, vast, problem } = result;
  const isGood = result.result === 'ads';
  return (
    <Flex vertical gap={token.margin}>
      <FactList
        facts={[
          {
            label: t('test.result'),
            value: (
              <StatusTag
                tone={isGood ? 'done' : 'warning'}
                label={problem ?? t(`adServerResults.${result.result}`)}
              />
            ),
          },
          {
            label: t('test.decision'),
            value: t('test.filled', {
              filled: texts.seconds(result.filledMs),
              planned: texts.seconds(result.plannedMs),
            }),
          },
        ]}
      />
      <RowsTable
        label={t('test.requests')}
        cards
        rows={requests}
        rowKey={(row) => String(requests.indexOf(row))}
        columns={[
          { key: 'url', title: t('test.address'), render: ({ url }) => <CopyText text={url} /> },
          { key: 'status', title: t('test.response'), render: ({ status, error }) => error ?? status ?? '–' },
          { key: 'ms', title: t('latency'), align: 'end', render: ({ ms }) => texts.milliseconds(ms) },
        ]}
      />
      <RowsTable
        label={t('ads.title')}
        cards
        rows={ads}
        rowKey={(row) => String(ads.indexOf(row))}
        empty={t('test.noAds')}
        columns={[
          {
            key: 'title',
            title: t('ads.creative'),
            render: ({ title, adId }) => <bdi>{title || adId || '–'}</bdi>,
          },
          {
            key: 'advertiser',
            title: t('ads.advertiser'),
            render: ({ advertiser }) => <bdi>{advertiser || '–'}</bdi>,
          },
          {
            key: 'ms',
            title: t('duration'),
            align: 'end',
            render: ({ declaredMs }) => texts.seconds(declaredMs),
          },
          {
            key: 'skip',
            title: t('test.decision'),
            render: ({ skip }) => (skip === null ? t('test.isShown') : t(`skips.${skip}`)),
          },
        ]}
      />
      {vast !== '' && (
        <Section title={t('test.vast')}>
          <SectionBody>
            <pre style={{ margin: 0, maxHeight: 320, overflow: 'auto', fontSize: token.fontSizeSM }}>
              {vast}
            </pre>
          </SectionBody>
        </Section>
      )}
    </Flex>
  );
}
