import { formatAmount } from '@console/i18n';
import {
  decimalText,
  USAGE_UNITS,
  usageQuantity,
  type Decimal,
  type UsageKind,
  type UsagePeriod,
} from '../contract';
import { formatDecimal, formatUnits } from '../money/money-text';

/** Impressions have no unit. */
const UNIT_DISPLAY = { live: 'long', transcode: 'long', storage: 'short', delivery: 'short' } as const;

const AMOUNT_UNITS = {
  live: 'seconds',
  transcode: 'seconds',
  storage: 'bytes',
  delivery: 'bytes',
  ads: 'count',
} as const;

/** What the amounts of a kind count. */
export function amountUnit(kind: UsageKind) {
  return AMOUNT_UNITS[kind];
}

/** Three digits in a fitting unit: `8.12 TB`, `41,105 h`. */
export function usageText(kind: UsageKind, amount: number, language: string): string {
  return formatAmount(amount, amountUnit(kind), language);
}

/** In billing units: `8,120.042 GB`. */
export function exactUsageText(kind: UsageKind, amount: number, language: string): string {
  return quantityText(kind, quantity(kind, amount), language);
}

export function quantityText(kind: UsageKind, number: Decimal, language: string): string {
  if (kind === 'ads') return formatDecimal(number, language);
  return formatUnits(number, USAGE_UNITS[kind].unit, UNIT_DISPLAY[kind], language);
}

export function usageNumber(kind: UsageKind, amount: number): number {
  return Number(decimalText(quantity(kind, amount)));
}

/** `1 – 31 May 2026`, in the language's own way. */
export function periodText({ from, to }: UsagePeriod, language: string): string {
  return dates(language, { day: 'numeric', month: 'long', year: 'numeric' })
    .formatRange(Date.parse(from), Date.parse(to))
    .replaceAll('\u2009', ' ');
}

/** `Friday, 1 May 2026`. */
export function dayText(day: string, language: string): string {
  return dates(language, { dateStyle: 'full' }).format(Date.parse(day));
}

/** Tolerates fractions of other platforms. */
function quantity(kind: UsageKind, amount: number) {
  return usageQuantity(kind, Math.round(amount));
}

function dates(language: string, options: Intl.DateTimeFormatOptions) {
  // British order, days before months, as in Vietnamese.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' });
}
