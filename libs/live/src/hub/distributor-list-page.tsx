import { clipText } from '@console/i18n';
import { useAppScope } from '@console/shell-layout';
import { useZone } from '@console/ui';
import {
  choiceFilter,
  listFields,
  oneOf,
  text,
  timeColumn,
  useListQuery,
  type ResourceColumn,
  statusColumn,
} from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListDistributorsQuery, useListDistributorsQuery } from '../api/hub-api';
import { POLLED } from '../api/polling';
import { DISTRIBUTOR_SORTS, DISTRIBUTOR_STATES, type Distributor } from '../contract';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { useNameColumn } from '../resource/use-name-column';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useDistributorActions } from './use-distributor-actions';
import { useHubTexts } from './use-hub-texts';

const LIST = {
  ...listFields(DISTRIBUTOR_SORTS, 'name'),
  state: oneOf(DISTRIBUTOR_STATES),
  /** Only in the list of all apps. */
  appId: text(),
};

export function DistributorListPage() {
  return useIsResourceOpen() ? <Outlet /> : <DistributorList />;
}

function DistributorList() {
  const { t } = useTranslation('live');
  const texts = useHubTexts();
  const scope = useAppScope();
  const list = useListQuery(LIST);
  const { state, appId, ...query } = list.state;
  const app = scope.appId ?? appId;
  const customFields = { ...(app !== '' && { appId: app }), ...(state !== '' && { state }) };
  const args = { ...query, ...scope, customFields };
  const [readList] = useLazyListDistributorsQuery({ selectFromResult: () => ({}) });
  return (
    <ResourceListPage<Distributor>
      kind="hub/distributors"
      title={t('hub.title')}
      addLabel={t('hub.add')}
      label={t('hub.title')}
      empty={t('hub.empty')}
      requires={CHANGE_STREAMS}
      list={list}
      result={useListDistributorsQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={useDistributorColumns()}
      filters={[
        choiceFilter({
          label: t('state'),
          all: t('allStates'),
          value: state,
          options: DISTRIBUTOR_STATES.map((value) => ({ value, label: texts.distributor(value).label })),
          onChange: (chosen) => list.change({ state: chosen }),
        }),
      ]}
      {...useDistributorActions()}
    />
  );
}

function useDistributorColumns(): ResourceColumn<Distributor>[] {
  const { t } = useTranslation('live');
  const texts = useHubTexts();
  const zone = useZone();
  const time = { zone, priority: 'secondary', relative: true } as const;
  return [
    useNameColumn('hub/distributors'),
    {
      key: 'channels',
      title: t('hub.channels'),
      render: ({ channels }) => <bdi>{channels.length === 0 ? '–' : clipText(channels.join(', '))}</bdi>,
      text: ({ channels }) => channels.join(', '),
    },
    statusColumn({ key: 'state', title: t('state'), status: ({ state }) => texts.distributor(state) }),
    {
      key: 'bytes',
      title: t('hub.thisMonth'),
      align: 'end',
      render: ({ bytesThisMonth }) => texts.bytes(bytesThisMonth),
      text: ({ bytesThisMonth }) => bytesThisMonth,
    },
    timeColumn({ ...time, key: 'lastAt', title: t('hub.lastAt') }),
    timeColumn({
      ...time,
      key: 'expiresAt',
      title: t('hub.expiresAt'),
      sortable: true,
      none: t('hub.never'),
    }),
  ];
}
