/** Holders of the group in the admin app access the servers of every app, members of an app its own. */
export const SERVERS_ACCESS = { 'admin-machine': ['every-app', 'own-app'] } as const;

export const ALERTS_ACCESS = { 'admin-machine': ['every-app', 'own-app'] } as const;

/** An app's managers see its entries; staff see all. */
export const AUDIT_LOG_ACCESS = { 'admin-management': 'every-app', management: 'own-app' } as const;
