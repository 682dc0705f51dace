import { ADMIN_APP_ID } from '@console/http';
import { matchRoutes, redirect, type MiddlewareFunction, type RouteObject } from 'react-router';
import { appDetailEndpoint, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import { chainOf, preload } from '../routes/route-handle';
import type { ConsoleServices } from '../services/console-services';
import { judge, type GuardFacts } from './guard';

/** Lets each navigation pass, or leads it elsewhere. */
export function guardMiddleware(tree: () => RouteObject[], services: ConsoleServices): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url);
    const matches = matchRoutes(tree(), url.pathname);
    const chain = chainOf(matches);
    // A signed-in person most likely may enter: the code need not wait for the answer.
    if (services.session.token !== null) preload(matches);
    const target = `${url.pathname}${url.search}${url.hash}`;
    const verdict = await judge({ chain, target, pathname: url.pathname }, factsOf(services));
    if (verdict.type === 'sign-out') services.session.clear();
    if (verdict.type !== 'enter') throw redirect(verdict.to);
    // Before any code of the place is loaded; another origin is followed with a full page navigation.
    const { redirectTo } = chain.at(-1) ?? {};
    if (redirectTo !== undefined) throw redirect(redirectTo + url.search);
    return next();
  };
}

function factsOf({ session, store }: ConsoleServices): GuardFacts {
  const quiet = { subscribe: false } as const;
  return {
    hasToken: session.token !== null,
    hasPendingToken: session.pendingToken !== null,
    behindGate: profileEndpoint.select()(store.getState()).data?.twoFAEnabled === false,
    twoFactorEnabled: async () => {
      const user = await store.dispatch(profileEndpoint.initiate(undefined, quiet)).unwrap();
      return user.twoFAEnabled;
    },
    permissions: async () => {
      const [detail] = await Promise.all([
        store.dispatch(userDetailEndpoint.initiate(undefined, quiet)).unwrap(),
        store.dispatch(appDetailEndpoint.initiate({ id: ADMIN_APP_ID }, quiet)).unwrap(),
      ]);
      return new Set(detail.group.permission.map((entry) => entry.apiGroupId));
    },
  };
}
