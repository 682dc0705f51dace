import { ListPage, ResourceTable, useListQuery } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useListServerClustersQuery } from '../api/servers-api';
import { SERVERS_ACCESS } from '../contract';
import { SERVERS_LIVE } from '../servers/servers-live';
import { useClusterColumns } from './cluster-columns';
import { CLUSTER_LIST, clusterPage } from './cluster-list-query';
import { useClusterScope } from './cluster-scope';

/** Servers of one kind that share their load, by cluster. */
export function ClusterListPage() {
  const { t } = useTranslation('operations');
  const { appId, kind } = useClusterScope();
  const title = t(`clusters.titles.${kind ?? 'all'}`);
  const list = useListQuery(CLUSTER_LIST);
  const clusters = useListServerClustersQuery(
    { ...(appId !== undefined && { appId }), ...(kind && { kind }) },
    SERVERS_LIVE,
  );
  const { currentData } = clusters;
  const page = currentData && clusterPage(currentData.data, list.state);

  return (
    <ListPage title={title}>
      <ResourceTable
        label={title}
        list={list}
        result={{ ...clusters, data: page, currentData: page }}
        live
        access={SERVERS_ACCESS}
        columns={useClusterColumns()}
        rowKey={({ name }) => name}
        empty={t('clusters.empty')}
        tableKey="clusters"
        readPage={({ page: number, perPage }) =>
          Promise.resolve({
            ...clusterPage(currentData?.data ?? [], { ...list.state, page: number, perPage }),
            page: number,
            perPage,
          })
        }
      />
    </ListPage>
  );
}
