/** Holders of the group in the admin app reach the ads of every app, members of an app its own. */
export const SSAI_ACCESS = { 'admin-ssai': ['every-app', 'own-app'] } as const;

export const ssai = {
  group: 'apiAdminBilling',
  access: SSAI_ACCESS,
  inApp: true,
  extension: true,
} as const;

export const SSAI_PATH = '/admin/api/ssai' as const;
