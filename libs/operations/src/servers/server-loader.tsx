import { EmptyState, FailedState, RouteDialog, useReturnedFocus } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import type { Server } from '../contract';
import { isNotFound } from '../record-state';
import { isInScope, useServerScope } from './server-scope';

interface OneServerProps {
  /** Title while loading. */
  title: string;
  children: (server: Server & { etag: string }) => ReactNode;
}

/** Loads the URL's server for a dialog, or shows why it is missing. Another app's server counts as missing. */
export function ServerLoader({ title, children }: OneServerProps) {
  const { t } = useTranslation('operations');
  const { serverId = '' } = useParams();
  const scope = useServerScope();
  const { currentData: server, error, refetch } = useGetServerQuery({ id: serverId, appId: scope.appId });
  // Focus returns to the element that opened the first dialog.
  useReturnedFocus();

  if (server && isInScope(server, scope)) return children(server);
  const failure = error && 'kind' in error ? error : undefined;
  const isMissing = server !== undefined || isNotFound(failure);
  return (
    <RouteDialog title={title} closeTo={scope.path}>
      {isMissing ? (
        <EmptyState text={t('servers.notFound')} />
      ) : failure ? (
        <FailedState title={t('servers.failed')} error={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </RouteDialog>
  );
}
