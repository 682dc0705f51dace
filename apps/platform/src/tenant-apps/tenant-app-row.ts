import type { TenantApp } from '@console/tenant-apps/contract';
import { subscriptionStatus } from '../apps/subscription';
import { apps, users } from '../database/schema';

/** Columns of `tenantApp`; join the owner. */
export const tenantAppColumns = {
  appId: apps.appId,
  name: apps.name,
  status: apps.status,
  edition: apps.edition,
  subscriptionStatus: apps.subscriptionStatus,
  trialEndsAt: apps.trialEndsAt,
  owner: { email: users.email, name: users.name },
  members: apps.memberCount,
  createdAt: apps.createdAt,
  lastActivityAt: apps.lastActivityAt,
};

type TenantAppRow = Omit<TenantApp, 'subscriptionStatus' | 'createdAt' | 'lastActivityAt'> &
  Pick<typeof apps.$inferSelect, 'subscriptionStatus' | 'trialEndsAt' | 'createdAt' | 'lastActivityAt'>;

export function tenantApp({ trialEndsAt, ...row }: TenantAppRow, now: Date): TenantApp {
  return {
    ...row,
    subscriptionStatus: subscriptionStatus({ ...row, trialEndsAt }, now),
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  };
}
