import { ADMIN_APP_ID, STORED_ITEMS, type ConsoleStorage } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useGetAppDetailQuery } from '../api/session-api';
import { getAppDetail } from '../contract';
import { isNoAccess } from '../guards/permissions';
import { useMenuParams } from '../menu/use-menu-params';
import { useConsole } from '../services/console-services';
import { useTwoFactorPassed } from '../session/use-gate-passed';

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
  const isGone = error !== undefined && 'kind' in error && error.kind === 'refused' && !isOfPage;
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
