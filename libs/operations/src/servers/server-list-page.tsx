import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton } from '@console/ui';
import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { useOpenPath, useSubscriptionDialogs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useParams } from 'react-router';
import { useLazyListServersQuery, useListServersQuery } from '../api/servers-api';
import { SERVERS_ACCESS } from '../contract';
import { CHANGE_SERVERS } from './changes-servers';
import { SERVERS_LIVE } from './servers-live';
import { useCpuTrends } from './cpu-trends';
import { useServerColumns } from './server-columns';
import { useServerFilters } from './use-server-filters';
import { SERVER_LIST, serverListArgs } from './server-list-query';
import { addServerPath } from '../paths/server-paths';
import { useServerActions } from './use-server-actions';
import { useServerScope } from './server-scope';

/** Servers of every app, or of one app and kind; the page of a server takes its place. */
export function ServerListPage() {
  const { path } = useServerScope();
  return useMatch(`${path}/:serverId/detail`) ? <Outlet /> : <ServerList />;
}

function ServerList() {
  const { t } = useTranslation('operations');
  const scope = useServerScope();
  const { serverId } = useParams();
  const list = useListQuery(SERVER_LIST);
  const args = serverListArgs(scope, list.state);
  const servers = useListServersQuery(args, SERVERS_LIVE);
  const [readList] = useLazyListServersQuery({ selectFromResult: () => ({}) });
  const title = scope.kind === undefined ? t('routes.machine') : t(`servers.titles.${scope.kind}`);

  return (
    <ListPage title={title} actions={<AddServerButton />}>
      <ResourceTable
        label={title}
        list={list}
        result={servers}
        live
        access={SERVERS_ACCESS}
        columns={useServerColumns(useCpuTrends(scope.appId, servers.data))}
        rowKey={({ id }) => id}
        empty={t('servers.empty')}
        add={<AddServerButton />}
        tableKey={scope.appId === undefined ? 'servers' : 'app-servers'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={useServerActions()}
        current={serverId}
        filters={useServerFilters(scope, list.state, list.change)}
      />
      <Outlet />
    </ListPage>
  );
}

function AddServerButton() {
  const { t } = useTranslation('operations');
  const { path, appId } = useServerScope();
  const openPath = useOpenPath();
  const { withCard } = useSubscriptionDialogs();
  const open = () => openPath(addServerPath(path));
  return (
    <GuardedButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      requires={CHANGE_SERVERS}
      // Without an app in scope the form asks for it.
      onClick={() => (appId === undefined ? open() : void withCard(open, appId))}
    >
      {t('servers.add.title')}
    </GuardedButton>
  );
}
