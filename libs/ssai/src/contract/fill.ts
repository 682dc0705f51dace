import { z } from 'zod';
import type { EndpointSettings } from './endpoint-settings';

/** Why an ad that the ad server returned is not shown. Each has exactly one. */
export const SKIP_REASONS = [
  'no-media',
  'wrapper-failed',
  'conditioning',
  'condition-failed',
  'late',
  'too-long',
  'too-many',
  'below-minimum',
  'break-ended',
  'viewer-left',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
export const SkipReasonName = z.enum(SKIP_REASONS);

export interface OfferedAd {
  /** Of the conditioned ad; null if there is none. */
  ms: number | null;
  /** Why it cannot be shown, whatever its duration. */
  skip: SkipReason | null;
}

type FillRules = Pick<EndpointSettings, 'maxExcessSeconds' | 'minFillPercent' | 'maxAdsPerBreak'>;

/**
 * Which ads a break shows, in the order of the ad server: for each the reason why it does not show it, or null. Durations are
 * those of the conditioned ads.
 */
export function fillBreak(
  offered: readonly OfferedAd[],
  plannedMs: number,
  rules: FillRules,
): { skips: (SkipReason | null)[]; filledMs: number } {
  let filledMs = 0;
  let ads = 0;
  const skips = offered.map(({ ms, skip }): SkipReason | null => {
    if (skip !== null || ms === null) return skip ?? 'conditioning';
    if (ads >= rules.maxAdsPerBreak) return 'too-many';
    if (filledMs + ms > plannedMs + rules.maxExcessSeconds * 1_000) return 'too-long';
    ads += 1;
    filledMs += ms;
    return null;
  });
  if (filledMs * 100 >= plannedMs * rules.minFillPercent) return { skips, filledMs };
  return { skips: skips.map((skip) => skip ?? 'below-minimum'), filledMs: 0 };
}
