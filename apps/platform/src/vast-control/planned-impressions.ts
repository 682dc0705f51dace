import type { CampaignRow } from './campaign-row';
import { DAY_MS } from '../time/durations';

/** Impressions that even delivery needs in a period; null without a goal with an end, and without a daily cap. */
export function plannedIn(
  { startsAt, endsAt, goalImpressions, dailyCap }: CampaignRow,
  from: Date,
  to: Date,
): number | null {
  const begin = Math.max(from.getTime(), startsAt.getTime());
  const end = Math.min(to.getTime(), endsAt?.getTime() ?? Infinity);
  const time = Math.max(0, end - begin);
  const ofGoal =
    goalImpressions === null || endsAt === null
      ? Infinity
      : (goalImpressions * time) / (endsAt.getTime() - startsAt.getTime());
  const ofCap = dailyCap === null ? Infinity : (dailyCap * time) / DAY_MS;
  const planned = Math.min(ofGoal, ofCap);
  return planned === Infinity ? null : planned;
}
