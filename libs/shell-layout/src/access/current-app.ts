import { ADMIN_APP_ID, type ConsoleStorage, STORED_ITEMS } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMatches, useParams } from 'react-router';
import { useGetAppDetailQuery, useTwoFactorPassed } from '../api/session-api';
import { getAppDetail } from '../contract/session';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';
import { isNoAccess } from './denial';

type MenuParams = Readonly<Record<string, string | undefined>> & { appId: string };

/**
 * Parameters of menu paths: the route's, and the current app: that of the page, otherwise the chosen one. @see
 * spec 2.5, 3.12
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
  // A stable object: the menu renders by it.
  const [kept, keep] = useState<MenuParams>(filled);
  if (isSame(kept, filled)) return kept;
  keep(filled);
  return filled;
}

function isSame(one: MenuParams, other: MenuParams): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The app that the page is about; without one it is about every app. */
export function useAppScope(): { appId?: string } {
  const { appId = ADMIN_APP_ID } = useParams();
  return appId === ADMIN_APP_ID ? {} : { appId };
}

/** Who manages the subscription. @see spec 6 */
const MANAGEMENT = 'management';

type AppDetail = ResponseOf<typeof getAppDetail>;

export function managesSubscription(detail: AppDetail | undefined): boolean {
  return detail?.[1].group.permission.some((entry) => entry.apiGroupId === MANAGEMENT) ?? false;
}

/**
 * An app's subscription, and the user's membership and permissions in it; default: the current app. Cached
 * facts of this tab until the platform responds. @see spec 3.12
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
    isFailed: error !== undefined,
    /** The app does not exist, or the user has no access to it. */
    isNoAccess: isNoAccess(error),
  };
}

const RECENT_APPS = 5;

/**
 * Remembers the current app's facts in this tab, and which apps were open last. An app that the user can no
 * longer open is forgotten. @see spec 3.12
 */
export function useRememberedApp(): void {
  const { session, storage } = useConsole();
  const { appId } = useMenuParams();
  const isOfPage = useMatches().at(-1)?.params['appId'] !== undefined;
  const { currentData: answer, error } = useGetAppDetailQuery({ id: appId }, { skip: !useTwoFactorPassed() });
  const isGone = isNoAccess(error);
  useEffect(() => {
    const others = storage.read(STORED_ITEMS.recentApps).filter((app) => app.appId !== appId);
    if (isGone) {
      storage.write(STORED_ITEMS.recentApps, others);
      if (!isOfPage) session.workIn(ADMIN_APP_ID);
    } else if (answer) {
      storage.write(STORED_ITEMS.appDetail, answer);
      if (isOfPage && appId !== ADMIN_APP_ID) {
        const recent = [{ appId, name: answer[0].name }, ...others].slice(0, RECENT_APPS);
        storage.write(STORED_ITEMS.recentApps, recent);
      }
    }
  }, [session, storage, appId, answer, isOfPage, isGone]);
}

function rememberedDetail(storage: ConsoleStorage, appId: string): AppDetail | undefined {
  const { data } = getAppDetail.response.safeParse(storage.read(STORED_ITEMS.appDetail));
  return data?.[0].appId === appId ? data : undefined;
}
