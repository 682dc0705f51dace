import type { ConsoleError, SessionEndReason } from '@console/http';
import { type AppAccess, type Permissions, routeDenial } from '../access/denial';
import type { ConsoleRoute } from '../routes/console-route';
import {
  CHECK_CODE_PATH,
  FORBIDDEN_PATH,
  HOME_PATH,
  LOGIN_PATH,
  opensWithoutTwoFactor,
  safePath,
  TWO_FACTOR_PATH,
  UNAVAILABLE_PATH,
} from '../routes/paths';
import { mergedMeta } from '../routes/route-tree';

const SIGN_IN_PATHS: readonly string[] = [LOGIN_PATH, '/login'];

export interface GuardedNavigation {
  chain: readonly ConsoleRoute[];
  target: string;
}

export interface GuardFacts {
  hasToken: boolean;
  hasPendingToken: boolean;
  /** Whether two-factor authentication is known or likely to be missing. */
  twoFactorMissing: boolean;
  /** Rejects if the user is unknown. */
  twoFactorEnabled: () => Promise<boolean>;
  /** Permissions in the admin app; rejects if unknown. */
  permissions: () => Promise<Permissions>;
  /**
   * Access in the app of the route; `none` without membership or app; rejects if unknown. Default: the admin
   * app.
   */
  app?: () => Promise<AppAccess | 'none'>;
}

export type AccessDecision =
  | { type: 'allow' }
  | { type: 'redirect'; to: string }
  | { type: 'deny'; to: string }
  /** The platform cannot say; `requestId` is that of its response. */
  | { type: 'unavailable'; to: string; requestId?: string | undefined }
  /** `reason` says what failed; undefined if the user was signed out. */
  | { type: 'sign-out'; to: string; reason?: SessionEndReason; details?: string };

const ALLOW: AccessDecision = { type: 'allow' };
const redirectTo = (to: string): AccessDecision => ({ type: 'redirect', to });

/**
 * Evaluates a navigation: session, two-factor authentication, then permission. Failures sign out, except an
 * unavailable platform. @see spec 2.4
 */
export async function evaluateAccess(
  navigation: GuardedNavigation,
  facts: GuardFacts,
): Promise<AccessDecision> {
  const { chain, target } = navigation;
  // By the route's path, because the router ignores trailing slashes and case.
  const place = chain.at(-1)?.path ?? '';
  const meta = mergedMeta(chain);
  const signInPage = SIGN_IN_PATHS.includes(place);

  if (facts.hasToken) {
    if (signInPage || place === CHECK_CODE_PATH) return redirectTo(redirectTarget(target));
  } else if (facts.hasPendingToken) {
    if (signInPage || place === CHECK_CODE_PATH) return ALLOW;
    // A link from a mail is restored after the code: no menu leads to it.
    const isMailLink = chain[0]?.meta.layout === 'auth' && target.includes('?');
    return redirectTo(
      isMailLink ? `${CHECK_CODE_PATH}?redirect=${encodeURIComponent(target)}` : CHECK_CODE_PATH,
    );
  } else if (place === CHECK_CODE_PATH) {
    return redirectTo(LOGIN_PATH + searchOf(target));
  } else if (meta.requiresAuth) {
    return { type: 'sign-out', to: signInAddress(target) };
  }
  if (!meta.requiresAuth) return ALLOW;

  try {
    const openToAll = opensWithoutTwoFactor(place);
    // Requested in parallel; without two-factor authentication they would be rejected.
    const held = openToAll || facts.twoFactorMissing ? undefined : grantsOf(facts);
    held?.catch(() => undefined);
    if (!(await facts.twoFactorEnabled())) return openToAll ? ALLOW : redirectTo(TWO_FACTOR_PATH);
    const { permissions, app } = await (held ?? grantsOf(facts));
    // The page itself shows that there is no such app.
    if (app === 'none') return ALLOW;
    const denial = routeDenial(chain, permissions, app);
    return denial === undefined ? ALLOW : { type: 'deny', to: FORBIDDEN_PATH };
  } catch (error) {
    return decisionAfterError(error, target);
  }
}

async function grantsOf(facts: GuardFacts) {
  const [permissions, app] = await Promise.all([facts.permissions(), facts.app?.()]);
  return { permissions, app };
}

/** The decision after a failed access query. @see spec 2.4 */
export function decisionAfterError(error: unknown, target: string): AccessDecision {
  const to = signInAddress(target);
  if (!isConsoleError(error)) {
    // The session has ended for a known reason: the store aborts its queries.
    const isAborted = error instanceof Object && 'name' in error && error.name === 'AbortError';
    return { type: 'sign-out', to, ...(!isAborted && { reason: 'failed' }) };
  }
  switch (error.kind) {
    case 'signed-out':
      return { type: 'sign-out', to };
    case 'unreachable':
      return { type: 'sign-out', to, reason: 'unreachable' };
    case 'drift':
      return { type: 'sign-out', to, reason: 'unreadable', details: driftDetails(error) };
    case 'http':
      if (error.status === 503)
        return { type: 'unavailable', to: UNAVAILABLE_PATH, requestId: error.requestId };
      if (error.status === 401) return { type: 'sign-out', to, reason: 'expired' };
      return { type: 'sign-out', to, reason: 'failed', details: rejectionDetails(error) };
    default:
      return { type: 'sign-out', to, reason: 'failed' };
  }
}

type ErrorOfKind<Kind> = Extract<ConsoleError, { kind: Kind }>;

const MAX_DETAILS = 3;

/** Operation and first invalid fields: "getUserDetail: user.email, group". */
function driftDetails({ operation, problems }: ErrorOfKind<'drift'>): string {
  const fields = [...new Set(problems.map(({ path }) => path))].filter((path) => path !== '');
  return [operation, fields.slice(0, MAX_DETAILS).join(', ')].filter(Boolean).join(': ');
}

function rejectionDetails({ status, requestId }: ErrorOfKind<'http'>): string {
  return [`HTTP ${String(status)}`, requestId].filter(Boolean).join(' · ');
}

function isConsoleError(error: unknown): error is ConsoleError {
  return error instanceof Object && 'kind' in error;
}

function signInAddress(target: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(target)}`;
}

/** The address to return to after sign-in if it is ours, otherwise home. */
export function redirectTarget(address: string): string {
  return safePath(new URLSearchParams(searchOf(address)).get('redirect')) ?? HOME_PATH;
}

/** From the first `?`: a link may name an address with a query without encoding it. */
function searchOf(address: string): string {
  return /\?.*/s.exec(address)?.[0] ?? '';
}
