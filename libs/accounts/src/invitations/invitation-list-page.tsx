import { usePopUps, type PageAction } from '@console/ui';
import {
  type BulkAction,
  choiceFilter,
  ListPage,
  ResourceTable,
  useListQuery,
  listFields,
  type ListState,
  oneOf,
} from '@console/ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArgsOf } from '@console/http/contract';
import {
  useLazyListUserInvitationsQuery,
  useListUserInvitationsQuery,
  useResendUserInvitationMutation,
  useResendUserInvitationOfManyMutation,
} from '../api/users-api';
import type { UserInvitation, listUserInvitations } from '../contract';
import { UserListActions } from '../user-list-actions';
import { CHANGE_ACCOUNTS } from '../user-requirements';
import { UserTabs } from '../user-tabs';
import { useInvitationColumns } from './invitation-columns';
import { LinkDialog, RevokeInvitationDialog } from './invitation-dialogs';

const INVITATION_STATES = ['pending', 'expired'] as const;

const INVITATION_LIST = {
  ...listFields(['email', 'createdAt', 'expiresAt'], '-createdAt'),
  state: oneOf(INVITATION_STATES),
};

function invitationListArgs({
  state,
  ...list
}: ListState<typeof INVITATION_LIST>): ArgsOf<typeof listUserInvitations> {
  return { ...list, customFields: state === '' ? {} : { expired: state === 'expired' } };
}

interface Opened {
  dialog: 'link' | 'revoke';
  invitation: UserInvitation;
  open: boolean;
}

/** @see spec 7.9 */
export function InvitationListPage() {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const list = useListQuery(INVITATION_LIST);
  const args = invitationListArgs(list.state);
  const invitations = useListUserInvitationsQuery(args);
  const [readList] = useLazyListUserInvitationsQuery({ selectFromResult: () => ({}) });
  const [resend] = useResendUserInvitationMutation();
  const [resendOfMany] = useResendUserInvitationOfManyMutation();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(opened && { ...opened, open: false });

  const actions = (invitation: UserInvitation): PageAction[] => {
    const requires = CHANGE_ACCOUNTS;
    const open = (dialog: Opened['dialog']) => () => setOpened({ dialog, invitation, open: true });
    return [
      {
        key: 'resend',
        label: t('invitations.resend.action'),
        requires,
        run: () => {
          void resend({ id: invitation.id }).then(({ data }) => {
            if (data) message.success(t('user.mailQueued', data));
          });
        },
      },
      { key: 'link', label: t('invitations.link.action'), requires, run: open('link') },
      { key: 'revoke', label: t('invitations.revoke.action'), danger: true, requires, run: open('revoke') },
    ];
  };
  const bulkAction: BulkAction<UserInvitation> = {
    key: 'resend',
    label: t('invitations.resend.bulk'),
    question: (count) => t('invitations.resend.question', { count }),
    effect: t('invitations.resend.effect'),
    requires: CHANGE_ACCOUNTS,
    run: ({ id }) => resendOfMany({ id }),
  };

  return (
    <ListPage title={t('routes.invitations')} actions={<UserListActions />}>
      <UserTabs />
      <ResourceTable
        label={t('routes.invitations')}
        list={list}
        result={invitations}
        columns={useInvitationColumns()}
        rowKey={({ id }) => id}
        empty={t('invitations.empty')}
        tableKey="user-invitations"
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        rowActions={actions}
        bulkActions={[bulkAction]}
        filters={[
          choiceFilter({
            label: t('users.columns.status'),
            all: t('users.all.statuses'),
            value: list.state.state,
            options: INVITATION_STATES.map((state) => ({
              value: state,
              label: t(`invitations.states.${state}`),
            })),
            onChange: (state) => list.change({ state }),
          }),
        ]}
      />
      {opened?.dialog === 'link' && <LinkDialog {...opened} onClose={close} />}
      {opened?.dialog === 'revoke' && <RevokeInvitationDialog {...opened} onClose={close} />}
    </ListPage>
  );
}
