import type { billingInfos, paymentMethods, quotas, usages } from '../../src/database/schema';
import { limitsOf, QUOTA_PLANS } from '../../src/apps/quota-plans';
import { type Calendar, dateOf } from './calendar';
import type { DemoApp } from './demo-apps';
import { ADDRESSES, BANKS, CARD_BRANDS } from './names';
import { Random } from '../random';

/** Days whose values do not depend on the requested number of days. */
const USAGE_DAYS = 90;

export const PLANS = {
  free: QUOTA_PLANS.starter,
  pro: QUOTA_PLANS.growth,
  enterprise: QUOTA_PLANS.scale,
} as const;

export function demoBillingInfo(
  { row, language, people: [owner] }: DemoApp,
  random: Random,
): typeof billingInfos.$inferInsert {
  return {
    appId: row.appId,
    companyName: language === 'vi' ? `Công ty TNHH ${row.name}` : `${row.name} Ltd`,
    taxCode: language === 'vi' ? `01${random.between(10_000_000, 99_999_999)}` : null,
    email: owner.email,
    address: random.pick(ADDRESSES[language]),
    country: language === 'vi' ? 'VN' : 'GB',
    updatedAt: row.createdAt,
  };
}

export function demoPaymentMethods(
  { row, language, people: [owner] }: DemoApp,
  random: Random,
  calendar: Calendar,
): (typeof paymentMethods.$inferInsert)[] {
  const common = { appId: row.appId, holderName: owner.name, createdAt: row.createdAt };
  const card = (isPrimary: boolean) => demoCard({ ...common, isPrimary }, random, calendar);
  if (row.edition === 'free') return random.chance(0.4) ? [card(true)] : [];
  if (row.edition === 'pro') return random.chance(0.3) ? [card(true), card(false)] : [card(true)];
  const transfer = {
    ...common,
    id: random.id(),
    kind: 'bank-transfer' as const,
    brand: random.pick(BANKS[language]),
    lastFour: String(random.between(0, 9999)).padStart(4, '0'),
    expiryMonth: null,
    expiryYear: null,
    isPrimary: false,
  };
  return [card(true), transfer];
}

export function demoCard(
  owned: Pick<typeof paymentMethods.$inferInsert, 'appId' | 'holderName' | 'isPrimary' | 'createdAt'>,
  random: Random,
  calendar: Calendar,
): typeof paymentMethods.$inferInsert {
  return {
    ...owned,
    id: random.id(),
    kind: 'card',
    brand: random.pick(CARD_BRANDS),
    lastFour: String(random.between(0, 9999)).padStart(4, '0'),
    expiryMonth: random.between(1, 12),
    expiryYear: calendar.today.getUTCFullYear() + random.between(0, 4),
  };
}

type UsageRow = typeof usages.$inferInsert;

export function usagesFrom(days: number, calendar: Calendar): string {
  return dateOf(calendar.daysAgo(days));
}

export function demoUsages(
  { row, archivedAt }: DemoApp,
  index: number,
  wanted: number,
  random: Random,
  calendar: Calendar,
): UsageRow[] {
  const { limits } = PLANS[row.edition];
  const share = 0.1 + random.next() * 0.88;
  const older = new Random(index);
  const days = Math.min(Math.max(USAGE_DAYS, wanted), calendar.daysSince(row.createdAt));
  return Array.from({ length: days }, (_, position) => days - position)
    .flatMap((daysAgo) => {
      const day = calendar.daysAgo(daysAgo);
      if (archivedAt && day > archivedAt) return [];
      const weekend = day.getUTCDay() % 6 === 0 ? 1.4 : 1;
      const drawn = (daysAgo > USAGE_DAYS ? older : random).next();
      const activity = share * weekend * (0.7 + drawn * 0.4) * Math.max(0.1, 1 - daysAgo / 400);
      return {
        appId: row.appId,
        day: dateOf(day),
        storageBytes: Math.round(limits['storage-bytes'] * share * Math.max(0.1, 1 - daysAgo / 300)),
        egressBytes: Math.round((limits['egress-bytes-per-month'] / 30) * activity),
        transcodeSeconds: Math.round((limits['transcode-seconds-per-month'] / 30) * activity),
        liveSeconds: Math.round(limits['live-channels'] * 7_200 * activity),
      };
    })
    .filter(({ day }) => day >= usagesFrom(wanted, calendar));
}

export function demoQuotas(
  { row, members }: DemoApp,
  used: readonly (typeof usages.$inferInsert)[],
  random: Random,
  calendar: Calendar,
): (typeof quotas.$inferInsert)[] {
  const lastMonth = used.slice(-30);
  const total = (count: (usage: (typeof used)[number]) => number) =>
    lastMonth.reduce((sum, usage) => sum + count(usage), 0);
  const plan = PLANS[row.edition];
  const usedOf = {
    'storage-bytes': used.at(-1)?.storageBytes ?? 0,
    'egress-bytes-per-month': total(({ egressBytes }) => egressBytes),
    'transcode-seconds-per-month': total(({ transcodeSeconds }) => transcodeSeconds),
    'live-channels': Math.floor(random.next() ** 2 * (plan.limits['live-channels'] + 1)),
    members: members.length,
  };
  return limitsOf(plan).map(({ resource, limit }) => ({
    appId: row.appId,
    resource,
    limit,
    used: usedOf[resource],
    updatedAt: calendar.today,
  }));
}
