/** What an amount counts: bytes, bits per second, seconds, a share of 1, multiples of real time, decibels, or things. */
export type AmountUnit = 'bytes' | 'bitrate' | 'seconds' | 'share' | 'speed' | 'decibels' | 'count';

/** A unit that an axis names once: its amounts are divided by `size`. */
export interface AmountScale {
  size: number;
  /** Empty for what is counted in ones. */
  name: string;
}

const GIGABYTE = 1024 ** 3;

/** Ascending. From gigabytes, which invoices count in, steps are of 1000, so that figures agree with invoices. */
const SCALES: Record<AmountUnit, readonly AmountScale[]> = {
  bytes: [
    { size: 1, name: 'B' },
    { size: 1024, name: 'kB' },
    { size: 1024 ** 2, name: 'MB' },
    { size: GIGABYTE, name: 'GB' },
    { size: GIGABYTE * 1e3, name: 'TB' },
    { size: GIGABYTE * 1e6, name: 'PB' },
    { size: GIGABYTE * 1e9, name: 'EB' },
  ],
  bitrate: [
    { size: 1, name: 'bit/s' },
    { size: 1e3, name: 'kbit/s' },
    { size: 1e6, name: 'Mbit/s' },
    { size: 1e9, name: 'Gbit/s' },
    { size: 1e12, name: 'Tbit/s' },
  ],
  seconds: [
    { size: 1, name: 's' },
    { size: 60, name: 'min' },
    { size: 3600, name: 'h' },
  ],
  share: [{ size: 0.01, name: '%' }],
  speed: [{ size: 1, name: '×' }],
  decibels: [{ size: 1, name: 'dB' }],
  count: [{ size: 1, name: '' }],
};

/** The largest unit in which an amount is at least one. */
export function amountScale(amount: number, unit: AmountUnit): AmountScale {
  const [smallest = { size: 1, name: '' }, ...larger] = SCALES[unit];
  return larger.findLast(({ size }) => Math.abs(amount) >= size) ?? smallest;
}

/** Three digits and a fitting unit: `2.05 PB`, `41,105 h`, `88%`. */
export function formatAmount(amount: number, unit: AmountUnit, language: string): string {
  const scale = amountScale(amount, unit);
  const size = Math.abs(amount / scale.size);
  return withUnit(amount, scale, unit, language, unit === 'count' || size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

/** Up to three decimals in the unit of invoices: `2,045,101.354 GB`, `41,104.988 h`. */
export function exactAmount(amount: number, unit: AmountUnit, language: string): string {
  return withUnit(amount, amountScale(Math.min(amount, GIGABYTE), unit), unit, language, 3);
}

function withUnit(
  amount: number,
  { size, name }: AmountScale,
  unit: AmountUnit,
  language: string,
  maximumFractionDigits: number,
): string {
  if (unit === 'share')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(amount);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits }).format(amount / size);
  return name === '' ? number : `${number}\u00a0${name}`;
}
