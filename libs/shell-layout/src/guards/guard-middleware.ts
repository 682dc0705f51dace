import { ADMIN_APP_ID, type SessionEndReason } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { matchRoutes, type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { appAccessOf, appIdOf, isNoAccess, permissionsOf } from '../access/denial';
import { appDetailEndpoint, detailIn, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import type { getUserDetail } from '../contract';
import { onIdle } from '../deployment/idle';
import { type DeniedState, type ReturnState, TWO_FACTOR_PATH } from '../routes/paths';
import { chainOf, preload } from '../routes/route-handle';
import { fillPath } from '../routes/route-tree';
import type { ConsoleServices } from '../services/console-services';
import { giveUpSession } from '../session/end-session';
import { decisionAfterError, evaluateAccess, type GuardFacts } from './guard';

type UserDetail = ResponseOf<typeof getUserDetail>;
type GuardServices = Pick<ConsoleServices, 'host' | 'reload' | 'session' | 'store'>;

/**
 * Lets each navigation pass, or leads it elsewhere.
 *
 * @param ended Aborted once nobody navigates here any more.
 * @param lead Leads to a page that can tell which place the person was kept from: a redirect carries no state.
 */
export function guardMiddleware(
  tree: () => RouteObject[],
  services: GuardServices,
  lead: (to: string, state?: DeniedState | ReturnState) => void,
  ended?: AbortSignal,
): MiddlewareFunction {
  let leaving = false;
  let place: string | undefined;
  let address = '';
  const leave = () => {
    leaving = true;
  };
  window.addEventListener('pagehide', leave, { ...(ended && { signal: ended }) });

  const signOut = ({ reason, details }: { reason?: SessionEndReason; details?: string }) => {
    giveUpSession(services, reason, details);
    const { endReason } = services.session;
    // A host signs in again itself. After a 401, the notice reloads it, which is not rendered before the first page.
    const isNoticed = (endReason === 'expired' || endReason === 'inactive') && place !== undefined;
    if (services.host && endReason !== null && !isNoticed) services.reload();
  };

  /** Checks the permissions again of a page that is open already. */
  const recheck = async (appId: string) => {
    // The platform rejects every request for permissions then.
    if (factsOf(services, appId).twoFactorMissing) return;
    const { error } = await fetchDetail(services, appId);
    // No network says nothing about permissions, and the HTTP client has published what these statuses lead to.
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
    const matches = matchRoutes(tree(), url.pathname);
    const chain = chainOf(matches);
    const target = `${url.pathname}${url.search}`;
    const appId = appIdOf(chain, matches?.at(-1)?.params);
    const known = knownDetails(services, appId);
    // A signed-in person most likely may enter: the code need not wait for the answer.
    if (services.session.token !== null) preload(matches);
    let decision = await evaluateAccess({ chain, target }, factsOf(services, appId, known));
    // A permission that is lacking may have been given meanwhile; one that was taken away is noticed below.
    if (decision.type === 'deny')
      decision = await evaluateAccess({ chain, target }, factsOf(services, appId));
    // A page that is left aborts its calls, which says nothing about the session.
    if (leaving) return next();
    if (decision.type === 'sign-out') signOut(decision);
    // Takes the place of this navigation; where something holds it up, the redirect below counts.
    if (decision.type === 'deny') lead(decision.to, { denied: target });
    if (decision.type === 'redirect' && decision.to === TWO_FACTOR_PATH)
      lead(decision.to, { returnTo: target });
    if (decision.type !== 'allow') throw redirect(decision.to);
    // Before any code of the place is loaded; another origin is followed with a full page navigation.
    const { redirectTo } = chain.at(-1) ?? {};
    if (redirectTo !== undefined)
      throw redirect(fillPath(redirectTo, matches?.at(-1)?.params ?? {}) + url.search);
    // Nobody waits for it, so the place is drawn first: an answer with other permissions has it judged anew.
    if (known.admin && url.pathname !== place)
      onIdle(() => {
        if (ended?.aborted) return;
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

/** @param known What the user held as of the last response; fetched where it is missing. */
function factsOf(services: GuardServices, appId: string, known: KnownDetails = {}): GuardFacts {
  const { session, store } = services;
  const profile = profileEndpoint.select()(store.getState());
  const adminApp = { id: ADMIN_APP_ID };
  // A call that failed before is repeated: its old error decides nothing.
  const retried = (before: { isError: boolean }) => ({ subscribe: false, forceRefetch: before.isError });
  const fetchPermissions = async () => {
    const knownApp = appDetailEndpoint.select(adminApp)(store.getState());
    const [detail] = await Promise.all([
      fetchDetail(services, ADMIN_APP_ID).unwrap(),
      store.dispatch(appDetailEndpoint.initiate(adminApp, retried(knownApp))).unwrap(),
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
      const user = await store.dispatch(profileEndpoint.initiate(undefined, retried(profile))).unwrap();
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
