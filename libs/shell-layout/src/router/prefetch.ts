import { ADMIN_APP_ID, type PrefetchCalls } from '@console/http';
import { matchRoutes, type RouteObject } from 'react-router';
import { appAccessOf, appIdOf, permissionsOf } from '../access/denial';
import { detailIn, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import { evaluateAccess, type GuardFacts } from '../guards/guard';
import type { Prefetch, PrefetchContext } from '../routes/console-route';
import { chainOf, preload } from '../routes/route-handle';
import { fillPath } from '../routes/route-tree';
import type { ConsoleServices } from '../services/console-services';

/**
 * How long a place is held back for what it shows first, in milliseconds: too short to be noticed, and long enough for a near
 * platform. Drawing a place without its rows, and then with them, takes twice as long.
 */
const PATIENCE_MS = 150;

/** First calls whose code comes when it is first wanted: a call knows the contract, which other places have no need of. */
export function lazyPrefetch(load: () => Promise<Prefetch>): Prefetch {
  let prefetch: Prefetch | undefined;
  return async (context) => {
    // Known code is not asked for again: even that takes a task.
    prefetch ??= await load();
    await prefetch(context);
  };
}

/**
 * Makes the first calls of a place ahead of it; fulfilled once they are answered. Where their code cannot be had, the place
 * makes them itself.
 */
export async function runPrefetch(prefetch: Prefetch | undefined, context: PrefetchContext): Promise<void> {
  try {
    await prefetch?.(context);
  } catch {
    // That the code is not there shows where it is needed, with what can be done.
  }
}

/** For as long as a person does not notice. */
export async function waitBriefly(answered: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([answered, patience]);
  clearTimeout(timer);
}

type AheadServices = Pick<ConsoleServices, 'config' | 'deployment' | 'session' | 'store'>;

interface Prefetcher {
  /** Loads a place that a person most likely goes to next: its code, its texts and what its first calls answer. */
  load: (address: string) => void;
  /** Says that a person goes there: from now on what went wrong on the way concerns them. */
  reach: (pathname: string) => void;
}

/**
 * Places that are loaded before the person goes there. Only what the guard is known to let in, as far as nobody has to be asked;
 * nothing for who asked the browser to save data. @see spec 2.4
 */
export function createPrefetcher(tree: () => RouteObject[], services: AheadServices): Prefetcher {
  const begun = new Map<string, PrefetchCalls>();

  const load = async (address: string): Promise<void> => {
    const { pathname, search, searchParams } = new URL(address, 'https://console.invalid');
    const matches = matchRoutes(tree(), pathname) ?? [];
    const chain = chainOf(matches);
    const verdict = await evaluateAccess(
      { chain, target: pathname + search },
      knownFacts(services, appIdOf(chain, matches.at(-1)?.params)),
    );
    if (verdict.type !== 'allow') return;
    const redirectTo = chain.at(-1)?.redirectTo;
    if (redirectTo?.startsWith('/')) await load(fillPath(redirectTo, matches.at(-1)?.params ?? {}) + search);
    if (redirectTo !== undefined) return;

    preload(matches);
    const calls = begun.get(pathname) ?? { awaited: false };
    begun.set(pathname, calls);
    const { config } = services;
    const store = services.store.prefetching(calls);
    for (const match of matches) {
      const { prefetch } = chainOf([match]).at(-1) ?? {};
      void runPrefetch(prefetch, { store, config, params: match.params, searchParams });
    }
  };

  return {
    load: (address) => {
      // A page that is about to be loaded anew has no use for the code of this build.
      if (!savesData() && !services.deployment.superseded) void load(address);
    },
    reach: (pathname) => {
      const calls = begun.get(pathname);
      if (calls) calls.awaited = true;
      begun.clear();
    },
  };
}

/** What the guard goes by, where it would have to ask for nothing. */
function knownFacts({ session, store }: AheadServices, appId: string): GuardFacts {
  const state = store.getState();
  const profile = profileEndpoint.select()(state).data;
  const detailOf = (app: string) => userDetailEndpoint.select(detailIn(app))(state).data;
  const detail = detailOf(ADMIN_APP_ID);
  const inApp = detailOf(appId);
  return {
    hasToken: session.token !== null,
    hasPendingToken: session.pendingToken !== null,
    twoFactorMissing: profile?.twoFAEnabled === false,
    twoFactorEnabled: () => known(profile?.twoFAEnabled),
    permissions: () => known(detail && permissionsOf(detail)),
    ...(appId !== ADMIN_APP_ID && { app: () => known(inApp && appAccessOf(inApp)) }),
  };
}

function known<Fact>(fact: Fact | undefined): Promise<Fact> {
  return fact === undefined ? Promise.reject(new Error('Nobody has been asked yet.')) : Promise.resolve(fact);
}

function savesData(): boolean {
  // Chromium alone tells.
  const { connection }: { connection?: { saveData?: boolean } } & Navigator = navigator;
  return connection?.saveData === true;
}
