import { EmptyState, FailedState, RouteDialog, useReturnedFocus } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import type { Server } from '../contract';
import { isOfPlace } from './server-place';
import { useServerPlace } from './use-server-place';

interface OneServerProps {
  /** Names the dialog until the server itself is there. */
  title: string;
  children: (server: Server & { etag: string }) => ReactNode;
}

/**
 * The server that the address names, for a dialog about it; or a dialog that says why it is not there. On the page of an app
 * a server of another one is none, whatever the address says.
 */
export function OneServer({ title, children }: OneServerProps) {
  const { t } = useTranslation('operations');
  const { serverId = '' } = useParams();
  const place = useServerPlace();
  const { currentData: server, error, refetch } = useGetServerQuery({ id: serverId, appId: place.appId });
  // Whatever takes this dialog's place: the focus goes back to where it was before the first one.
  useReturnedFocus();

  if (server && isOfPlace(server, place)) return children(server);
  const failure = error && 'kind' in error ? error : undefined;
  const isMissing = server !== undefined || isNothing(failure);
  return (
    <RouteDialog title={title} closeTo={place.path}>
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

/** An id that there is no server of, or that no server could have. */
export function isNothing(failure: { kind: string; status?: number } | undefined): boolean {
  return failure?.kind === 'refused' && (failure.status === 404 || failure.status === 400);
}
