export const MY_APPS_PATH = '/user/apps';

/** The dialog that makes a free app of one's own. */
export const CREATE_OWN_APP_PATH = `${MY_APPS_PATH}/create`;

/** The page of one of one's own apps. */
export function ownAppPath(appId: string): string {
  return `${MY_APPS_PATH}/${encodeURIComponent(appId)}`;
}

/** The dialog that changes what it is called. */
export function renameOwnAppPath(appId: string): string {
  return `${ownAppPath(appId)}/rename`;
}
