import MailOutlined from '@ant-design/icons/MailOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton, ListPage, ResourceTable, useKeepQuery, useListQuery } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useLazyListUsersQuery, useListUsersQuery } from '../api/users-api';
import type { AdminUser } from '../contract';
import { CHANGES_ACCOUNTS } from '../user/changes-accounts';
import { CREATE_USER_PATH, INVITE_USERS_PATH } from './user-list-paths';
import { useUserBulkActions } from './use-user-bulk-actions';
import { useUserColumns } from './user-columns';
import { UserFilters } from './user-filters';
import { USER_LIST, userListArgs } from './user-list-query';

const userIdOf = ({ id }: AdminUser) => id;

/** Everybody with an account on the platform. @see docs/behaviour.md 7.9 */
export function UserListPage() {
  const { t } = useTranslation('accounts');
  const list = useListQuery(USER_LIST);
  const args = userListArgs(list.state);
  const users = useListUsersQuery(args);
  const [readList] = useLazyListUsersQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t('users.title')} actions={<UserListActs />}>
      <ResourceTable
        label={t('users.title')}
        list={list}
        result={users}
        columns={useUserColumns()}
        rowKey={userIdOf}
        empty={t('users.empty')}
        tableKey="users"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        bulkActions={useUserBulkActions()}
        filters={<UserFilters state={list.state} onChange={list.change} />}
      />
      <Outlet />
    </ListPage>
  );
}

function UserListActs() {
  const { t } = useTranslation('accounts');
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  return (
    <Flex gap={token.marginXS} wrap>
      <GuardedButton
        icon={<MailOutlined aria-hidden />}
        requires={CHANGES_ACCOUNTS}
        onClick={() => void navigate(keepQuery(INVITE_USERS_PATH))}
      >
        {t('invite.title')}
      </GuardedButton>
      <GuardedButton
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        requires={CHANGES_ACCOUNTS}
        onClick={() => void navigate(keepQuery(CREATE_USER_PATH))}
      >
        {t('create.title')}
      </GuardedButton>
    </Flex>
  );
}
