import { ADMIN_APP_ID } from '@console/http';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useMenuParams } from '../access/current-app';
import { appAccessOf, contentDenial, NOT_A_MEMBER, permissionsOf } from '../access/denial';
import { detailIn, userDetailEndpoint } from '../api/session-api';
import { type StatusState, FORBIDDEN_PATH } from '../routes/paths';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';

/**
 * Handles a 403: a page that explains missing permissions refetches them; any other page is replaced by /403.
 */
export function useForbidden(): (requestId?: string) => Promise<void> {
  const { store } = useConsole();
  const { appId } = useMenuParams();
  const chain = chainOf(useMatches());
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const fetchAccess = async (id: string) => {
    const options = { subscribe: false, forceRefetch: true };
    return (await store.dispatch(userDetailEndpoint.initiate(detailIn(id), options))).data;
  };
  const isExplained = async () => {
    if (!chain.some(({ meta }) => meta.contentFor)) return false;
    const [admin, inApp] = await Promise.all([
      fetchAccess(ADMIN_APP_ID),
      appId === ADMIN_APP_ID ? undefined : fetchAccess(appId),
    ]);
    if (!admin) return false;
    const app = inApp ? appAccessOf(inApp) : NOT_A_MEMBER;
    return contentDenial(chain, { permissions: permissionsOf(admin), app }) !== undefined;
  };
  return async (requestId) => {
    if (await isExplained()) return;
    const state: StatusState = { failed: pathname + search, requestId };
    await navigate(FORBIDDEN_PATH, { state });
  };
}
