export const HOME_PATH = '/apps';
export const LOGIN_PATH = '/auth/login';
export const CHECK_CODE_PATH = '/auth/check-code';
export const TWO_FACTOR_PATH = '/apps/2fa';
export const FORBIDDEN_PATH = '/403';
export const UNAVAILABLE_PATH = '/503';

/** Pages open before two-factor enrollment. @see spec 4.2 */
const OPEN_WITHOUT_TWO_FACTOR: readonly string[] = [TWO_FACTOR_PATH, '/user/info', '/user/password'];

export function opensWithoutTwoFactor(path: string): boolean {
  return OPEN_WITHOUT_TWO_FACTOR.includes(path);
}

const ORIGIN = 'https://console.invalid';

/**
 * A safe path of this console from untrusted text, or undefined: exactly one leading slash, no backslash,
 * space or control character, same origin after resolution.
 */
export function safePath(text: string | null | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses: browsers drop some of them from addresses
  if (!text?.startsWith('/') || /[\\\s\u0000-\u001f\u007f]/.test(text)) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Navigation state of the two-factor page. */
export interface ReturnState {
  returnTo: string;
}

/** Where to continue after two-factor enrollment: the previous target, otherwise home. */
export function returnToOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return HOME_PATH;
  return (typeof state.returnTo === 'string' ? safePath(state.returnTo) : undefined) ?? HOME_PATH;
}

/** Navigation state of /403 and /503, which no link can forge. */
export interface StatusState {
  /** Path and query of the page that failed. */
  failed: string;
  /** Of the response. */
  requestId?: string | undefined;
}

/** Undefined where the status page was opened directly. */
export function statusStateOf(state: unknown): StatusState | undefined {
  if (typeof state !== 'object' || state === null || !('failed' in state)) return undefined;
  const failed = typeof state.failed === 'string' ? safePath(state.failed) : undefined;
  const requestId = 'requestId' in state && typeof state.requestId === 'string' ? state.requestId : undefined;
  return failed === undefined ? undefined : { failed, requestId };
}
