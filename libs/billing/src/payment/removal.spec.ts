// @see spec 7.4
import { expect, it } from 'vitest';
import { cardOf } from '../testing/payment-method-handlers';
import { removalOf } from './removal';

const primary = cardOf(1);
const older = cardOf(2, { createdAt: '2025-01-01T00:00:00.000Z' });
const younger = cardOf(3);
const transfer = cardOf(4, { kind: 'bank-transfer', expiry: null, createdAt: '2024-01-01T00:00:00.000Z' });

it('changes nothing where another one is primary', () => {
  expect(removalOf(older, [primary, older])).toEqual({ kind: 'unchanged', primary });
  expect(removalOf(older, [younger, older])).toEqual({ kind: 'unchanged', primary: undefined });
});

it('has the oldest card that is left take over', () => {
  expect(removalOf(primary, [primary, younger, transfer, older])).toEqual({ kind: 'succeeded', heir: older });
});

it('has nothing take over where no card is left', () => {
  expect(removalOf(primary, [primary, transfer])).toEqual({ kind: 'unled' });
});

it('leaves nobody to charge after the last one, primary or not', () => {
  expect(removalOf(primary, [primary])).toEqual({ kind: 'last' });
  expect(removalOf(younger, [younger])).toEqual({ kind: 'last' });
});
