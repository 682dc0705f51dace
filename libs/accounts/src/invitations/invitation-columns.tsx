import { clipText, formatDateTime } from '@console/i18n';
import { DateTime, StatusTag, TwoLines, useZone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { UserInvitation } from '../contract';

export function useInvitationColumns(): ResourceColumn<UserInvitation>[] {
  const { t } = useTranslation('accounts');
  const zone = useZone();
  const stateOf = ({ expired }: UserInvitation) => (expired ? 'expired' : 'pending');
  return [
    {
      key: 'email',
      title: t('users.columns.email'),
      sortable: true,
      render: ({ email, user }) =>
        user === null ? <bdi>{clipText(email)}</bdi> : <TwoLines main={user.name} detail={email} />,
      text: ({ email }) => email,
    },
    {
      key: 'state',
      title: t('users.columns.status'),
      render: (invitation) => (
        <StatusTag
          tone={invitation.expired ? 'ended' : 'off'}
          label={t(`invitations.states.${stateOf(invitation)}`)}
        />
      ),
      text: (invitation) => t(`invitations.states.${stateOf(invitation)}`),
    },
    {
      key: 'expiresAt',
      title: t('invitations.expiresAt'),
      sortable: true,
      render: ({ expiresAt }) => <DateTime value={expiresAt} zone={zone} />,
      text: ({ expiresAt }) => formatDateTime(expiresAt, zone),
    },
    {
      key: 'createdAt',
      title: t('invitations.sentAt'),
      sortable: true,
      render: ({ createdAt }) => <DateTime value={createdAt} zone={zone} relative />,
      text: ({ createdAt }) => formatDateTime(createdAt, zone),
    },
  ];
}
