import { SessionsCard } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '../api/own-account-api';

/** Where the signed-in person is signed in, with ways to end it elsewhere. */
export function OwnSessions() {
  const { t } = useTranslation('auth');
  const sessions = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();

  return (
    <SessionsCard
      result={sessions}
      texts={{
        title: t('sessions.title'),
        loading: t('sessions.loading'),
        failed: t('sessions.failed'),
        untold: t('sessions.untold'),
      }}
      endOne={({ id }) => endOne({ id })}
      endOthers={() => endOthers()}
    />
  );
}
