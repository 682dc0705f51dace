export const USERS_PATH = '/apps/accounts';
export const USER_INVITATIONS_PATH = `${USERS_PATH}/invitations`;
export const CREATE_USER_PATH = `${USERS_PATH}/create`;
export const INVITE_USERS_PATH = `${USERS_PATH}/invite`;

export function userPath(id: string): string {
  return `/apps/account/${encodeURIComponent(id)}`;
}

export function editUserPath(id: string): string {
  return `${userPath(id)}/edit`;
}
