import { ADMIN_APP_ID } from '@console/http';
import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';

/**
 * What fills the parameters of menu paths: the current route’s, and the app that the person works in. A page about an app is
 * of that one; any other of the app whose pages were open last. @see docs/behaviour.md 2.5, 3.12
 */
export function useMenuParams(): Readonly<Record<string, string | undefined>> & { appId: string } {
  const { session } = useConsole();
  const matches = useMatches();
  const current = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.appId,
  );
  const params = matches.at(-1)?.params ?? {};
  const otherwise = chainOf(matches).at(-1)?.meta.ofAdminApp ? ADMIN_APP_ID : current;
  return { ...params, appId: params['appId'] ?? otherwise };
}
