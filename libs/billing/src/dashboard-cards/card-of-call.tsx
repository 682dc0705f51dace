import type { ConsoleError } from '@console/http';
import { DetailCard, EmptyState, FailedState } from '@console/shell-layout';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CardOfCallProps<Data> {
  title: string;
  /** The call behind the card, as RTK Query's hooks answer. */
  result: {
    currentData?: Data | undefined;
    error?: ConsoleError | { message?: string | undefined } | undefined;
    refetch: () => unknown;
  };
  /** Why there is nothing to see. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * A card of the dashboard that shows what one call answers, with states of its own. The call is an extension: a platform may
 * go without.
 */
export function CardOfCall<Data>({ title, result, failed, children }: CardOfCallProps<Data>) {
  const { t } = useTranslation('billing');
  const { t: shell } = useTranslation('shell');
  const { currentData, error, refetch } = result;
  const failure = error && 'kind' in error ? error : undefined;
  return (
    <DetailCard title={title}>
      {currentData !== undefined ? (
        children(currentData)
      ) : failure?.kind === 'refused' && failure.status === 404 ? (
        <EmptyState text={t('dashboard.notTold')} />
      ) : failure ? (
        <FailedState
          title={failed}
          error={failure}
          onRetry={() => {
            refetch();
          }}
        />
      ) : (
        <div role="status" aria-label={shell('detail.loading')}>
          <Skeleton active title={false} />
        </div>
      )}
    </DetailCard>
  );
}
