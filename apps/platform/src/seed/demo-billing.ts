import type { billingInfos, invoices, paymentMethods, quotas, usages } from '../database/schema';
import { limitsOf, QUOTA_PLANS } from '../quota/quota-plans';
import type { Calendar } from './calendar';
import { dateOf, plusDays } from './calendar';
import type { DemoApp } from './demo-apps';
import { ADDRESSES, BANKS, CARD_BRANDS } from './names';
import type { Random } from './random';

const INVOICE_MONTHS = 24;
const USAGE_DAYS = 90;
const PAYMENT_DAYS = 15;

/** Monthly fee in minor units: a đồng has none below it, a dollar has cents. */
const FEES = {
  VND: { free: 0, pro: 4_900_000, enterprise: 32_000_000 },
  USD: { free: 0, pro: 19_900, enterprise: 129_000 },
} as const;

const PLANS = {
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

/** Nothing at all for some free apps: the ones that are asked for a card. */
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

/** One per month that a paid app has existed, at most 24; the running month's is a draft. */
export function demoInvoices(
  { row, language, archivedAt }: DemoApp,
  index: number,
  random: Random,
  calendar: Calendar,
): (typeof invoices.$inferInsert)[] {
  if (row.edition === 'free') return [];
  const currency = language === 'vi' ? 'VND' : 'USD';
  const taxRate = language === 'vi' ? 0.1 : 0.2;
  return Array.from({ length: INVOICE_MONTHS }, (_, months) => months).flatMap((months) => {
    const periodStart = calendar.monthsAgo(months);
    const issuingDate = calendar.monthsAgo(months - 1);
    const periodEnd = plusDays(issuingDate, -1);
    if (periodEnd < row.createdAt || (archivedAt && periodStart > archivedAt)) return [];

    const dueDate = plusDays(issuingDate, PAYMENT_DAYS);
    const subtotal = Math.round(FEES[currency][row.edition] * (1 + random.next() * 0.6));
    const tax = Math.round(subtotal * taxRate);
    const status = invoiceStatus(months, dueDate, random, calendar);
    return {
      id: random.id(),
      number: `INV-${dateOf(periodStart).slice(0, 7).replace('-', '')}-${String(index + 1).padStart(5, '0')}`,
      appId: row.appId,
      status,
      currency,
      subtotal,
      tax,
      total: subtotal + tax,
      periodStart: dateOf(periodStart),
      periodEnd: dateOf(periodEnd),
      issuingDate: dateOf(issuingDate),
      dueDate: dateOf(dueDate),
      // Never in the future: the newest month was paid on the day it was issued at the latest.
      paidAt:
        status === 'paid' ? plusDays(issuingDate, months > 1 ? random.between(0, PAYMENT_DAYS) : 0) : null,
    };
  });
}

function invoiceStatus(months: number, dueDate: Date, random: Random, calendar: Calendar) {
  if (months === 0) return 'draft';
  const luck = random.next();
  if (luck < 0.03) return 'void';
  if (months === 1 && luck < 0.5) return dueDate < calendar.today ? 'overdue' : 'unpaid';
  if (months < 5 && luck < 0.1) return 'overdue';
  return 'paid';
}

/** One row per day that the app was in use, at most 90: quieter on weekdays, growing slowly. */
export function demoUsages(
  { row, archivedAt }: DemoApp,
  random: Random,
  calendar: Calendar,
): (typeof usages.$inferInsert)[] {
  const { limits } = PLANS[row.edition];
  const share = 0.1 + random.next() * 0.7;
  const days = Math.min(USAGE_DAYS, calendar.daysSince(row.createdAt));
  return Array.from({ length: days }, (_, position) => days - position).flatMap((daysAgo) => {
    const day = calendar.daysAgo(daysAgo);
    if (archivedAt && day > archivedAt) return [];
    const weekend = day.getUTCDay() % 6 === 0 ? 1.4 : 1;
    const activity = share * weekend * (0.7 + random.next() * 0.4) * (1 - daysAgo / 400);
    return {
      appId: row.appId,
      day: dateOf(day),
      storageBytes: Math.round(limits['storage-bytes'] * share * (1 - daysAgo / 300)),
      egressBytes: Math.round((limits['egress-bytes-per-month'] / 30) * activity),
      transcodeSeconds: Math.round((limits['transcode-seconds-per-month'] / 30) * activity),
      liveSeconds: Math.round(limits['live-channels'] * 7_200 * activity),
    };
  });
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
    'live-channels': random.between(0, plan.limits['live-channels']),
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
