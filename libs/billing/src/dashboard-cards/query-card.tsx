import type { ConsoleError } from '@console/http';
import { DetailCard, EmptyState, FailedState } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QueryCardProps<Data> {
  title: string;
  result: {
    currentData?: Data | undefined;
    error?: ConsoleError | { message?: string | undefined } | undefined;
    refetch: () => unknown;
  };
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A dashboard card of one optional query, with its own loading, error and not-available states. */
export function QueryCard<Data>({ title, result, failed, children }: QueryCardProps<Data>) {
  const { t } = useTranslation('billing');
  const { t: ui } = useTranslation('ui');
  const { currentData, error, refetch } = result;
  const failure = error && 'kind' in error ? error : undefined;
  return (
    <DetailCard title={title}>
      {currentData !== undefined ? (
        children(currentData)
      ) : failure?.kind === 'refused' && failure.status === 404 ? (
        <EmptyState text={t('dashboard.notAvailable')} />
      ) : failure ? (
        <FailedState
          title={failed}
          error={failure}
          onRetry={() => {
            refetch();
          }}
        />
      ) : (
        <div role="status" aria-label={ui('detail.loading')}>
          <Skeleton active title={false} />
        </div>
      )}
    </DetailCard>
  );
}
