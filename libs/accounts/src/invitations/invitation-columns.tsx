import { clipText } from '@console/i18n';
import { TwoLines, useZone } from '@console/ui';
import { statusColumn, timeColumn, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { UserInvitation } from '../contract';

export function useInvitationColumns(): ResourceColumn<UserInvitation>[] {
  const { t } = useTranslation('accounts');
  const zone = useZone();
  return [
    {
      key: 'email',
      title: t('users.columns.email'),
      sortable: true,
      render: ({ email, user }) =>
        user === null ? <bdi>{clipText(email)}</bdi> : <TwoLines main={user.name} detail={email} />,
      text: ({ email }) => email,
    },
    statusColumn({
      key: 'state',
      title: t('users.columns.status'),
      status: ({ expired }) => ({
        tone: expired ? 'ended' : 'off',
        label: t(`invitations.states.${expired ? 'expired' : 'pending'}`),
      }),
    }),
    timeColumn({ key: 'expiresAt', title: t('invitations.expiresAt'), zone, sortable: true }),
    timeColumn({ key: 'createdAt', title: t('invitations.sentAt'), zone, sortable: true, relative: true }),
  ];
}
