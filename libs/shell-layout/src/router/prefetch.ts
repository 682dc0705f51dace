import { ADMIN_APP_ID, type PrefetchCalls } from '@console/http';
import { appAccessOf, appIdOf, permissionsOf } from '../access/denial';
import { detailIn, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import { evaluateAccess, type GuardFacts } from '../guards/guard';
import type { Prefetch, PrefetchContext } from '../routes/console-route';
import { chainOf, preload, type RouteMatcher } from '../routes/route-handle';
import { fillPath } from '../routes/route-tree';
import type { ConsoleServices } from '../services/console-services';

/**
 * Maximum time that a page waits for its data. Milliseconds. Too short to notice, and saves rendering a page
 * twice.
 */
const PATIENCE_MS = 150;

/** Bootstrap requests whose code loads on first use, so that other pages need not load their contract. */
export function lazyPrefetch(load: () => Promise<Prefetch>): Prefetch {
  let prefetch: Prefetch | undefined;
  return async (context) => {
    // Avoids a microtask.
    prefetch ??= await load();
    await prefetch(context);
  };
}

/**
 * Sends a page's bootstrap requests; resolves when they have settled. If their code fails to load, the page
 * sends them.
 */
export async function runPrefetch(prefetch: Prefetch | undefined, context: PrefetchContext): Promise<void> {
  try {
    await prefetch?.(context);
  } catch {
    // The page shows the failure.
  }
}

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
  /** Prefetches code, texts and data of a page. */
  load: (address: string) => void;
  /** Marks the page as opened: failures are published from then on. */
  reach: (pathname: string) => void;
}

/**
 * Prefetches pages that the guard allows without a request; nothing if the browser saves data. @see spec 2.4
 */
export function createPrefetcher(match: RouteMatcher, services: AheadServices): Prefetcher {
  const begun = new Map<string, PrefetchCalls>();

  const load = async (address: string): Promise<void> => {
    const { pathname, search, searchParams } = new URL(address, 'https://console.invalid');
    const matches = match(pathname) ?? [];
    const chain = chainOf(matches);
    const decision = await evaluateAccess(
      { chain, target: pathname + search },
      knownFacts(services, appIdOf(chain, matches.at(-1)?.params)),
    );
    if (decision.type !== 'allow') return;
    const redirectTo = chain.at(-1)?.redirectTo;
    if (redirectTo?.startsWith('/')) await load(fillPath(redirectTo, matches.at(-1)?.params ?? {}) + search);
    if (redirectTo !== undefined) return;

    void preload(matches);
    const calls = begun.get(pathname) ?? { isPageOpen: false };
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
      // A page that is about to reload does not need code of this build.
      if (!savesData() && !services.deployment.superseded) void load(address);
    },
    reach: (pathname) => {
      const calls = begun.get(pathname);
      if (calls) calls.isPageOpen = true;
      begun.clear();
    },
  };
}

/** What the guard knows without a request. */
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

export function savesData(): boolean {
  // Chromium only.
  const { connection }: { connection?: { saveData?: boolean } } & Navigator = navigator;
  return connection?.saveData === true;
}
