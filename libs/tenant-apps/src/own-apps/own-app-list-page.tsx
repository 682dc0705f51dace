import { ResourceTable, useListQuery } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListMyAppsQuery, useListMyAppsQuery, useListMyFreeTrialsQuery } from '../api/own-apps-api';
import { EditionFilter } from '../tenant-app-list/edition-filter';
import { CreateOwnAppLink } from './create-own-app-link';
import { useOwnAppColumns } from './own-app-columns';
import { OWN_APP_LIST, ownAppListArgs } from './own-app-list-query';

/** The apps that the signed-in person is a member of. @see spec 7.2 */
export function OwnAppListPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const list = useListQuery(OWN_APP_LIST);
  const args = ownAppListArgs(list.state);
  const apps = useListMyAppsQuery(args);
  const { data: trials } = useListMyFreeTrialsQuery();
  const [readList] = useLazyListMyAppsQuery({ selectFromResult: () => ({}) });

  return (
    <Flex vertical gap={token.margin}>
      <Flex justify="end">
        <CreateOwnAppLink />
      </Flex>
      <ResourceTable
        label={t('ownApps.table')}
        list={list}
        result={apps}
        columns={useOwnAppColumns(trials?.data)}
        rowKey={(app) => app.appId}
        empty={t('ownApps.empty')}
        tableKey="own-apps"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        filters={
          <EditionFilter
            value={list.state.edition}
            onChange={(edition) => {
              list.change({ edition });
            }}
          />
        }
      />
      <Outlet />
    </Flex>
  );
}
