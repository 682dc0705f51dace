import { ADMIN_APP_ID, type ConsoleStorage, STORED_ITEMS } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { useGetAppDetailQuery, useTwoFactorPassed } from '../api/session-api';
import { getAppDetail } from '../contract';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';
import { isNoAccess } from './denial';

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

/** The permission that says who looks after an app’s subscription. @see spec 6 */
const MANAGEMENT = 'management';

type AppDetail = ResponseOf<typeof getAppDetail>;

/** Whether the subscription of an app is the caller’s to look after. */
export function managesSubscription(detail: AppDetail | undefined): boolean {
  return detail?.[1].group.permission.some((entry) => entry.apiGroupId === MANAGEMENT) ?? false;
}

/**
 * An app, the one that the person works in unless named: how it is subscribed, what the person is and holds there, whether its
 * subscription is theirs to look after, and whom its members may ask. Until the platform answers, what it last answered about
 * that app in this tab. @see spec 3.12
 */
export function useAppDetail(named?: string) {
  const { storage } = useConsole();
  const gatePassed = useTwoFactorPassed();
  const current = useMenuParams().appId;
  const appId = named ?? current;
  const { currentData: answer, error } = useGetAppDetailQuery({ id: appId }, { skip: !gatePassed });
  const detail = answer ?? (gatePassed && !error ? rememberedDetail(storage, appId) : undefined);
  return {
    appId,
    subscription: detail?.[0],
    group: detail?.[1].group,
    helpers: detail?.[1].helpers,
    isMember: detail !== undefined && detail[1].group.name !== '',
    mayManage: managesSubscription(detail),
    /** Neither does anything have to be waited for, nor is anything told. */
    isFailed: error !== undefined,
    /** There is no such app, or the platform does not let the user into it. */
    isNoAccess: isNoAccess(error),
  };
}

/**
 * Keeps in this tab which app the person works in, once the platform tells of it, and what it tells; both go with the session.
 * An app that is no longer told of is left. @see spec 3.12
 */
export function useRememberedApp(): void {
  const { session, storage } = useConsole();
  const { appId } = useMenuParams();
  const isOfPage = useMatches().at(-1)?.params['appId'] !== undefined;
  const { currentData: answer, error } = useGetAppDetailQuery({ id: appId }, { skip: !useTwoFactorPassed() });
  const isGone = error !== undefined && 'kind' in error && error.kind === 'http' && !isOfPage;
  useEffect(() => {
    if (answer) {
      session.workIn(appId);
      storage.write(STORED_ITEMS.appDetail, answer);
    } else if (isGone) {
      session.workIn(ADMIN_APP_ID);
    }
  }, [session, storage, appId, answer, isGone]);
}

function rememberedDetail(storage: ConsoleStorage, appId: string): AppDetail | undefined {
  const { data } = getAppDetail.response.safeParse(storage.read(STORED_ITEMS.appDetail));
  return data?.[0].appId === appId ? data : undefined;
}
