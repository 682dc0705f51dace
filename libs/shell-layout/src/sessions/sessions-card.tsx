import type { ConsoleError } from '@console/http';
import { Skeleton } from 'antd';
import type { SessionItem } from '../contract';
import { EmptyState, FailedState, DetailCard } from '@console/ui';
import { SessionList, type SessionListProps } from './session-list';

interface SessionsCardProps extends Omit<SessionListProps, 'label' | 'sessions'> {
  /** The query of a person's sessions. */
  result: {
    currentData?: { data: readonly SessionItem[] } | undefined;
    error?: ConsoleError | object | undefined;
    refetch: () => unknown;
  };
  texts: {
    title: string;
    loading: string;
    failed: string;
    /** Where the platform does not know the call. */
    untold: string;
  };
}

/** Where a person is signed in, as a card of a page about them; a platform may not tell. */
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
        <EmptyState text={texts.untold} />
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
