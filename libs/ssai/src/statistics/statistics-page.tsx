import { hasStatus } from '@console/http';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useAppScope } from '@console/shell-layout';
import {
  choiceFilter,
  FilterSelect,
  listFields,
  ListPage,
  oneOf,
  ResourceTable,
  text,
  useListQuery,
} from '@console/ui/list';
import { FailedState } from '@console/ui';
import { Figure, Figures, Row, RowList, Section } from '@console/ui/overview';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useGetSsaiStatisticsQuery,
  useLazyListAdBreaksQuery,
  useListAdBreaksQuery,
  useListSsaiEndpointsQuery,
} from '../api/ssai-api';
import { SSAI_ACCESS, STATISTICS_HOURS, type BreakFigures } from '../contract';
import { useSsaiTexts } from '../use-ssai-texts';
import { useBreakColumns } from './break-columns';

const [DEFAULT_HOURS, ...OTHER_HOURS] = STATISTICS_HOURS;
const BREAK_LIST = {
  ...listFields(['startsAt', 'sessions', 'filled'], '-startsAt'),
  hours: oneOf(OTHER_HOURS),
  endpointId: text(),
};

/** What ad servers returned, what was shown, and what was reported. */
export function StatisticsPage() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const list = useListQuery(BREAK_LIST);
  const { hours, endpointId, ...query } = list.state;
  const args = {
    ...{ ...query, appId },
    customFields: { ...(appId !== undefined && { appId }), ...(endpointId !== '' && { endpointId }) },
  };
  const breaks = useListAdBreaksQuery(args, POLLED);
  const [readList] = useLazyListAdBreaksQuery({ selectFromResult: () => ({}) });
  const { currentData: endpoints } = useListSsaiEndpointsQuery({
    appId,
    sort: 'name',
    perPage: MAX_PAGE_SIZE,
    customFields: { ...(appId !== undefined && { appId }) },
  });
  const options = (endpoints?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // Not loaded yet, deleted, or beyond the first page.
  const isKnown = endpointId === '' || options.some(({ value }) => value === endpointId);
  const range = hours === '' ? DEFAULT_HOURS : hours;
  const scope = { appId, hours: range, ...(endpointId !== '' && { endpointId }) };
  const { currentData: figures, error, refetch } = useGetSsaiStatisticsQuery(scope, POLLED);
  return (
    <ListPage
      title={t('statistics.title')}
      actions={
        <FilterSelect
          label={t('statistics.range')}
          all={t(`ranges.${DEFAULT_HOURS}`)}
          value={hours}
          options={OTHER_HOURS.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          onChange={(chosen) => list.change({ hours: chosen })}
        />
      }
    >
      {figures || !error ? (
        <Summary figures={figures} />
      ) : (
        // The list explains a 403.
        'kind' in error &&
        !hasStatus(error, 403) && (
          <FailedState title={t('statistics.failed')} error={error} onRetry={() => void refetch()} />
        )
      )}
      <ResourceTable
        label={t('breaks.table')}
        list={list}
        result={breaks}
        live
        access={SSAI_ACCESS}
        columns={useBreakColumns(appId)}
        rowKey={({ id }) => id}
        empty={t('breaks.empty')}
        tableKey="ad-breaks"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        filters={[
          choiceFilter({
            label: t('routes.endpoint'),
            all: t('statistics.allEndpoints'),
            value: endpointId,
            options: isKnown
              ? options
              : [...options, { value: endpointId, label: t('statistics.chosenEndpoint') }],
            onChange: (chosen) => list.change({ endpointId: chosen }),
          }),
        ]}
      />
      <Outlet />
    </ListPage>
  );
}

function Summary({ figures }: { figures: (BreakFigures & { breaks: number }) | undefined }) {
  const { t } = useTranslation('ssai');
  const texts = useSsaiTexts();
  const { token } = theme.useToken();
  const noted = figures && figures.breaks > 0 ? figures : undefined;
  return (
    <>
      <Figures label={t('statistics.title')}>
        <Figure
          label={t('statistics.breaks')}
          value={figures && texts.count(figures.breaks)}
          note={noted && t('statistics.ofSessions', { count: noted.sessions })}
        />
        <Figure
          label={t('statistics.fillRate')}
          value={figures && texts.share(figures.filledMs, figures.plannedMs)}
          note={
            noted &&
            t('statistics.ofPlanned', {
              filled: texts.seconds(noted.filledMs),
              planned: texts.seconds(noted.plannedMs),
            })
          }
        />
        <Figure
          label={t('statistics.requested')}
          value={figures && texts.count(figures.requested)}
          note={
            noted &&
            t('statistics.requestNote', {
              timeouts: noted.timeouts,
              empty: noted.empty,
              errors: noted.errors,
            })
          }
        />
        <Figure label={t('latency')} value={figures && texts.milliseconds(figures.latencyMs)} />
        <Figure
          label={t('statistics.returned')}
          value={figures && texts.count(figures.returned)}
          note={noted && t('statistics.shownNote', { count: noted.filled })}
        />
        <Figure
          label={t('statistics.impressions')}
          value={figures && texts.count(figures.impressions)}
          note={
            noted &&
            t('statistics.beaconNote', { failed: noted.failedBeacons, unknown: noted.unknownBeacons })
          }
        />
        <Figure
          label={t('statistics.completed')}
          value={figures && texts.count(figures.completes)}
          note={
            noted &&
            t('statistics.quartiles', {
              first: noted.firstQuartiles,
              middle: noted.midpoints,
              third: noted.thirdQuartiles,
            })
          }
        />
      </Figures>
      {figures && figures.skips.length > 0 && (
        <div style={{ marginBottom: token.margin }}>
          <Section title={t('statistics.skips')}>
            <RowList>
              {figures.skips.map(({ reason, count }) => (
                <Row key={reason} end={texts.count(count)}>
                  {t(`skips.${reason}`)}
                </Row>
              ))}
            </RowList>
          </Section>
        </div>
      )}
    </>
  );
}
