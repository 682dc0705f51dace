import { PageTabs } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useCountUserInvitationsQuery } from './api/users-api';
import { USER_INVITATIONS_PATH, USERS_PATH } from './user-paths';

/** Links the lists of users and of invitations, on platforms with both. */
export function UserTabs() {
  const { t } = useTranslation('accounts');
  const { data, isError } = useCountUserInvitationsQuery({ perPage: 10 });
  if (isError && !data) return null;
  return (
    <PageTabs
      tabs={[
        { to: USERS_PATH, label: t('users.tab') },
        {
          to: USER_INVITATIONS_PATH,
          label: data ? t('invitations.tab', { number: data.total }) : t('routes.invitations'),
        },
      ]}
    />
  );
}
