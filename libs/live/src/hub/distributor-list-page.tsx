import { clipText, formatDateTime } from '@console/i18n';
import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { DateTime, PlainLink, StatusTag, TwoLines, useZone } from '@console/ui';
import { choiceFilter, listFields, oneOf, text, useListQuery, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListDistributorsQuery, useListDistributorsQuery } from '../api/hub-api';
import { POLLED } from '../api/polling';
import { DISTRIBUTOR_SORTS, DISTRIBUTOR_STATES, type Distributor } from '../contract';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { resourcePath } from '../resource/resource-paths';
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
  const { appId } = useAppScope();
  const texts = useHubTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const time = (key: 'lastAt' | 'expiresAt', title: string): ResourceColumn<Distributor> => ({
    key,
    title,
    priority: 'secondary',
    sortable: key === 'expiresAt',
    render: ({ [key]: at }) => (at === null ? '–' : <DateTime value={at} zone={zone} relative />),
    text: ({ [key]: at }) => at && formatDateTime(at, zone),
  });
  return [
    {
      key: 'name',
      title: t('name'),
      sortable: true,
      render: ({ id, name, appName }) => {
        const to = keepQuery(resourcePath('hub/distributors', appId, id));
        return appId === undefined ? (
          <TwoLines main={name} detail={appName} to={to} />
        ) : (
          <PlainLink to={to}>
            <bdi>{name}</bdi>
          </PlainLink>
        );
      },
      text: ({ name }) => name,
      exports: [
        { title: t('name'), text: ({ name }) => name },
        { title: t('app'), text: (row) => row.appId },
        { title: t('id'), text: ({ id }) => id },
      ],
    },
    {
      key: 'channels',
      title: t('hub.channels'),
      render: ({ channels }) => <bdi>{channels.length === 0 ? '–' : clipText(channels.join(', '))}</bdi>,
      text: ({ channels }) => channels.join(', '),
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state }) => <StatusTag {...texts.distributor(state)} />,
      text: ({ state }) => texts.distributor(state).label,
    },
    {
      key: 'bytes',
      title: t('hub.thisMonth'),
      align: 'end',
      render: ({ bytesThisMonth }) => texts.bytes(bytesThisMonth),
      text: ({ bytesThisMonth }) => bytesThisMonth,
    },
    time('lastAt', t('hub.lastAt')),
    time('expiresAt', t('hub.expiresAt')),
  ];
}
