// @see spec 7.4
import { expect, it } from 'vitest';
import { cardOf } from '../testing/payment-handlers';
import { removalOf } from './removal';

const primary = cardOf(1);
const older = cardOf(2, { createdAt: '2025-01-01T00:00:00.000Z' });
const younger = cardOf(3);
const transfer = cardOf(4, { kind: 'bank-transfer', expiry: null, createdAt: '2024-01-01T00:00:00.000Z' });

it('changes nothing if another method is primary', () => {
  expect(removalOf(older, [primary, older])).toEqual({ kind: 'unchanged', primary });
  expect(removalOf(older, [younger, older])).toEqual({ kind: 'unchanged', primary: undefined });
});

it('replaces the primary method with the oldest remaining card', () => {
  expect(removalOf(primary, [primary, younger, transfer, older])).toEqual({
    kind: 'replaced',
    replacement: older,
  });
});

it('has no replacement without another card', () =>
  expect(removalOf(primary, [primary, transfer])).toEqual({ kind: 'noReplacement' }));

it('leaves no method after the last one', () => {
  expect(removalOf(primary, [primary])).toEqual({ kind: 'last' });
  expect(removalOf(younger, [younger])).toEqual({ kind: 'last' });
});
