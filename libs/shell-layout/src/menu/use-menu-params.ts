import { ADMIN_APP_ID } from '@console/http';
import { useState, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';

type MenuParams = Readonly<Record<string, string | undefined>> & { appId: string };

/**
 * What fills the parameters of menu paths: the current route’s, and the app that the person works in. A page about an app is
 * of that one; any other of the app whose pages were open last. @see spec 2.5, 3.12
 */
export function useMenuParams(): MenuParams {
  const { session } = useConsole();
  const matches = useMatches();
  const current = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.appId,
  );
  const params = matches.at(-1)?.params ?? {};
  const otherwise = chainOf(matches).at(-1)?.meta.ofAdminApp ? ADMIN_APP_ID : current;
  const filled = { ...params, appId: params['appId'] ?? otherwise };
  // The same object for as long as it says the same: the menu is drawn by it.
  const [kept, keep] = useState<MenuParams>(filled);
  if (isSame(kept, filled)) return kept;
  keep(filled);
  return filled;
}

function isSame(one: MenuParams, other: MenuParams): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
