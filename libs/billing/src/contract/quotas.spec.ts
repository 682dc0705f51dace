// @see spec 7.8
import { describe, expect, it } from 'vitest';
import { quotaLevel } from './quotas';

describe('quotaLevel', () => {
  it.each([
    [0, 10, 'free'],
    [7, 10, 'free'],
    [8, 10, 'near'],
    [9, 10, 'near'],
    [10, 10, 'reached'],
    [11, 10, 'reached'],
    [0, 0, 'reached'],
    // Not exact in floating point.
    [7_205_759_403_792_792, 9_007_199_254_740_991, 'free'],
    [7_205_759_403_792_793, 9_007_199_254_740_991, 'near'],
  ])('of %d used of %d is %s', (used, limit, level) => expect(quotaLevel({ used, limit })).toBe(level));
});
