import { ADMIN_APP_ID } from '@console/http';
import { matchRoutes, redirect, type MiddlewareFunction, type RouteObject } from 'react-router';
import { appDetailEndpoint, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import { chainOf, preload } from '../routes/route-handle';
import type { ConsoleServices } from '../services/console-services';
import { endSession } from '../session/end-session';
import { judge, type GuardFacts } from './guard';

/** Lets each navigation pass, or leads it elsewhere. */
export function guardMiddleware(tree: () => RouteObject[], services: ConsoleServices): MiddlewareFunction {
  let leaving = false;
  window.addEventListener('pagehide', () => {
    leaving = true;
  });

  return async ({ request }, next) => {
    const url = new URL(request.url);
    const matches = matchRoutes(tree(), url.pathname);
    const chain = chainOf(matches);
    // A signed-in person most likely may enter: the code need not wait for the answer.
    if (services.session.token !== null) preload(matches);
    const target = `${url.pathname}${url.search}`;
    const verdict = await judge({ chain, target }, factsOf(services));
    // A page that is left aborts its calls, which says nothing about the session.
    if (leaving) return next();
    if (verdict.type === 'sign-out') await endSession(services);
    if (verdict.type !== 'enter') throw redirect(verdict.to);
    // Before any code of the place is loaded; another origin is followed with a full page navigation.
    const { redirectTo } = chain.at(-1) ?? {};
    if (redirectTo !== undefined) throw redirect(redirectTo + url.search);
    return next();
  };
}

function factsOf({ session, store }: ConsoleServices): GuardFacts {
  const known = profileEndpoint.select()(store.getState());
  const appDetail = { id: ADMIN_APP_ID };
  // A call that failed before is made again: its old failure decides nothing.
  const asked = (before: { isError: boolean }) => ({ subscribe: false, forceRefetch: before.isError });
  return {
    hasToken: session.token !== null,
    hasPendingToken: session.pendingToken !== null,
    behindGate: known.data?.twoFAEnabled === false,
    twoFactorEnabled: async () => {
      const user = await store.dispatch(profileEndpoint.initiate(undefined, asked(known))).unwrap();
      return user.twoFAEnabled;
    },
    permissions: async () => {
      const state = store.getState();
      const [detail] = await Promise.all([
        store
          .dispatch(userDetailEndpoint.initiate(undefined, asked(userDetailEndpoint.select()(state))))
          .unwrap(),
        store
          .dispatch(appDetailEndpoint.initiate(appDetail, asked(appDetailEndpoint.select(appDetail)(state))))
          .unwrap(),
      ]);
      return new Set(detail.group.permission.map((entry) => entry.apiGroupId));
    },
  };
}
