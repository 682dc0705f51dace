import type { ConsoleError } from '@console/http';
import { Skeleton } from 'antd';
import type { SessionItem } from './session-item';
import { EmptyState } from '../display/empty-state';
import { FailedState } from '../display/failed-state';
import { DetailCard } from '../page/detail-card';
import { SessionList, type SessionListProps } from './session-list';

interface SessionsCardProps extends Omit<SessionListProps, 'label' | 'sessions'> {
  result: {
    currentData?: { data: readonly SessionItem[] } | undefined;
    error?: ConsoleError | object | undefined;
    refetch: () => unknown;
  };
  texts: {
    title: string;
    loading: string;
    failed: string;
    /** Shown if the platform lacks the operation. */
    notAvailable: string;
  };
}

/** The sessions of a user as a card. */
export function SessionsCard({ result, texts, ...list }: SessionsCardProps) {
  const { currentData, error, refetch } = result;
  const failure = error && 'kind' in error ? error : undefined;
  return (
    <DetailCard title={texts.title}>
      {currentData ? (
        <SessionList label={texts.title} sessions={currentData.data} {...list} />
      ) : !failure ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton active title={false} />
        </div>
      ) : failure.kind === 'http' && failure.status === 404 ? (
        <EmptyState text={texts.notAvailable} />
      ) : (
        <FailedState
          title={texts.failed}
          error={failure}
          onRetry={() => {
            refetch();
          }}
        />
      )}
    </DetailCard>
  );
}
