import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { DateTime, FactList, PlainLink, QueryState, RouteDrawer, useZone } from '@console/ui';
import { RowsTable } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useListSessionBreaksQuery } from '../api/ssai-api';
import { endpointPath, sessionPath, statisticsPath } from '../ssai-paths';
import { useSsaiTexts } from '../use-ssai-texts';

/** What each session got in one break. */
export function BreakDrawer() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const { breakId = '' } = useParams();
  const texts = useSsaiTexts();
  const { token } = theme.useToken();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const result = useListSessionBreaksQuery({ appId, customFields: { breakId }, perPage: 100 }, POLLED);
  return (
    <RouteDrawer title={t('break.title')} closeTo={statisticsPath(appId)} width={760} docked>
      <QueryState result={result} failed={t('statistics.failed')}>
        {({ data, total }) => (
          <Flex vertical gap={token.margin}>
            {data[0] && (
              <FactList
                dense
                facts={[
                  {
                    label: t('routes.endpoint'),
                    value: (
                      <PlainLink to={keepQuery(endpointPath(appId, data[0].endpointId))}>
                        {data[0].endpointName}
                      </PlainLink>
                    ),
                  },
                  {
                    label: t('breaks.startsAt'),
                    value: <DateTime value={data[0].startsAt} zone={zone} />,
                  },
                  { label: t('breaks.planned'), value: texts.seconds(data[0].plannedMs) },
                  {
                    label: t('break.sessions'),
                    value:
                      total > data.length
                        ? t('break.first', { shown: texts.count(data.length), total: texts.count(total) })
                        : texts.count(total),
                  },
                ]}
              />
            )}
            <RowsTable
              label={t('break.sessions')}
              cards
              rows={data}
              rowKey={({ session }) => session}
              empty={t('break.empty')}
              columns={[
                {
                  key: 'session',
                  title: t('session.title'),
                  render: ({ session }) => (
                    <PlainLink to={keepQuery(sessionPath(appId, session))}>{session}</PlainLink>
                  ),
                },
                {
                  key: 'result',
                  title: t('test.result'),
                  render: ({ request }) => (request?.result ? t(`adServerResults.${request.result}`) : '–'),
                },
                {
                  key: 'ms',
                  title: t('latency'),
                  align: 'end',
                  render: ({ request }) => texts.milliseconds(request?.result ? request.ms : null),
                },
                {
                  key: 'fill',
                  title: t('statistics.fillRate'),
                  align: 'end',
                  render: ({ filledMs, plannedMs }) => texts.share(filledMs, plannedMs),
                },
                {
                  key: 'failedStage',
                  title: t('session.failedStage'),
                  render: ({ failedStage }) => (failedStage === null ? '–' : t(`stages.${failedStage}`)),
                },
              ]}
            />
          </Flex>
        )}
      </QueryState>
    </RouteDrawer>
  );
}
