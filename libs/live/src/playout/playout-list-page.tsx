import { useAppScope } from '@console/shell-layout';
import { StatusTag } from '@console/ui';
import { useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListPlayoutChannelsQuery, useListPlayoutChannelsQuery } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { CHANNEL_LIST } from '../channel/channel-list-query';
import { useChannelColumns } from '../channel/use-channel-columns';
import { type PlayoutChannel } from '../contract';
import { CHANGE_STREAMS, useStreamActions } from '../stream/use-stream-actions';
import { streamListArgs } from '../stream-list/stream-list-query';
import { useStateFilter } from '../stream-list/use-state-filter';
import { PLAYOUT_PATHS } from './playout-access';

export function PlayoutListPage() {
  return useIsResourceOpen() ? <Outlet /> : <PlayoutList />;
}

function PlayoutList() {
  const { t } = useTranslation('live');
  const list = useListQuery(CHANNEL_LIST);
  const args = streamListArgs(useAppScope(), list.state);
  const [readList] = useLazyListPlayoutChannelsQuery({ selectFromResult: () => ({}) });
  const { name, state, viewers } = useChannelColumns<PlayoutChannel>(({ zone }) => zone);
  const onAir = ({ state: current, switches: [latest] }: PlayoutChannel) =>
    current === 'live' && latest ? latest.title || (latest.name ?? t('channel.testPicture')) : '–';
  return (
    <ResourceListPage<PlayoutChannel>
      kind="playout"
      title={t('playout.title')}
      addLabel={t('playout.add')}
      label={t('playout.channels')}
      empty={t('playout.empty')}
      requires={CHANGE_STREAMS}
      list={list}
      result={useListPlayoutChannelsQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        state,
        { key: 'onAir', title: t('playout.onAir'), render: onAir },
        {
          key: 'problems',
          title: t('playout.problems'),
          render: ({ problems }) =>
            problems.length === 0 ? (
              '–'
            ) : (
              <StatusTag tone="warning" label={t('playout.problemCount', { count: problems.length })} />
            ),
          text: ({ problems }) => problems.length,
        },
        viewers,
      ]}
      filters={[useStateFilter(list)]}
      {...useStreamActions(PLAYOUT_PATHS)}
    />
  );
}
