import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton } from '@console/ui';
import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { useKeepQuery, useSubscriptionDialogs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useLazyListServersQuery, useListServersQuery } from '../api/servers-api';
import { SERVERS_ACCESS } from '../contract';
import { CHANGES_SERVERS } from './changes-servers';
import { SERVERS_LIVE } from './servers-live';
import { useServerColumns } from './server-columns';
import { ServerFilters } from './server-filters';
import { SERVER_LIST, serverListArgs } from './server-list-query';
import { addServerPath } from './server-paths';
import { useServerActs } from './use-server-acts';
import { useServerPlace } from './use-server-place';

/** Servers with their licenses and load, as they are now: of every app, or of one app and one kind. */
export function ServerListPage() {
  const { t } = useTranslation('operations');
  const place = useServerPlace();
  const list = useListQuery(SERVER_LIST);
  const args = serverListArgs(place, list.state);
  const servers = useListServersQuery(args, SERVERS_LIVE);
  const [readList] = useLazyListServersQuery({ selectFromResult: () => ({}) });
  const title = place.kind === undefined ? t('routes.machine') : t(`servers.titles.${place.kind}`);

  return (
    <ListPage title={title} actions={<AddServerButton />}>
      <ResourceTable
        label={title}
        list={list}
        result={servers}
        live
        access={SERVERS_ACCESS}
        columns={useServerColumns()}
        rowKey={({ id }) => id}
        empty={t('servers.empty')}
        tableKey={place.appId === undefined ? 'servers' : 'app-servers'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActs={useServerActs()}
        filters={<ServerFilters state={list.state} onChange={list.change} />}
      />
      <Outlet />
    </ListPage>
  );
}

function AddServerButton() {
  const { t } = useTranslation('operations');
  const { path, appId } = useServerPlace();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const { withCard } = useSubscriptionDialogs();
  const open = () => void navigate(keepQuery(addServerPath(path)));
  return (
    <GuardedButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      requires={CHANGES_SERVERS}
      // The app of a server that is added to the list of all apps is chosen in the form.
      onClick={() => (appId === undefined ? open() : void withCard(open, appId))}
    >
      {t('servers.add.title')}
    </GuardedButton>
  );
}
