import { describe, expect, it } from 'vitest';
import { fillBreak, type OfferedAd } from './fill';

const rules = { maxExcessSeconds: 2, minFillPercent: 0, maxAdsPerBreak: 10 };
const ad = (seconds: number): OfferedAd => ({ ms: seconds * 1_000, skip: null });

describe('fillBreak', () => {
  it('takes the ads that fit, with the excess that is allowed', () => {
    expect(fillBreak([ad(15), ad(20), ad(15), ad(2)], 30_000, rules)).toEqual({
      skips: [null, 'too-long', null, null],
      filledMs: 32_000,
    });
  });

  it('skips ads that cannot be shown by their own reason, and those above the limit', () => {
    const offered = [{ ms: null, skip: 'no-media' as const }, ad(5), { ms: null, skip: null }, ad(5)];
    expect(fillBreak(offered, 30_000, { ...rules, maxAdsPerBreak: 1 })).toEqual({
      skips: ['no-media', null, 'conditioning', 'too-many'],
      filledMs: 5_000,
    });
  });

  it('shows nothing below the minimum', () => {
    expect(fillBreak([ad(10), ad(40)], 30_000, { ...rules, minFillPercent: 50 })).toEqual({
      skips: ['below-minimum', 'too-long'],
      filledMs: 0,
    });
    expect(fillBreak([ad(15)], 30_000, { ...rules, minFillPercent: 50 }).filledMs).toBe(15_000);
  });
});
