import type { ConsoleError } from '@console/http';
import type { GroupAccess } from '@console/http/contract';
import { EmptyState, FailedState } from '@console/ui';
import { RejectedState } from '@console/shell-layout';
import { Skeleton } from 'antd';

interface RecordStateProps {
  /** A loaded record that is not shown on this page, such as another app's. */
  currentData?: object | undefined;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
  access: GroupAccess;
  texts: { name: string; notFound: string; failed: string; loading: string };
}

/** Shown in a drawer in place of a record that is loading, missing, forbidden or failed. */
export function RecordState({ currentData, error, refetch, access, texts }: RecordStateProps) {
  const failure = error && 'kind' in error ? error : undefined;
  if (currentData || isNotFound(failure)) return <EmptyState text={texts.notFound} />;
  if (failure?.kind === 'http' && failure.status === 403) {
    return <RejectedState access={access} what={texts.name} />;
  }
  if (failure) {
    return (
      <FailedState
        title={texts.failed}
        error={failure}
        onRetry={() => {
          refetch();
        }}
      />
    );
  }
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton active title={false} paragraph={{ rows: 10 }} />
    </div>
  );
}

/** The record does not exist, or its ID is malformed. */
function isNotFound(failure: { kind: string; status?: number } | undefined): boolean {
  return failure?.kind === 'http' && (failure.status === 404 || failure.status === 400);
}
