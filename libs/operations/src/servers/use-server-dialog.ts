import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import type { Server } from '../contract';
import { isInScope, useServerScope } from './server-scope';

/** What the forms about the server of the route have in common. Another app's server counts as missing. */
export function useServerDialog() {
  const { t } = useTranslation('operations');
  const { serverId: id = '' } = useParams();
  const scope = useServerScope();
  const args = { id, appId: scope.appId };
  const dialog = {
    result: useGetServerQuery(args),
    itemOf: (server: Server & { etag: string }) => (isInScope(server, scope) ? server : undefined),
    closeTo: scope.path,
    failed: t('servers.failed'),
    missing: t('servers.notFound'),
  };
  return { args, dialog };
}
