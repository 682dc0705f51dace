import { ADMIN_APP_ID, type SessionEndReason } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { type MiddlewareFunction, redirect } from 'react-router';
import { appAccessOf, appIdOf, isNoAccess, permissionsOf } from '../access/denial';
import { appDetailEndpoint, detailIn, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import type { getUserDetail } from '../contract';
import { onIdle } from '../deployment/idle';
import { type ReturnState, type StatusState, TWO_FACTOR_PATH } from '../routes/paths';
import { chainOf, preload, type RouteMatcher } from '../routes/route-handle';
import { fillPath } from '../routes/route-tree';
import type { ConsoleServices } from '../services/console-services';
import { giveUpSession } from '../session/end-session';
import { decisionAfterError, evaluateAccess, type GuardFacts } from './guard';

type UserDetail = ResponseOf<typeof getUserDetail>;
type GuardServices = Pick<ConsoleServices, 'host' | 'reload' | 'session' | 'store'>;

/**
 * Evaluates each navigation: passes or redirects it.
 *
 * @param signal Aborted when the console is unmounted.
 * @param lead Navigates to a page that shows where the user came from: a redirect carries no state.
 */
export function guardMiddleware(
  match: RouteMatcher,
  services: GuardServices,
  lead: (to: string, state?: StatusState | ReturnState) => void,
  signal: AbortSignal,
): MiddlewareFunction {
  let leaving = false;
  let place: string | undefined;
  let address = '';
  // A page may return from the back/forward cache.
  for (const type of ['pagehide', 'pageshow'])
    window.addEventListener(type, () => (leaving = type === 'pagehide'), { signal });

  const signOut = ({ reason, details }: { reason?: SessionEndReason; details?: string }) => {
    giveUpSession(services, reason, details);
    const { endReason } = services.session;
    // A host signs in again itself. The notice after a 401 reloads it, but does not render before the first
    // page.
    const isNoticed = (endReason === 'expired' || endReason === 'inactive') && place !== undefined;
    if (services.host && endReason !== null && !isNoticed) services.reload();
  };

  /** Evaluates an open page again. */
  const recheck = async (appId: string) => {
    if (factsOf(services, appId).twoFactorMissing) return;
    const { error } = await fetchDetail(services, appId);
    // A network failure says nothing about permissions; the HTTP client has handled these statuses.
    if (!error || !('kind' in error) || error.kind === 'unreachable') return;
    if (appId !== ADMIN_APP_ID && isNoAccess(error)) return;
    if (error.kind === 'http' && [401, 503].includes(error.status)) return;
    const decision = decisionAfterError(error, address);
    if (decision.type !== 'sign-out' || !decision.reason) return;
    signOut(decision);
    lead(decision.to);
  };

  return async ({ request }, next) => {
    const url = new URL(request.url);
    const matches = match(url.pathname);
    const chain = chainOf(matches);
    const target = `${url.pathname}${url.search}`;
    const appId = appIdOf(chain, matches?.at(-1)?.params);
    const known = knownDetails(services, appId);
    // Most likely allowed, so the code loads in parallel.
    if (services.session.token !== null) void preload(matches);
    let decision = await evaluateAccess({ chain, target }, factsOf(services, appId, known));
    // The missing permission may have been granted since; revoked ones are noticed below.
    if (decision.type === 'deny')
      decision = await evaluateAccess({ chain, target }, factsOf(services, appId));
    // Leaving a page aborts its requests, which says nothing about the session.
    if (leaving) return next();
    // Another navigation took its place meanwhile.
    request.signal.throwIfAborted();
    if (decision.type === 'sign-out') signOut(decision);
    // Replaces this navigation; if it is blocked, the redirect below applies.
    if (decision.type === 'deny') lead(decision.to, { failed: target });
    if (decision.type === 'unavailable') lead(decision.to, { failed: target, requestId: decision.requestId });
    if (decision.type === 'redirect' && decision.to === TWO_FACTOR_PATH)
      lead(decision.to, { returnTo: target });
    if (decision.type !== 'allow') throw redirect(decision.to);
    // Before any code loads; another origin is a full page navigation.
    const { redirectTo } = chain.at(-1) ?? {};
    if (redirectTo !== undefined)
      throw redirect(fillPath(redirectTo, matches?.at(-1)?.params ?? {}) + url.search);
    // Renders first; if the response changes the permissions, access is evaluated again.
    if (known.admin && url.pathname !== place)
      onIdle(() => {
        if (signal.aborted) return;
        for (const app of new Set([ADMIN_APP_ID, appId])) void recheck(app);
      });
    place = url.pathname;
    address = target;
    return next();
  };
}

interface KnownDetails {
  admin?: UserDetail | undefined;
  app?: UserDetail | undefined;
}

function knownDetails({ store }: GuardServices, appId: string): KnownDetails {
  const detail = (app: string) => userDetailEndpoint.select(detailIn(app))(store.getState()).data;
  return { admin: detail(ADMIN_APP_ID), app: detail(appId) };
}

function fetchDetail({ session, store }: GuardServices, appId: string) {
  const options = { subscribe: false, forceRefetch: true };
  const call = store.dispatch(userDetailEndpoint.initiate(detailIn(appId), options));
  void call.then(({ data }) => {
    if (data) session.limitInactivity(data.inactivityMinutes ?? null);
  });
  return call;
}

/** @param known The user's last known details; fetched if missing. */
function factsOf(services: GuardServices, appId: string, known: KnownDetails = {}): GuardFacts {
  const { session, store } = services;
  const profile = profileEndpoint.select()(store.getState());
  const adminApp = { id: ADMIN_APP_ID };
  const refetchedIf = (forceRefetch: boolean) => ({ subscribe: false, forceRefetch });
  const fetchPermissions = async () => {
    const knownApp = appDetailEndpoint.select(adminApp)(store.getState());
    const [detail] = await Promise.all([
      fetchDetail(services, ADMIN_APP_ID).unwrap(),
      store.dispatch(appDetailEndpoint.initiate(adminApp, refetchedIf(knownApp.isError))).unwrap(),
    ]);
    return detail;
  };
  const fetchAppAccess = async () => {
    const call = fetchDetail(services, appId);
    return isNoAccess((await call).error) ? 'none' : call.unwrap();
  };
  return {
    hasToken: session.token !== null,
    hasPendingToken: session.pendingToken !== null,
    twoFactorMissing: profile.data ? !profile.data.twoFAEnabled : session.twoFactorMissing,
    twoFactorEnabled: async () => {
      // It may have been enabled elsewhere.
      const isStale = profile.isError || !profile.data?.twoFAEnabled;
      const user = await store.dispatch(profileEndpoint.initiate(undefined, refetchedIf(isStale))).unwrap();
      session.rememberTwoFactor(user.twoFAEnabled);
      return user.twoFAEnabled;
    },
    permissions: async () => permissionsOf(known.admin ?? (await fetchPermissions())),
    ...(appId !== ADMIN_APP_ID && {
      app: async () => {
        const detail = known.app ?? (await fetchAppAccess());
        return detail === 'none' ? 'none' : appAccessOf(detail);
      },
    }),
  };
}
