import type { TenantApp } from '@console/tenant-apps/contract';
import { apps, users } from '../database/schema';

/** The columns that a tenant app is answered from; select them with its owner joined. */
export const tenantAppColumns = {
  appId: apps.appId,
  name: apps.name,
  status: apps.status,
  edition: apps.edition,
  owner: { email: users.email, name: users.name },
  members: apps.memberCount,
  createdAt: apps.createdAt,
  lastActivityAt: apps.lastActivityAt,
};

interface TenantAppRow extends Omit<TenantApp, 'createdAt' | 'lastActivityAt'> {
  createdAt: Date;
  lastActivityAt: Date | null;
}

export function tenantApp(row: TenantAppRow): TenantApp {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  };
}
