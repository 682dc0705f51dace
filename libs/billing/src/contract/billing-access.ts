/**
 * Holders of `admin-management` access the billing of every app, members whose group has `management` that
 * of their app.
 */
export const BILLING_ACCESS = { 'admin-management': 'every-app', management: 'own-app' } as const;
