import type { ArgsOf } from '@console/http/contract';
import { listFields, type ListState, oneOf, ResourceTable, useListQuery } from '@console/ui/list';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListMyAppsQuery, useListMyAppsQuery, useListMyFreeTrialsQuery } from '../api/my-apps-api';
import { useEditionFilter } from '../app-subscription';
import { TENANT_APP_EDITIONS, type listMyApps } from '../contract';
import { CreateMyAppLink } from './create-my-app-link';
import { useMyAppColumns } from './my-app-columns';

const SORTABLE = ['name', 'appId', 'createdAt'];

const MY_APP_LIST = {
  ...listFields(SORTABLE, 'name'),
  edition: oneOf(TENANT_APP_EDITIONS),
};

type Args = ArgsOf<typeof listMyApps>;

function myAppListArgs({ edition, ...state }: ListState<typeof MY_APP_LIST>): Args {
  return { ...state, customFields: { kind: 'tenant', ...(edition !== '' && { edition }) } };
}

/** @see spec 7.2 */
export function MyAppListPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const list = useListQuery(MY_APP_LIST);
  const args = myAppListArgs(list.state);
  const apps = useListMyAppsQuery(args);
  const { data: trials } = useListMyFreeTrialsQuery();
  const [readList] = useLazyListMyAppsQuery({ selectFromResult: () => ({}) });

  return (
    <Flex vertical gap={token.margin}>
      <Flex justify="end">
        <CreateMyAppLink />
      </Flex>
      <ResourceTable
        label={t('myApps.table')}
        list={list}
        result={apps}
        columns={useMyAppColumns(trials?.data)}
        rowKey={(app) => app.appId}
        empty={t('myApps.empty')}
        tableKey="own-apps"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        filters={[useEditionFilter(list.state.edition, (edition) => list.change({ edition }))]}
      />
      <Outlet />
    </Flex>
  );
}
