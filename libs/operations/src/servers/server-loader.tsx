import { QueryDialog } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import type { Server } from '../contract';
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
  const result = useGetServerQuery({ id: serverId, appId: scope.appId });
  const { currentData: server } = result;
  return (
    <QueryDialog
      result={result}
      item={server && isInScope(server, scope) ? server : undefined}
      title={title}
      closeTo={scope.path}
      failed={t('servers.failed')}
      missing={t('servers.notFound')}
    >
      {children}
    </QueryDialog>
  );
}
