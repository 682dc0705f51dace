import type { PaymentMethod } from '../contract';

type Removal =
  | { kind: 'unchanged'; primary: PaymentMethod | undefined }
  | { kind: 'replaced'; replacement: PaymentMethod }
  | { kind: 'noReplacement' }
  | { kind: 'last' };

/**
 * Like the platform: the oldest remaining card replaces the primary method. @param methods All payment
 * methods of the app.
 */
export function removalOf(removed: PaymentMethod, methods: readonly PaymentMethod[]): Removal {
  const remaining = methods.filter(({ id }) => id !== removed.id);
  if (remaining.length === 0) return { kind: 'last' };
  if (!removed.isPrimary) return { kind: 'unchanged', primary: remaining.find(({ isPrimary }) => isPrimary) };
  const [replacement] = remaining
    .filter(({ kind }) => kind === 'card')
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  return replacement ? { kind: 'replaced', replacement } : { kind: 'noReplacement' };
}
