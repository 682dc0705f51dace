import { hasStatus, type ConsoleError } from '@console/http';
import { EmptyState, FailedState, RouteDialog } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChannelDialogFrameProps<Channel> {
  result: {
    currentData?: Channel | undefined;
    error?: ConsoleError | { message?: string | undefined } | undefined;
    refetch: () => unknown;
  };
  title: string;
  closeTo: string;
  children: (channel: Channel) => ReactNode;
}

/** A dialog about a channel once it has loaded. */
export function ChannelDialogFrame<Channel>({
  result: { currentData, error, refetch },
  title,
  closeTo,
  children,
}: ChannelDialogFrameProps<Channel>) {
  const { t } = useTranslation('live');
  if (currentData) return children(currentData);
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      {hasStatus(error, 404) ? (
        <EmptyState text={t('channel.notFound')} />
      ) : error && 'kind' in error ? (
        <FailedState title={t('channel.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </RouteDialog>
  );
}
