import { operation, pageOf, pageQuery } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';
import { quotient } from '../money/decimal';
import type { Decimal } from '../money/decimal';

const Count = z.int().nonnegative();

/** What is counted, and later billed. */
export const UsageAmounts = z.object({
  /** Kept at the end of the day; of several days, the most that was kept. */
  storageBytes: Count,
  egressBytes: Count,
  transcodeSeconds: Count,
  liveSeconds: Count,
});
export type UsageAmounts = z.output<typeof UsageAmounts>;

/** The kinds of use that are billed: hours of live streams, minutes of transcoding, what is kept, what is delivered. */
export const USAGE_KINDS = ['live', 'transcode', 'storage', 'delivery'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** Where the amount of a kind stands, and how much of it makes one unit that is billed. */
export const USAGE_UNITS = {
  live: { amount: 'liveSeconds', unit: 'hour', size: 3_600 },
  transcode: { amount: 'transcodeSeconds', unit: 'minute', size: 60 },
  storage: { amount: 'storageBytes', unit: 'gigabyte', size: 1024 ** 3 },
  delivery: { amount: 'egressBytes', unit: 'gigabyte', size: 1024 ** 3 },
} as const satisfies Record<UsageKind, { amount: keyof UsageAmounts; unit: string; size: number }>;

/** Places of a quantity: thousandths of a unit, rounded half up, are what is billed and shown. */
const QUANTITY_PLACES = 3;

/** A counted amount of the kind in the unit that it is billed in: seconds as hours, bytes as gigabytes of 1024³, as limits count them. */
export function usageQuantity(kind: UsageKind, amount: number | bigint): Decimal {
  return quotient(BigInt(amount), BigInt(USAGE_UNITS[kind].size), QUANTITY_PLACES, 'half-up');
}

const DayUsage = UsageAmounts.extend({ day: z.iso.date() });

/** Whole, and exact up to 2⁵³; what all apps keep together may be more, and is then the nearest number there is. */
const Sum = z.number().nonnegative();

/** The same, of many apps. */
export const UsageSums = z.object({
  storageBytes: Sum,
  egressBytes: Sum,
  transcodeSeconds: Sum,
  liveSeconds: Sum,
});
export type UsageSums = z.output<typeof UsageSums>;

/** An app's use of the platform. Days and months are those of UTC. @see spec 7.4 */
export const Usages = z.object({
  appId: z.string(),
  /** The running month so far. */
  current: UsageAmounts,
  /** The last 90 days, oldest first; a day without use is left out. */
  days: z.array(DayUsage),
});
export type Usages = z.output<typeof Usages>;

const usages = { group: 'apiAdminBilling', method: 'GET', response: Usages } as const;

export const getUsages = operation({
  ...usages,
  name: 'getUsages',
  summary: 'What one app has used',
  path: '/admin/api/billing/usages',
  access: BILLING_ACCESS,
  inApp: true,
  query: z.strictObject({ appId: z.string().min(1) }),
});

export const getOwnUsages = operation({
  ...usages,
  name: 'getOwnUsages',
  summary: 'What the app of X-App-Id has used',
  path: '/api/billing/usages',
  access: BILLING_ACCESS,
  inApp: true,
});

/** Most days that one report is about: a leap year. */
export const MAX_USAGE_DAYS = 366;
/** Days of a report whose begin is not told. */
export const DEFAULT_USAGE_DAYS = 30;
const DAY_MS = 86_400_000;

const periodFields = {
  from: z.iso.date().optional().describe('First day wanted; 30 days before the last one unless told.'),
  to: z.iso.date().optional().describe('Last day wanted, included; today (UTC) unless told.'),
};

function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return true;
  return from <= to && usageDays({ from, to }) <= MAX_USAGE_DAYS;
}

const NO_PERIOD = { path: ['to'], error: 'usagePeriod' };

/** A first and a last day, both included. */
export const UsagePeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
export type UsagePeriod = z.output<typeof UsagePeriod>;

/** How many days a period has. */
export function usageDays({ from, to }: UsagePeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period of as many days that ends the day before. */
export function periodBefore(period: UsagePeriod): UsagePeriod {
  return {
    from: dayAfter(period.from, -usageDays(period)),
    to: dayAfter(period.from, -1),
  };
}

/** The day so many days later; earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Use in a period, day by day, with the period before to compare with. Of all apps together, what is kept on a day is the
 * sum of the apps', and of several days the most that it was.
 */
export const UsageReport = z.object({
  /** Null for all apps together. */
  appId: z.string().nullable(),
  /** What the one app is called. */
  appName: z.string().nullable(),
  ...UsagePeriod.shape,
  total: UsageSums,
  previous: UsagePeriod.extend({ total: UsageSums }),
  /** Oldest first; a day without use is left out. */
  days: z.array(UsageSums.extend({ day: z.iso.date() })),
});
export type UsageReport = z.output<typeof UsageReport>;

/** With a line's period and its invoice's app, the use that the line is for. @see spec 7.4 */
export const getUsageReport = operation({
  name: 'getUsageReport',
  summary:
    'Use in a period, of one app or of all within reach together, day by day and compared with the period before',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/usage-report',
  access: BILLING_ACCESS,
  inApp: true,
  query: z.strictObject({ appId: z.string().min(1).optional(), ...periodFields }).refine(isPeriod, NO_PERIOD),
  response: UsageReport,
  extension: true,
});

export const AppUsage = z.object({
  appId: z.string(),
  appName: z.string(),
  /** Whether the app has been deleted: its usage remains. */
  appDeleted: z.boolean().optional(),
  total: UsageAmounts,
  /** Of as many days before. */
  previous: UsageAmounts,
  /** The amount of the kind that was asked for, one for each day of the period. */
  values: z.array(Count),
});
export type AppUsage = z.output<typeof AppUsage>;

/** @see spec 7.4 */
export const listUsagesByApp = operation({
  name: 'listUsagesByApp',
  summary:
    'Use in a period, app by app, of the apps within reach that used something in it or in the period before: who used most of a kind comes first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/usages-by-app',
  access: BILLING_ACCESS,
  query: pageQuery
    .extend({
      kind: z.enum(USAGE_KINDS).default('delivery').describe('What the apps are ordered and counted by.'),
      ...periodFields,
    })
    .refine(isPeriod, NO_PERIOD),
  response: pageOf(AppUsage).extend({ ...UsagePeriod.shape, kind: z.string() }),
  extension: true,
});
