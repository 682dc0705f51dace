import { SessionsCard } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useListUserSessionsQuery,
} from '../api/user-api';
import type { AdminUser } from '../contract';
import { changesAccess } from './changes-accounts';

/** Where the person is signed in, with ways to end it. */
export function UserSessions({ user }: { user: AdminUser }) {
  const { t } = useTranslation('accounts');
  const { id: userId } = user;
  const sessions = useListUserSessionsQuery({ id: userId }, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndUserSessionMutation();
  const [endAll] = useEndUserSessionsMutation();

  return (
    <SessionsCard
      result={sessions}
      texts={{
        title: t('user.sessions.title'),
        loading: t('user.sessions.loading'),
        failed: t('user.sessions.failed'),
        untold: t('user.sessions.untold'),
      }}
      requires={changesAccess(user)}
      endOne={({ id }) => endOne({ id: userId, sessionId: id })}
      endOthers={() => endAll({ id: userId })}
    />
  );
}
