import { joinedIds, operation } from '@console/http/contract';
import { z } from 'zod';
import { CurrencySummary } from './amounts';
import { BILLING_ACCESS } from './billing-access';
import { UsagePeriod } from './usages';

const MAX_APPS = 100;
const Count = z.int().nonnegative();

export const AppFigures = z.object({
  appId: z.string(),
  /** Delivered bytes of the last 30 days (UTC), today included, and of the 30 days before. */
  traffic: UsagePeriod.extend({
    total: Count,
    previous: Count,
    /** One per day, oldest first. */
    values: z.array(Count),
  }),
  /** By currency code; empty for an app that owes nothing. */
  balance: z.array(
    CurrencySummary.pick({
      currency: true,
      owed: true,
      owedInvoices: true,
      overdue: true,
      overdueInvoices: true,
    }),
  ),
});
export type AppFigures = z.output<typeof AppFigures>;

/** The same figures as `listUsagesByApp` and `getBillingSummary` give for each app. */
export const listAppFigures = operation({
  name: 'listAppFigures',
  summary: 'Returns traffic and balance of up to 100 apps; apps out of reach are left out',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/app-figures',
  access: BILLING_ACCESS,
  query: z.strictObject({
    appIds: joinedIds(MAX_APPS),
  }),
  response: z.object({ data: z.array(AppFigures) }),
  extension: true,
});
