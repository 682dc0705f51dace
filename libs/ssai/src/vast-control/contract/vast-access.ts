/** Holders of the group in the admin app reach the campaigns of every app, members of an app its own. */
export const VAST_ACCESS = { 'admin-ssai': ['every-app', 'own-app'] } as const;
