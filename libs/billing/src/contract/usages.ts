import { operation, pageOf, pageQuery } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';
import { quotient, type Decimal } from '../money/decimal';

const Count = z.int().nonnegative();

export const UsageAmounts = z.object({
  /** At the end of the day; for several days, the maximum. */
  storageBytes: Count,
  egressBytes: Count,
  transcodeSeconds: Count,
  liveSeconds: Count,
  /** Absent on platforms without ad insertion. */
  adImpressions: Count.default(0),
});
export type UsageAmounts = z.output<typeof UsageAmounts>;

export const USAGE_KINDS = ['live', 'transcode', 'storage', 'delivery', 'ads'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** Field of each kind and its billing unit. */
export const USAGE_UNITS = {
  live: { amount: 'liveSeconds', unit: 'hour', size: 3_600 },
  transcode: { amount: 'transcodeSeconds', unit: 'minute', size: 60 },
  storage: { amount: 'storageBytes', unit: 'gigabyte', size: 1024 ** 3 },
  delivery: { amount: 'egressBytes', unit: 'gigabyte', size: 1024 ** 3 },
  ads: { amount: 'adImpressions', unit: 'impression', size: 1 },
} as const satisfies Record<UsageKind, { amount: keyof UsageAmounts; unit: string; size: number }>;

/** Decimals of a quantity, rounded half up. */
const QUANTITY_PLACES = 3;

/** Converts a counted amount to its billing unit: seconds to hours, bytes to GB of 1024³. */
export function usageQuantity(kind: UsageKind, amount: number | bigint): Decimal {
  return quotient(BigInt(amount), BigInt(USAGE_UNITS[kind].size), QUANTITY_PLACES);
}

const DayUsage = UsageAmounts.extend({ day: z.iso.date() });

/** Exact up to 2⁵³; sums over all apps may be larger and are then approximate. */
const Sum = z.number().nonnegative();

export const UsageSums = z.object({
  storageBytes: Sum,
  egressBytes: Sum,
  transcodeSeconds: Sum,
  liveSeconds: Sum,
  adImpressions: Sum.default(0),
});
export type UsageSums = z.output<typeof UsageSums>;

/** Days and months are in UTC. @see spec 7.4 */
export const Usages = z.object({
  appId: z.string(),
  current: UsageAmounts,
  /** The last 90 days, oldest first, without unused days. */
  days: z.array(DayUsage),
});
export type Usages = z.output<typeof Usages>;

const usages = { group: 'apiAdminBilling', method: 'GET', response: Usages } as const;

export const getUsages = operation({
  ...usages,
  name: 'getUsages',
  summary: 'Returns the usage of one app',
  path: '/admin/api/billing/usages',
  access: BILLING_ACCESS,
  inApp: true,
  query: z.strictObject({ appId: z.string().min(1) }),
});

export const getOwnUsages = operation({
  ...usages,
  name: 'getOwnUsages',
  summary: 'Returns the usage of the app in X-App-Id',
  path: '/api/billing/usages',
  access: BILLING_ACCESS,
  inApp: true,
});

/** A leap year. */
export const MAX_USAGE_DAYS = 366;
/** Default length of a report in days. */
export const DEFAULT_USAGE_DAYS = 30;
const DAY_MS = 86_400_000;

const periodFields = {
  from: z.iso.date().optional().describe('First day; default: 30 days before the last one.'),
  to: z.iso.date().optional().describe('Last day, inclusive; default: today (UTC).'),
};

function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return true;
  return from <= to && usageDays({ from, to }) <= MAX_USAGE_DAYS;
}

const NO_PERIOD = { path: ['to'], error: 'usagePeriod' };

/** First and last day, both inclusive. */
export const UsagePeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
export type UsagePeriod = z.output<typeof UsagePeriod>;

export function usageDays({ from, to }: UsagePeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period of the same length that ends the day before. */
export function periodBefore(period: UsagePeriod): UsagePeriod {
  return {
    from: dayAfter(period.from, -usageDays(period)),
    to: dayAfter(period.from, -1),
  };
}

/** Negative numbers go back. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Daily usage with the previous period. Storage of all apps is the sum of a day, and the maximum over
 * several days.
 */
export const UsageReport = z.object({
  appId: z.string().nullable(),
  appName: z.string().nullable(),
  ...UsagePeriod.shape,
  total: UsageSums,
  previous: UsagePeriod.extend({ total: UsageSums }),
  /** Oldest first, without unused days. */
  days: z.array(UsageSums.extend({ day: z.iso.date() })),
});
export type UsageReport = z.output<typeof UsageReport>;

/** @see spec 7.4 */
export const getUsageReport = operation({
  name: 'getUsageReport',
  summary: 'Reports usage by day with the previous period, of one app or of all accessible apps',
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
  /** Usage of deleted apps remains. */
  appDeleted: z.boolean().optional(),
  total: UsageAmounts,
  previous: UsageAmounts,
  /** Amounts of the requested kind, one per day. */
  values: z.array(Count),
});
export type AppUsage = z.output<typeof AppUsage>;

/** @see spec 7.4 */
export const listUsagesByApp = operation({
  name: 'listUsagesByApp',
  summary:
    'Lists the usage of accessible apps in a period and the previous one, highest usage of a kind first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/billing/usages-by-app',
  access: BILLING_ACCESS,
  query: pageQuery
    .extend({
      kind: z.enum(USAGE_KINDS).default('delivery').describe('Usage type to sort and count by.'),
      ...periodFields,
    })
    .refine(isPeriod, NO_PERIOD),
  response: pageOf(AppUsage).extend({ ...UsagePeriod.shape, kind: z.string() }),
  extension: true,
});
