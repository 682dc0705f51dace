import type { AppSummary } from '@console/tenant-apps/contract';
import { apps } from '../database/schema';
import { subscriptionStatus } from '../apps/subscription';

export const summaryColumns = {
  appId: apps.appId,
  name: apps.name,
  kind: apps.kind,
  status: apps.status,
  edition: apps.edition,
  subscriptionStatus: apps.subscriptionStatus,
  trialEndsAt: apps.trialEndsAt,
  createdAt: apps.createdAt,
};

type SummaryRow = Pick<typeof apps.$inferSelect, keyof typeof summaryColumns>;

export function appSummary(row: SummaryRow, now: Date): AppSummary {
  const { appId, name, kind, status, edition, createdAt } = row;
  return {
    appId,
    name,
    kind,
    status,
    edition,
    subscriptionStatus: subscriptionStatus(row, now),
    createdAt: createdAt.toISOString(),
  };
}
