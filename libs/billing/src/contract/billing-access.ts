/**
 * Whose billing, usage and quotas a user sees and changes: holders of `admin-management` those of every app, members whose group
 * holds `management` those of their app.
 */
export const BILLING_ACCESS = { 'admin-management': 'every-app', management: 'own-app' } as const;
