// @see spec 7.8
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotaLevel } from '../contract';
import { quotaPercent } from './use-quota-texts';

describe('quotaPercent', () => {
  it.each([
    [0, 10, 0],
    [799, 1_000, 79],
    [999, 1_000, 99],
    [10, 10, 100],
    [25, 10, 250],
    [0, 0, 100],
    [3, 0, 100],
    [7_205_759_403_792_792, 9_007_199_254_740_991, 79],
    [9_007_199_254_740_990, 9_007_199_254_740_991, 99],
  ])('of %d used of %d is %d', (used, limit, percent) => expect(quotaPercent({ used, limit })).toBe(percent));

  it('agrees with quotaLevel', () => {
    const amount = fc.oneof(fc.nat({ max: 200 }), fc.maxSafeNat());
    fc.assert(
      fc.property(amount, amount, (used, limit) => {
        const percent = quotaPercent({ used, limit });
        const level = percent >= 100 ? 'reached' : percent >= 80 ? 'near' : 'free';
        expect(quotaLevel({ used, limit })).toBe(level);
      }),
    );
  });
});
