import { useParams } from 'react-router';
import { useGetServerQuery } from '../api/servers-api';
import { isInScope, useServerScope } from '../servers/server-scope';
import { SERVERS_LIVE } from '../servers/servers-live';

/** The server of the URL. Another app's server counts as missing: loaded, but undefined. */
export function useServerOfRoute() {
  const { serverId = '' } = useParams();
  const scope = useServerScope();
  const result = useGetServerQuery({ id: serverId, appId: scope.appId }, SERVERS_LIVE);
  const { currentData } = result;
  return { result, server: currentData && isInScope(currentData, scope) ? currentData : undefined };
}
