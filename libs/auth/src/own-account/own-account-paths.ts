/** The own settings; dialogs stand below it. */
export const USER_INFO_PATH = '/user/info';

/** Where the address of an account is changed by its holder. */
export const CHANGE_EMAIL_PATH = `${USER_INFO_PATH}/email`;
