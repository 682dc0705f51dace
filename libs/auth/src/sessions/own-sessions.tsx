import { DetailCard, EmptyState, FailedState, SessionList } from '@console/shell-layout';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '../api/own-account-api';

/** Where the signed-in person is signed in, with ways to end it elsewhere; a platform may not tell. */
export function OwnSessions() {
  const { t } = useTranslation('auth');
  const { data, error, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const failure = error && 'kind' in error ? error : undefined;

  return (
    <DetailCard title={t('sessions.title')}>
      {data ? (
        <SessionList
          label={t('sessions.title')}
          sessions={data.data}
          endOne={({ id }) => endOne({ id })}
          endOthers={() => endOthers()}
        />
      ) : !failure ? (
        <div role="status" aria-label={t('sessions.loading')}>
          <Skeleton active title={false} />
        </div>
      ) : failure.kind === 'refused' && failure.status === 404 ? (
        <EmptyState text={t('sessions.untold')} />
      ) : (
        <FailedState title={t('sessions.failed')} error={failure} onRetry={() => void refetch()} />
      )}
    </DetailCard>
  );
}
