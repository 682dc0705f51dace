import { useAppScope } from '@console/shell-layout';
import { TwoLines, useZone } from '@console/ui';
import {
  choiceFilter,
  listFields,
  ListPage,
  oneOf,
  ResourceTable,
  useListQuery,
  type ResourceColumn,
  statusColumn,
  timeColumn,
} from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useLazyListSsaiAdsQuery, useListSsaiAdsQuery } from '../api/ssai-api';
import { AD_SORTS, AD_STATES, SSAI_ACCESS, type SsaiAd } from '../contract';
import { hostOf } from '../host-of';
import { useSsaiTexts } from '../use-ssai-texts';

const AD_LIST = { ...listFields(AD_SORTS, '-seenAt'), state: oneOf(AD_STATES) };
const TONES = { failed: 'critical', conditioning: 'ended', ready: 'normal' } as const;

/** The creatives that ad servers returned, with their conditioning. */
export function AdListPage() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const list = useListQuery(AD_LIST);
  const { state, ...query } = list.state;
  const args = {
    ...query,
    appId,
    customFields: { ...(appId !== undefined && { appId }), ...(state !== '' && { state }) },
  };
  const ads = useListSsaiAdsQuery(args, POLLED);
  const [readList] = useLazyListSsaiAdsQuery({ selectFromResult: () => ({}) });
  return (
    <ListPage title={t('ads.title')}>
      <ResourceTable
        label={t('ads.title')}
        list={list}
        result={ads}
        live
        access={SSAI_ACCESS}
        columns={useAdColumns()}
        rowKey={({ id }) => id}
        empty={t('ads.empty')}
        tableKey="ssai-ads"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        filters={[
          choiceFilter({
            label: t('ads.state'),
            all: t('ads.allStates'),
            value: state,
            options: AD_STATES.map((value) => ({ value, label: t(`adStates.${value}`) })),
            onChange: (chosen) => list.change({ state: chosen }),
          }),
        ]}
      />
    </ListPage>
  );
}

function useAdColumns(): ResourceColumn<SsaiAd>[] {
  const { t } = useTranslation('ssai');
  const texts = useSsaiTexts();
  const zone = useZone();
  return [
    {
      key: 'title',
      title: t('ads.creative'),
      sortable: true,
      render: ({ title, adId, problem }) => <TwoLines main={title || adId || '–'} detail={problem ?? adId} />,
      text: ({ title, adId }) => title || adId,
      exports: [
        { title: t('ads.creative'), text: ({ title }) => title },
        { title: t('id'), text: ({ adId }) => adId },
        { title: t('ads.problem'), text: ({ problem }) => problem },
      ],
    },
    {
      key: 'advertiser',
      title: t('ads.advertiser'),
      sortable: true,
      render: ({ advertiser }) => <bdi>{advertiser || '–'}</bdi>,
      text: ({ advertiser }) => advertiser,
    },
    statusColumn({
      key: 'state',
      title: t('ads.state'),
      sortable: true,
      status: ({ state }) => ({ tone: TONES[state], label: t(`adStates.${state}`) }),
    }),
    {
      key: 'ms',
      title: t('duration'),
      sortable: true,
      align: 'end',
      render: ({ ms, declaredMs }) => texts.seconds(ms ?? declaredMs),
    },
    {
      key: 'shown',
      title: t('ads.shown'),
      align: 'end',
      render: ({ shown }) => (shown === 0 ? '–' : texts.count(shown)),
      text: ({ shown }) => shown,
    },
    {
      key: 'skipped',
      title: t('ads.skipped'),
      align: 'end',
      render: ({ skipped }) => (skipped === 0 ? '–' : texts.count(skipped)),
      text: ({ skipped }) => skipped,
    },
    {
      key: 'vastUrl',
      priority: 'secondary',
      title: t('adServer'),
      render: ({ vastUrl }) => <bdi>{hostOf(vastUrl)}</bdi>,
      text: ({ vastUrl }) => vastUrl,
    },
    timeColumn({ key: 'seenAt', title: t('ads.seenAt'), zone, sortable: true, relative: true }),
  ];
}
