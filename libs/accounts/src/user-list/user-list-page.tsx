import {
  type BulkAction,
  choiceFilter,
  type ListFilter,
  ListPage,
  type ListState,
  ResourceTable,
  useListQuery,
} from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import {
  useLazyListUsersQuery,
  useListAdminGroupsQuery,
  useListUsersQuery,
  useResetPasswordOfManyMutation,
} from '../api/users-api';
import { type AdminUser, LAST_SIGN_INS, USER_STATUSES } from '../contract';
import { CHANGE_ACCOUNTS } from '../user-requirements';
import { UserTabs } from '../user-tabs';
import { useUserColumns } from './user-columns';
import { UserListActions } from '../user-list-actions';
import { RIGHTS, TWO_FACTOR, USER_LIST, userListArgs } from './user-list-query';

const userIdOf = ({ id }: AdminUser) => id;

/** @see spec 7.9 */
export function UserListPage() {
  const { t } = useTranslation('accounts');
  const list = useListQuery(USER_LIST);
  const args = userListArgs(list.state);
  const users = useListUsersQuery(args);
  const [readList] = useLazyListUsersQuery({ selectFromResult: () => ({}) });

  return (
    <ListPage title={t('users.title')} actions={<UserListActions />}>
      <UserTabs />
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
        filters={useUserFilters(list.state, list.change)}
      />
      <Outlet />
    </ListPage>
  );
}

function useUserBulkActions(): BulkAction<AdminUser>[] {
  const { t } = useTranslation('accounts');
  const [mailLink] = useResetPasswordOfManyMutation();
  return [
    {
      key: 'mail-link',
      label: t('users.mailLink.label'),
      question: (count) => t('users.mailLink.question', { count }),
      effect: t('users.mailLink.effect'),
      requires: CHANGE_ACCOUNTS,
      run: ({ id }) => mailLink({ id }),
    },
  ];
}

type State = ListState<typeof USER_LIST>;

function useUserFilters(state: State, onChange: (changed: Partial<State>) => void): ListFilter[] {
  const { t } = useTranslation('accounts');
  return [
    choiceFilter({
      label: t('users.columns.status'),
      all: t('users.all.statuses'),
      value: state.status,
      options: USER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
      onChange: (status) => onChange({ status }),
    }),
    choiceFilter({
      label: t('users.columns.twoFactor'),
      all: t('users.all.twoFactor'),
      value: state.twoFactor,
      options: TWO_FACTOR.map((word) => ({ value: word, label: t(`users.withTwoFactor.${word}`) })),
      onChange: (twoFactor) => onChange({ twoFactor }),
    }),
    choiceFilter({
      label: t('users.columns.lastSignInAt'),
      all: t('users.all.lastSignIns'),
      value: state.lastSignIn,
      options: LAST_SIGN_INS.map((word) => ({ value: word, label: t(`users.lastSignIn.${word}`) })),
      onChange: (lastSignIn) => onChange({ lastSignIn }),
    }),
    choiceFilter<string>({
      label: t('users.columns.group'),
      all: t('users.all.groups'),
      value: state.group,
      options: useGroupOptions(state.group),
      onChange: (group) => onChange({ group }),
    }),
    choiceFilter({
      label: t('users.columns.rights'),
      all: t('users.all.rights'),
      value: state.rights,
      options: RIGHTS.map((word) => ({ value: word, label: t(`rights.${word}`) })),
      onChange: (rights) => onChange({ rights }),
    }),
  ];
}

/** Includes a group from the URL before the groups are loaded and after it was deleted. */
function useGroupOptions(chosen: string): { value: string; label: string }[] {
  const { t } = useTranslation('accounts');
  const { data: groups } = useListAdminGroupsQuery();
  const options = (groups?.data ?? []).map(({ name, users }) => ({
    value: name,
    label: t('users.groupWithUsers', { name, users }),
  }));
  const known = chosen === '' || options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: chosen }];
}
