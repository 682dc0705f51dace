import { SessionsCard } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useListUserSessionsQuery,
} from '../api/user-api';
import { CHANGES_ACCOUNTS } from './changes-accounts';

/** Where the person is signed in, with ways to end it. */
export function UserSessions({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts');
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
      requires={CHANGES_ACCOUNTS}
      endOne={({ id }) => endOne({ id: userId, sessionId: id })}
      endOthers={() => endAll({ id: userId })}
    />
  );
}
