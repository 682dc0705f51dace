import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import {
  choiceFilter,
  ResourceTable,
  useListQuery,
  listFields,
  type ListState,
  oneOf,
  text,
} from '@console/ui/list';
import { GuardedButton, type PageAction } from '@console/ui';
import { useGetUserDetailQuery, useOpenPath } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { ArgsOf } from '@console/http/contract';
import { useListGroupsQuery } from '../api/groups-api';
import { useLazyListMembersQuery, useListMembersQuery } from '../api/members-api';
import type { Member, listMembers } from '../contract';
import { toManageMember, toManage } from '../groups/manage-requirements';
import { editMemberPath, inviteMembersPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { groupChoices } from './group-select';
import { useMemberColumns } from './member-columns';
import { MEMBER_STATES, type MemberState } from './member-state';
import { RemoveMemberDialog } from './remove-member-dialog';
import { useResendInvitations } from './use-resend-invitations';

const MEMBER_LIST = {
  ...listFields(['email', 'status', 'createdAt'], '-createdAt'),
  group: text(),
  status: oneOf(MEMBER_STATES),
};

type Args = ArgsOf<typeof listMembers>;

const FILTERS = {
  '': {},
  active: { status: 'active' },
  invited: { status: 'invited', expired: false },
  expired: { expired: true },
} as const satisfies Record<MemberState | '', Args['customFields']>;

function memberListArgs(appId: string, { group, status, ...state }: ListState<typeof MEMBER_LIST>): Args {
  return {
    ...state,
    appId,
    populates: 'group',
    customFields: { appId, ...(group !== '' && { groupId: group }), ...FILTERS[status] },
  };
}

/** @see spec 7.7 */
export function MemberListPage() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const openPath = useOpenPath();
  const app = useManagedApp();
  const list = useListQuery(MEMBER_LIST);
  const args = memberListArgs(app.appId, list.state);
  const members = useListMembersQuery(args);
  const [readList] = useLazyListMembersQuery({ selectFromResult: () => ({}) });
  const { data: groups } = useListGroupsQuery(groupChoices(app.appId));
  const { data: me } = useGetUserDetailQuery({});
  const { bulkAction, resendOne } = useResendInvitations(app);
  const [removing, setRemoving] = useState<Member>();

  const actions = (member: Member): PageAction[] => {
    const requires = toManageMember(app, member, me?.group.permission);
    const isInvited = member.status === 'invited';
    return [
      ...(isInvited
        ? [{ key: 'resend', label: t('members.actions.resend'), requires, run: () => void resendOne(member) }]
        : []),
      {
        key: 'edit',
        label: t('members.actions.edit'),
        requires,
        run: () => openPath(editMemberPath(app.base, member)),
      },
      {
        key: 'remove',
        label: t(isInvited ? 'members.actions.revoke' : 'members.actions.remove'),
        danger: true,
        requires,
        run: () => setRemoving(member),
      },
    ];
  };

  const add = !app.archived && (
    <GuardedButton
      type="primary"
      icon={<UserAddOutlined aria-hidden />}
      requires={toManage(app)}
      onClick={() => openPath(inviteMembersPath(app.base))}
    >
      {t('members.invite.title')}
    </GuardedButton>
  );
  return (
    <Flex vertical gap={token.margin}>
      {add && <Flex justify="end">{add}</Flex>}
      <ResourceTable
        label={t('members.table')}
        list={list}
        result={members}
        columns={useMemberColumns()}
        rowKey={(member) => member.id}
        empty={t('members.empty')}
        add={add}
        tableKey="members"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        {...(!app.archived && { rowActions: actions, bulkActions: [bulkAction] })}
        filters={[
          choiceFilter({
            label: t('members.columns.status'),
            all: t('members.allStatuses'),
            value: list.state.status,
            options: MEMBER_STATES.map((state) => ({ value: state, label: t(`members.status.${state}`) })),
            onChange: (status) => list.change({ status }),
          }),
          choiceFilter<string>({
            label: t('members.columns.group'),
            all: t('members.allGroups'),
            value: list.state.group,
            options: withChosen(
              (groups?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              { value: list.state.group, label: t('members.chosenGroup') },
            ),
            onChange: (group) => list.change({ group }),
          }),
        ]}
      />
      <RemoveMemberDialog member={removing} onClose={() => setRemoving(undefined)} />
      <Outlet />
    </Flex>
  );
}

interface GroupOption {
  value: string;
  label: string;
}

/** Includes a group from the URL that is not loaded or not among the first groups. */
function withChosen(options: GroupOption[], chosen: GroupOption): GroupOption[] {
  const known = chosen.value === '' || options.some(({ value }) => value === chosen.value);
  return known ? options : [...options, chosen];
}
