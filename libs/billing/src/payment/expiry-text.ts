import type { PaymentMethod } from '../contract';

/** When a card ends, as cards have it: `06/2029`. */
export function expiryText({ month, year }: NonNullable<PaymentMethod['expiry']>): string {
  return `${String(month).padStart(2, '0')}/${String(year)}`;
}
