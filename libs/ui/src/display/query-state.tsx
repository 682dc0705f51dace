import { type ConsoleError, hasStatus } from '@console/http';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state';
import { FailedState } from './failed-state';

/** A query as RTK Query's hooks return it. */
export interface QueryResult<Data> {
  currentData?: Data | undefined;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  result: QueryResult<Data>;
  /** Title of the error. */
  failed: string;
  /** Text after a 404; default: the error. */
  missing?: string;
  /** Next step after a 404. */
  missingAction?: ReactNode;
  /** Lines of the placeholder while loading; default: 3. */
  rows?: number;
  /** Placeholder while loading, in place of lines. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The data of a query, or its loading, missing or failed state. */
export function QueryState<Data>({
  result,
  failed,
  missing,
  missingAction,
  rows = 3,
  loading,
  children,
}: QueryStateProps<Data>) {
  const { t } = useTranslation('ui');
  const { currentData, error, refetch } = result;
  if (currentData !== undefined) return children(currentData);
  if (missing !== undefined && hasStatus(error, 404))
    return <EmptyState illustration="not-found" text={missing} action={missingAction} />;
  if (error && 'kind' in error) {
    return <FailedState title={failed} error={error} onRetry={() => void refetch()} />;
  }
  if (loading !== undefined) return loading;
  return (
    <div role="status" aria-label={t('detail.loading')}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
