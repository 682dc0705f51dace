import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  GuardedButton,
  LinkButton,
  ResourceTable,
  useKeepFrom,
  useKeepQuery,
  useListQuery,
} from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useLazyListGroupsQuery, useListGroupsQuery } from '../api/groups-api';
import type { TenantGroup } from '../contract';
import { useManagedApp } from '../managed-app/use-managed-app';
import { DeleteGroupDialog } from './delete-group-dialog';
import { useGroupColumns } from './group-columns';
import { GROUP_LIST, groupListArgs } from './group-list-query';
import { createGroupPath, editGroupPath, groupMatrixPath, previewGroupPath } from './group-paths';
import { toManageGroup, toManageGroups } from './managing-groups';
import { useGrantableApiGroups } from './use-grantable-api-groups';

/** The groups of an app: what each grants, and how many are in it. @see spec 7.6 */
export function GroupListPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const keepFrom = useKeepFrom();
  const app = useManagedApp();
  const list = useListQuery(GROUP_LIST);
  const args = groupListArgs(app.appId, list.state);
  const groups = useListGroupsQuery(args);
  const [readList] = useLazyListGroupsQuery({ selectFromResult: () => ({}) });
  const { data: apiGroups } = useGrantableApiGroups(app);
  const [asked, setAsked] = useState<TenantGroup>();
  const [isDeleting, setDeleting] = useState(false);

  const open = (path: string) => {
    void navigate(keepQuery(path));
  };
  const acts = (group: TenantGroup) => [
    {
      key: 'preview',
      label: t('groups.acts.preview'),
      requires: {},
      run: () => {
        open(previewGroupPath(app, group));
      },
    },
    ...(app.archived
      ? []
      : [
          {
            key: 'edit',
            label: t('groups.acts.edit'),
            requires: toManageGroup(app, group, apiGroups),
            run: () => {
              open(editGroupPath(app, group));
            },
          },
          {
            key: 'delete',
            label: t('groups.acts.delete'),
            danger: true,
            requires: toManageGroup(app, group, apiGroups),
            run: () => {
              setAsked(group);
              setDeleting(true);
            },
          },
        ]),
  ];

  return (
    <Flex vertical gap={token.margin}>
      <Flex gap={token.marginXS} wrap justify="end">
        <LinkButton to={keepFrom(groupMatrixPath(app))}>{t('groups.matrix.link')}</LinkButton>
        {!app.archived && (
          <GuardedButton
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            requires={toManageGroups(app)}
            onClick={() => {
              open(createGroupPath(app));
            }}
          >
            {t('groups.create')}
          </GuardedButton>
        )}
      </Flex>
      <ResourceTable
        label={t('groups.table')}
        list={list}
        result={groups}
        columns={useGroupColumns(app, apiGroups)}
        rowKey={(group) => group.id}
        empty={t('groups.empty')}
        tableKey="groups"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActs={acts}
      />
      {asked && (
        <DeleteGroupDialog
          group={asked}
          open={isDeleting}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
      <Outlet />
    </Flex>
  );
}
