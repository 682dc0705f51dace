/** Where the two-factor authentication of the signed-in person is looked after; its dialogs stand below. */
export const USER_INFO_PATH = '/user/info';
export const RECOVERY_CODES_PATH = '/user/info/recovery-codes';
export const TWO_FACTOR_OFF_PATH = '/user/info/two-factor-off';
