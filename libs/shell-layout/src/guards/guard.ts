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
  /** Matched routes from the outermost to the screen. */
  chain: readonly ConsoleRoute[];
  /** Path and query. */
  target: string;
}

export interface GuardFacts {
  hasToken: boolean;
  hasPendingToken: boolean;
  /** Whether the user is known already, or most likely, to have no two-factor authentication. */
  twoFactorMissing: boolean;
  /** Whether two-factor authentication is on; rejects when the person cannot be told. */
  twoFactorEnabled: () => Promise<boolean>;
  /** What the user holds in the admin app; rejects when that is unknown. */
  permissions: () => Promise<Permissions>;
  /**
   * What the user is in the app that the route names; `none` where the platform does not let them in, or there is no such
   * app. Rejects when that is unknown. The admin app by default.
   */
  app?: () => Promise<AppAccess | 'none'>;
}

export type AccessDecision =
  | { type: 'allow' }
  | { type: 'redirect'; to: string }
  /** The person lacks a permission for the place. */
  | { type: 'deny'; to: string }
  /** `reason` says what failed; it is missing where nobody was signed in. */
  | { type: 'sign-out'; to: string; reason?: SessionEndReason; details?: string };

const ALLOW: AccessDecision = { type: 'allow' };
const redirectTo = (to: string): AccessDecision => ({ type: 'redirect', to });

/**
 * Decides on one navigation: sign-in first, then the two-factor gate, then the permission. A failure on the
 * way signs out, but for a platform that is unavailable. @see spec 2.4
 */
export async function evaluateAccess(
  navigation: GuardedNavigation,
  facts: GuardFacts,
): Promise<AccessDecision> {
  const { chain, target } = navigation;
  // Of the route, not of the address: the router takes a trailing slash and capitals for the same place.
  const place = chain.at(-1)?.path ?? '';
  const meta = mergedMeta(chain);
  const signInPage = SIGN_IN_PATHS.includes(place);

  if (facts.hasToken) {
    if (signInPage || place === CHECK_CODE_PATH) return redirectTo(redirectTarget(target));
  } else if (facts.hasPendingToken) {
    if (signInPage || place === CHECK_CODE_PATH) return ALLOW;
    // A link of a mail comes back once the code has been given: nobody finds it in a menu.
    const isMailLink = chain[0]?.meta.layout === 'auth' && target.includes('?');
    return redirectTo(
      isMailLink ? `${CHECK_CODE_PATH}?redirect=${encodeURIComponent(target)}` : CHECK_CODE_PATH,
    );
  } else if (place === CHECK_CODE_PATH) {
    return redirectTo(LOGIN_PATH);
  } else if (meta.requiresAuth) {
    return { type: 'sign-out', to: signInAddress(target) };
  }
  if (!meta.requiresAuth) return ALLOW;

  try {
    const openToAll = opensWithoutTwoFactor(place);
    // Beyond the gate the permissions are asked for in the same breath; before it they would only be refused.
    const held = openToAll || facts.twoFactorMissing ? undefined : grantsOf(facts);
    held?.catch(() => undefined);
    if (!(await facts.twoFactorEnabled())) return openToAll ? ALLOW : redirectTo(TWO_FACTOR_PATH);
    const { permissions, app } = await (held ?? grantsOf(facts));
    // Its page says that there is no such app, as every page about an app does.
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

/** What follows when the permission check of a navigation fails. @see spec 2.4 */
export function decisionAfterError(error: unknown, target: string): AccessDecision {
  const to = signInAddress(target);
  if (!isConsoleError(error)) {
    // The session is over already, for a reason that is known: the store aborts the calls of the one before.
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
      if (error.status === 503) return redirectTo(UNAVAILABLE_PATH);
      if (error.status === 401) return { type: 'sign-out', to, reason: 'expired' };
      return { type: 'sign-out', to, reason: 'failed', details: rejectionDetails(error) };
    default:
      return { type: 'sign-out', to, reason: 'failed' };
  }
}

type ErrorOfKind<Kind> = Extract<ConsoleError, { kind: Kind }>;

const MAX_DETAILS = 3;

/** The operation whose response does not fit, and the first fields that are to blame: "getUserDetail: user.email, group". */
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

/** Where a person who signs in goes: the address asked for, when it is one of ours, else home. */
export function redirectTarget(address: string): string {
  const query = address.split('?')[1] ?? '';
  return safePath(new URLSearchParams(query).get('redirect')) ?? HOME_PATH;
}
