/** Dialogs of the own settings: new recovery codes, and the end of two-factor authentication. */
export const RECOVERY_CODES_PATH = '/user/info/recovery-codes';
export const TWO_FACTOR_OFF_PATH = '/user/info/two-factor-off';
