export const HOME_PATH = '/apps';
export const LOGIN_PATH = '/auth/login';
export const CHECK_CODE_PATH = '/auth/check-code';
export const TWO_FACTOR_PATH = '/apps/2fa';
export const FORBIDDEN_PATH = '/403';
export const UNAVAILABLE_PATH = '/503';

/** Open to a signed-in person who has no two-factor authentication yet. @see spec 4.2 */
const OPEN_WITHOUT_TWO_FACTOR: readonly string[] = [TWO_FACTOR_PATH, '/user/info', '/user/password'];

/** Whether a place opens to a signed-in person who has no two-factor authentication yet. */
export function opensWithoutTwoFactor(path: string): boolean {
  return OPEN_WITHOUT_TWO_FACTOR.includes(path);
}

const ORIGIN = 'https://console.invalid';

/**
 * A path of this console out of text that anybody may have put into an address, or undefined. Only what starts with
 * exactly one slash, holds no backslash, space or control character, and stays on this origin after resolution passes.
 */
export function safePath(text: string | null | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses: browsers drop some of them from addresses
  if (!text?.startsWith('/') || /[\\\s\u0000-\u001f\u007f]/.test(text)) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What the history remembers of a navigation that ended at the two-factor gate: the address does not tell. */
export interface ReturnState {
  returnTo: string;
}

/** Where a person goes on from the two-factor gate: to the place that they were kept from, else home. */
export function returnToOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return HOME_PATH;
  return (typeof state.returnTo === 'string' ? safePath(state.returnTo) : undefined) ?? HOME_PATH;
}

/** What the history remembers of a navigation that ended at /403: the address does not tell, and no link can claim it. */
export interface DeniedState {
  denied: string;
}

/** The place, path and query, that a person was kept from; undefined where they came to /403 by themselves. */
export function deniedPathOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('denied' in state)) return undefined;
  return typeof state.denied === 'string' ? safePath(state.denied) : undefined;
}
