import { DetailCard, EmptyState, FailedState, SessionList } from '@console/shell-layout';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useListUserSessionsQuery,
} from '../api/user-api';
import { CHANGES_ACCOUNTS } from './changes-accounts';

/** Where the person is signed in, with ways to end it; a platform may not tell. */
export function SessionsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts');
  const { currentData, error, refetch } = useListUserSessionsQuery(
    { id: userId },
    { refetchOnMountOrArgChange: true },
  );
  const [endOne] = useEndUserSessionMutation();
  const [endAll] = useEndUserSessionsMutation();
  const failure = error && 'kind' in error ? error : undefined;

  return (
    <DetailCard title={t('user.sessions.title')}>
      {currentData ? (
        <SessionList
          label={t('user.sessions.title')}
          sessions={currentData.data}
          requires={CHANGES_ACCOUNTS}
          endOne={({ id }) => endOne({ id: userId, sessionId: id })}
          endOthers={() => endAll({ id: userId })}
        />
      ) : !failure ? (
        <Skeleton active title={false} />
      ) : failure.kind === 'refused' && failure.status === 404 ? (
        <EmptyState text={t('user.sessions.untold')} />
      ) : (
        <FailedState title={t('user.sessions.failed')} error={failure} onRetry={() => void refetch()} />
      )}
    </DetailCard>
  );
}
