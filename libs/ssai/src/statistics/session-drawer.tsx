import { formatDateTime } from '@console/i18n';
import {
  CopyText,
  DateTime,
  EmptyState,
  FactList,
  GuardedButton,
  PlainLink,
  QueryState,
  RouteDrawer,
  useZone,
  StatusTag,
} from '@console/ui';
import { RowsTable } from '@console/ui/list';
import { Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { hasStatus } from '@console/http';
import { useAppScope, useKeepQuery } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useCaptureAdSessionMutation, useGetAdSessionQuery } from '../api/ssai-api';
import { CAPTURE_MINUTES, type RecordedBreak, STAGES, stagesOf } from '../contract';
import { CHANGE_SSAI } from '../use-endpoint-actions';
import { endpointPath, statisticsPath } from '../ssai-paths';
import { useSsaiTexts } from '../use-ssai-texts';

/** The flight recorder of a session: each break with its request, decision, ads and beacons. */
export function SessionDrawer() {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const { session: id = '' } = useParams();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const result = useGetAdSessionQuery({ id, appId }, POLLED);
  const [capture, { isLoading }] = useCaptureAdSessionMutation();
  const until = result.currentData?.captureUntil ?? null;
  return (
    <RouteDrawer title={t('session.title')} closeTo={statisticsPath(appId)} width={760} docked>
      {hasStatus(result.error, 404) ? (
        <EmptyState text={t('session.notFound')} />
      ) : (
        <QueryState result={result} failed={t('statistics.failed')}>
          {({ session, endpoint, breaks }) => (
            <Flex vertical gap={token.margin}>
              <FactList
                facts={[
                  { label: t('session.id'), value: <CopyText text={session} /> },
                  {
                    label: t('routes.endpoint'),
                    value: (
                      <PlainLink to={keepQuery(endpointPath(appId, endpoint.id))}>{endpoint.name}</PlainLink>
                    ),
                  },
                  {
                    label: t('session.capture'),
                    value:
                      until === null ? (
                        <Flex wrap gap={token.marginXS}>
                          {CAPTURE_MINUTES.map((minutes) => (
                            <GuardedButton
                              key={minutes}
                              size="small"
                              requires={CHANGE_SSAI}
                              loading={isLoading}
                              onClick={() => void capture({ id, appId, body: { minutes } })}
                            >
                              {t('session.captureFor', { minutes })}
                            </GuardedButton>
                          ))}
                        </Flex>
                      ) : (
                        <span>
                          {t('session.capturedUntil')} <DateTime value={until} zone={zone} />
                        </span>
                      ),
                  },
                ]}
              />
              {breaks.map((record) => (
                <Recorded key={record.breakId} record={record} />
              ))}
            </Flex>
          )}
        </QueryState>
      )}
    </RouteDrawer>
  );
}

function Recorded({ record }: { record: RecordedBreak }) {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const zone = useZone();
  const texts = useSsaiTexts();
  const { request, ads, beacons, vast, startsAt } = record;
  const stateOf = (ad: number) =>
    beacons
      .filter((beacon) => beacon.ad === ad)
      .map(({ event, state }) => `${t(`events.${event}`)}: ${t(`beaconStates.${state}`)}`);
  return (
    <Section title={formatDateTime(startsAt, zone)}>
      <SectionBody>
        <Flex vertical gap={token.marginSM}>
          <StageList record={record} />
          <FactList
            dense
            facts={[
              {
                label: t('session.request'),
                value: request ? <CopyText text={request.url} /> : t('session.noRequest'),
              },
              {
                label: t('test.result'),
                value: request?.result
                  ? [
                      request.problem ?? t(`adServerResults.${request.result}`),
                      texts.milliseconds(request.ms),
                      ...(request.hops > 0 ? [t('session.wrappers', { count: request.hops })] : []),
                    ].join(' · ')
                  : '–',
              },
              {
                label: t('test.decision'),
                value: t('test.filled', {
                  filled: texts.seconds(record.filledMs),
                  planned: texts.seconds(record.plannedMs),
                }),
              },
            ]}
          />
          {ads.length > 0 && (
            <RowsTable
              label={t('ads.title')}
              cards
              rows={ads}
              rowKey={(row) => String(ads.indexOf(row))}
              columns={[
                {
                  key: 'title',
                  title: t('ads.creative'),
                  render: ({ title, adId }) => <bdi>{title || adId || '–'}</bdi>,
                },
                {
                  key: 'ms',
                  title: t('duration'),
                  align: 'end',
                  render: ({ ms, declaredMs }) => texts.seconds(ms ?? declaredMs),
                },
                {
                  key: 'skip',
                  title: t('test.decision'),
                  render: ({ skip }) => (skip === null ? t('test.isShown') : t(`skips.${skip}`)),
                },
                {
                  key: 'beacons',
                  title: t('session.beacons'),
                  render: (row) => stateOf(ads.indexOf(row)).join(', ') || '–',
                },
              ]}
            />
          )}
          {vast !== null && (
            <pre style={{ margin: 0, maxHeight: 240, overflow: 'auto', fontSize: token.fontSizeSM }}>
              {vast}
            </pre>
          )}
        </Flex>
      </SectionBody>
    </Section>
  );
}

/** The five stages of a break in a session; the first that failed is marked. */
function StageList({ record }: { record: RecordedBreak }) {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const texts = useSsaiTexts();
  const stages = stagesOf(record);
  return (
    <Flex
      component="ol"
      wrap
      gap={token.marginSM}
      aria-label={t('session.stages')}
      style={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {STAGES.map((stage) => (
        <li key={stage} title={t(`stageStates.${stages[stage]}`)}>
          <StatusTag {...texts.stage(stage, stages[stage])} />
        </li>
      ))}
    </Flex>
  );
}
