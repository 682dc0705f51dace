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
