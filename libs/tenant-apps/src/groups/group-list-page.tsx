import type { ArgsOf } from '@console/http/contract';
import { LinkButton } from '@console/ui';
import { listFields, type ListState, ResourceTable, useListQuery } from '@console/ui/list';
import { AddButton, useKeepFrom, useOpenPath } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useLazyListGroupsQuery, useListGroupsQuery } from '../api/groups-api';
import type { listGroups, TenantGroup } from '../contract';
import { createGroupPath, editGroupPath, groupMatrixPath, previewGroupPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { DeleteGroupDialog } from './delete-group-dialog';
import { useGroupColumns } from './group-columns';
import { toManageGroup, toManage } from './manage-requirements';
import { useGrantableApiGroups } from './use-grantable-api-groups';

const GROUP_LIST = listFields(['name', 'members', 'createdAt'], 'name');

function groupListArgs(appId: string, state: ListState<typeof GROUP_LIST>): ArgsOf<typeof listGroups> {
  return { ...state, appId, customFields: { appId } };
}

/** @see spec 7.6 */
export function GroupListPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const openPath = useOpenPath();
  const keepFrom = useKeepFrom();
  const app = useManagedApp();
  const list = useListQuery(GROUP_LIST);
  const args = groupListArgs(app.appId, list.state);
  const groups = useListGroupsQuery(args);
  const [readList] = useLazyListGroupsQuery({ selectFromResult: () => ({}) });
  const { currentData: apiGroups } = useGrantableApiGroups(app);
  const [toDelete, setToDelete] = useState<TenantGroup>();
  const [isDeleting, setDeleting] = useState(false);

  const actions = (group: TenantGroup) => [
    {
      key: 'preview',
      label: t('groups.actions.preview'),
      requires: {},
      run: () => openPath(previewGroupPath(app, group)),
    },
    ...(app.archived
      ? []
      : [
          {
            key: 'edit',
            label: t('groups.actions.edit'),
            requires: toManageGroup(app, group, apiGroups),
            run: () => openPath(editGroupPath(app, group)),
          },
          {
            key: 'delete',
            label: t('groups.actions.delete'),
            danger: true,
            requires: toManageGroup(app, group, apiGroups),
            run: () => {
              setToDelete(group);
              setDeleting(true);
            },
          },
        ]),
  ];

  const add = !app.archived && (
    <AddButton requires={toManage(app)} to={createGroupPath(app)}>
      {t('groups.create')}
    </AddButton>
  );
  return (
    <Flex vertical gap={token.margin}>
      <Flex gap={token.marginXS} wrap justify="end">
        <LinkButton to={keepFrom(groupMatrixPath(app))}>{t('groups.matrix.link')}</LinkButton>
        {add}
      </Flex>
      <ResourceTable
        label={t('groups.table')}
        list={list}
        result={groups}
        columns={useGroupColumns(app, apiGroups)}
        rowKey={(group) => group.id}
        empty={t('groups.empty')}
        add={add}
        tableKey="groups"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={actions}
      />
      {toDelete && (
        <DeleteGroupDialog group={toDelete} open={isDeleting} onClose={() => setDeleting(false)} />
      )}
      <Outlet />
    </Flex>
  );
}
