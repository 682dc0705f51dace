import { ADMIN_APP_ID } from '@console/http';
import type { AnswerOf } from '@console/http/contract';
import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router';
import { appDetailEndpoint, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import type { getUserDetail } from '../contract';
import { onIdle } from '../deployment/on-idle';
import { fillPath } from '../routes/fill-path';
import { matchPlace } from '../routes/match-place';
import { chainOf, preload } from '../routes/route-handle';
import type { ConsoleServices } from '../services/console-services';
import { giveUpSession } from '../session/end-session';
import { judge, type GuardFacts } from './guard';
import { TWO_FACTOR_PATH } from './guard-paths';
import { permissionsOf } from './permissions';
import type { RefusedState } from './refused-place';
import type { WantedState } from './wanted-place';

type UserDetail = AnswerOf<typeof getUserDetail>;
type GuardServices = Pick<ConsoleServices, 'host' | 'session' | 'store'>;

/**
 * Lets each navigation pass, or leads it elsewhere.
 *
 * @param ended Aborted once nobody navigates here any more.
 * @param lead Leads to a page that can tell which place the person was kept from: a redirect carries no state.
 */
export function guardMiddleware(
  tree: () => RouteObject[],
  services: GuardServices,
  lead: (to: string, state: RefusedState | WantedState) => void,
  ended?: AbortSignal,
): MiddlewareFunction {
  let leaving = false;
  let place: string | undefined;
  const leave = () => {
    leaving = true;
  };
  window.addEventListener('pagehide', leave, { ...(ended && { signal: ended }) });

  return async ({ request }, next) => {
    const url = new URL(request.url);
    const matches = matchPlace(tree(), url.pathname);
    const chain = chainOf(matches);
    const target = `${url.pathname}${url.search}`;
    const known = userDetailEndpoint.select()(services.store.getState()).data;
    // A signed-in person most likely may enter: the code need not wait for the answer.
    if (services.session.token !== null) preload(matches);
    let verdict = await judge({ chain, target }, factsOf(services, known));
    // A permission that is lacking may have been given meanwhile; one that was taken away is noticed below.
    if (verdict.type === 'refuse' && known) verdict = await judge({ chain, target }, factsOf(services));
    // A page that is left aborts its calls, which says nothing about the session.
    if (leaving) return next();
    if (verdict.type === 'sign-out') await giveUpSession(services);
    // Takes the place of this navigation; where something holds it up, the redirect below counts.
    if (verdict.type === 'refuse') lead(verdict.to, { refused: target });
    if (verdict.type === 'go' && verdict.to === TWO_FACTOR_PATH) lead(verdict.to, { wanted: target });
    if (verdict.type !== 'enter') throw redirect(verdict.to);
    // Before any code of the place is loaded; another origin is followed with a full page navigation.
    const { redirectTo } = chain.at(-1) ?? {};
    if (redirectTo !== undefined)
      throw redirect(fillPath(redirectTo, matches?.at(-1)?.params ?? {}) + url.search);
    // Nobody waits for it, so the place is drawn first: an answer with other permissions has it judged anew.
    if (known && url.pathname !== place)
      onIdle(() => {
        if (!ended?.aborted) void askForDetail(services);
      });
    place = url.pathname;
    return next();
  };
}

function askForDetail({ store }: GuardServices) {
  return store.dispatch(userDetailEndpoint.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** @param knownDetail What the person was last known to hold; asked for where it is not given. */
function factsOf(services: GuardServices, knownDetail?: UserDetail): GuardFacts {
  const { session, store } = services;
  const known = profileEndpoint.select()(store.getState());
  const appDetail = { id: ADMIN_APP_ID };
  // A call that failed before is made again: its old failure decides nothing.
  const asked = (before: { isError: boolean }) => ({ subscribe: false, forceRefetch: before.isError });
  const askForPermissions = async () => {
    const knownApp = appDetailEndpoint.select(appDetail)(store.getState());
    const [detail] = await Promise.all([
      askForDetail(services).unwrap(),
      store.dispatch(appDetailEndpoint.initiate(appDetail, asked(knownApp))).unwrap(),
    ]);
    return detail;
  };
  return {
    hasToken: session.token !== null,
    hasPendingToken: session.pendingToken !== null,
    behindGate: known.data?.twoFAEnabled === false,
    twoFactorEnabled: async () => {
      const user = await store.dispatch(profileEndpoint.initiate(undefined, asked(known))).unwrap();
      return user.twoFAEnabled;
    },
    permissions: async () => permissionsOf(knownDetail ?? (await askForPermissions())),
  };
}
