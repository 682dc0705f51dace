import type { PaymentMethod } from '../contract';

/** What becomes of an app’s payments when one of its payment methods goes. */
export type Removal =
  /** They are made as before. */
  | { kind: 'unchanged'; primary: PaymentMethod | undefined }
  /** Another card takes over. */
  | { kind: 'succeeded'; heir: PaymentMethod }
  /** No card is left to take over; somebody has to make another method the primary one. */
  | { kind: 'unled' }
  /** Nothing is left to pay with. */
  | { kind: 'last' };

/**
 * As the platform does it: in place of the primary one, the oldest card that is left takes over.
 *
 * @param methods Every payment method of the app.
 */
export function removalOf(removed: PaymentMethod, methods: readonly PaymentMethod[]): Removal {
  const left = methods.filter(({ id }) => id !== removed.id);
  if (left.length === 0) return { kind: 'last' };
  if (!removed.isPrimary) return { kind: 'unchanged', primary: left.find(({ isPrimary }) => isPrimary) };
  const [heir] = left
    .filter(({ kind }) => kind === 'card')
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  return heir ? { kind: 'succeeded', heir } : { kind: 'unled' };
}
