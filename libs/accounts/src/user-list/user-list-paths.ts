export const USERS_PATH = '/apps/accounts';
export const CREATE_USER_PATH = `${USERS_PATH}/create`;
export const INVITE_USERS_PATH = `${USERS_PATH}/invite`;
