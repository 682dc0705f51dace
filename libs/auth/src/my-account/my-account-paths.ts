export const USER_INFO_PATH = '/user/info';

export const CHANGE_EMAIL_PATH = `${USER_INFO_PATH}/email`;

export const ADD_PASSKEY_PATH = `${USER_INFO_PATH}/add-passkey`;
export const RECOVERY_CODES_PATH = `${USER_INFO_PATH}/recovery-codes`;
export const TWO_FACTOR_OFF_PATH = `${USER_INFO_PATH}/two-factor-off`;
