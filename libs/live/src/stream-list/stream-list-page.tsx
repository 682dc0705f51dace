import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { AddButton, useAppScope } from '@console/shell-layout';
import { LinkButton } from '@console/ui';
import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useLazyListStreamsQuery, useListStreamsQuery } from '../api/streams-api';
import { STREAMS_ACCESS, type Stream } from '../contract';
import { addStreamPath, WALL_ROUTE, wallPath } from '../stream-paths';
import { POWER, useStreamActions } from '../stream/use-stream-actions';
import { useStreamColumns } from './stream-columns';
import { useStateFilter } from './use-state-filter';
import { STREAM_LIST, streamListArgs } from './stream-list-query';

/** Streams of an app or of every app; the wall and the page of a stream take its place. */
export function StreamListPage() {
  const { streamId } = useParams();
  const isWall = useMatch(WALL_ROUTE);
  return streamId !== undefined || isWall ? <Outlet /> : <StreamList />;
}

/** Its channel starts by itself. */
const isEvent = ({ source }: Stream) => source.kind === 'channel' && source.channel === 'event';

function StreamList() {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const list = useListQuery(STREAM_LIST);
  const { serverId } = list.state;
  const args = streamListArgs({ ...(appId !== undefined && { appId }) }, list.state);
  const streams = useListStreamsQuery(args, POLLED);
  const [readList] = useLazyListStreamsQuery({ selectFromResult: () => ({}) });
  const { actionsOf, dialogs } = useStreamActions();

  const add = (
    <AddButton requires={{ access: STREAMS_ACCESS, change: true }} to={addStreamPath(appId)}>
      {t('add.title')}
    </AddButton>
  );
  return (
    <ListPage
      title={t('title')}
      actions={
        <Flex wrap gap="small">
          <LinkButton to={wallPath(appId)} icon={<AppstoreOutlined aria-hidden />}>
            {t('wall.title')}
          </LinkButton>
          {add}
        </Flex>
      }
    >
      <ResourceTable
        label={t('streams')}
        list={list}
        result={streams}
        live
        access={STREAMS_ACCESS}
        columns={useStreamColumns()}
        rowKey={({ id }) => id}
        empty={t('empty')}
        add={add}
        tableKey={appId === undefined ? 'streams' : 'app-streams'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={(stream) =>
          actionsOf(stream).filter(({ key }) => key !== POWER || stream.state !== 'off' || !isEvent(stream))
        }
        filters={[
          useStateFilter(list),
          ...(serverId === ''
            ? []
            : [
                {
                  label: t('server'),
                  chosen: streams.data?.data[0]?.server?.name ?? serverId,
                  clear: () => list.change({ serverId: '' }),
                },
              ]),
        ]}
      />
      {dialogs}
      <Outlet />
    </ListPage>
  );
}
