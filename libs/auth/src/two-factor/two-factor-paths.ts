import { USER_INFO_PATH } from '../own-account/own-account-paths';

/** Dialogs of the own settings: new recovery codes, and the end of two-factor authentication. */
export const RECOVERY_CODES_PATH = `${USER_INFO_PATH}/recovery-codes`;
export const TWO_FACTOR_OFF_PATH = `${USER_INFO_PATH}/two-factor-off`;
