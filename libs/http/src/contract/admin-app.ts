/** The app in whose context the console itself works: its own calls are made in this one. @see spec 7.1, 9 */
export const ADMIN_APP_ID = 'default-admin-app';
