import { AddButton, useAppScope } from '@console/shell-layout';
import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { POLLED } from '../api/polling';
import { useLazyListSsaiEndpointsQuery, useListSsaiEndpointsQuery } from '../api/ssai-api';
import { SSAI_ACCESS } from '../contract';
import { useEndpointActions } from '../use-endpoint-actions';
import { addEndpointPath } from '../ssai-paths';
import { useEndpointColumns } from './endpoint-columns';
import { ENDPOINT_LIST, endpointListArgs } from './endpoint-list-query';

/** Endpoints of an app or of every app; the page of an endpoint takes its place. */
export function EndpointListPage() {
  const { endpointId } = useParams();
  return endpointId === undefined ? <EndpointList /> : <Outlet />;
}

function EndpointList() {
  const { t } = useTranslation('ssai');
  const { appId } = useAppScope();
  const list = useListQuery(ENDPOINT_LIST);
  const args = endpointListArgs({ ...(appId !== undefined && { appId }) }, list.state);
  const endpoints = useListSsaiEndpointsQuery(args, POLLED);
  const [readList] = useLazyListSsaiEndpointsQuery({ selectFromResult: () => ({}) });
  const { actionsOf, dialogs } = useEndpointActions();

  const add = (
    <AddButton requires={{ access: SSAI_ACCESS, change: true }} to={addEndpointPath(appId)}>
      {t('add.title')}
    </AddButton>
  );
  return (
    <ListPage title={t('title')} actions={add}>
      <ResourceTable
        label={t('endpoints')}
        list={list}
        result={endpoints}
        live
        access={SSAI_ACCESS}
        columns={useEndpointColumns(appId)}
        rowKey={({ id }) => id}
        empty={t('empty')}
        add={add}
        tableKey={appId === undefined ? 'ssai-endpoints' : 'app-ssai-endpoints'}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={actionsOf}
      />
      {dialogs}
      <Outlet />
    </ListPage>
  );
}
