import type { quotas, usages } from '../../src/database/schema';
import { limitsOf } from '../../src/apps/quota-plans';
import { dateOf, startOfDay } from '../calendar';
import { DAY_MS } from '../../src/time/durations';
import type { Player } from './cast';
import { deliveredShare, simulateServers } from './server-load';
import { liveSecondsOn } from './traffic';

export type UsageRow = typeof usages.$inferInsert;

/** Usage of an app on any day (UTC), up to `now` for the current one; undefined while it delivers nothing. */
export function usageFunction(player: Player, now: number): (day: number) => UsageRow | undefined {
  const { app, traffic } = player;
  const simulated = simulateServers(player, now).filter(({ share }) => share > 0);
  const end = Math.min(now, app.archivedAt?.getTime() ?? now);
  return (day) => {
    const [from, to] = [Math.max(day, app.createdAt.getTime()), Math.min(day + DAY_MS, end)];
    if (from >= to || (simulated.length === 0 && !app.archivedAt)) return undefined;
    const part = (to - from) / DAY_MS;
    const delivered = app.archivedAt
      ? traffic.shareOf(from, to)
      : simulated.reduce(
          (sum, { share, disturbances }) => sum + share * deliveredShare(player, disturbances, from, to),
          0,
        );
    return {
      appId: app.appId,
      day: dateOf(day),
      storageBytes: traffic.storageBytesOn(day),
      egressBytes: Math.round(traffic.bytesOn(day) * delivered),
      transcodeSeconds: Math.round(traffic.transcodeSecondsOn(day) * part),
      liveSeconds: Math.round(liveSecondsOn(traffic, day) * part),
      adImpressions: Math.round(traffic.bytesOn(day) * delivered * traffic.adsPerByte),
    };
  };
}

/** Of the day (UTC), up to a moment. */
export function adImpressionsUntil(player: Player, at: number): number {
  return usageFunction(player, at)(startOfDay(at))?.adImpressions ?? 0;
}

/** With the days of `metered`, which hold both. */
export function withMetered(
  usageOn: (day: number) => UsageRow | undefined,
  metered: readonly UsageRow[],
): (day: number) => UsageRow | undefined {
  const days = new Map(metered.map((row) => [row.day, row]));
  return (day) => days.get(dateOf(day)) ?? usageOn(day);
}

export function usagesBetween(usageOn: (day: number) => UsageRow | undefined, from: number, to: number) {
  const first = startOfDay(from);
  const days = Math.floor((startOfDay(to) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, day) => usageOn(first + day * DAY_MS)).filter(
    (usage) => usage !== undefined,
  );
}

/** Members and what is used in a month are counted, not simulated. */
export function demoQuotas(
  { app, traffic }: Player,
  usageOn: (day: number) => UsageRow | undefined,
  now: number,
): (typeof quotas.$inferInsert)[] {
  const today = usageOn(startOfDay(now));
  const simulated = {
    'storage-bytes': today?.storageBytes ?? 0,
    'live-channels': today ? traffic.channels : 0,
    'egress-bytes-per-month': 0,
    'transcode-seconds-per-month': 0,
    'ad-impressions-per-month': 0,
    members: 0,
  };
  const { limits } = traffic;
  return limitsOf({ limits }).map(({ resource, limit }) => ({
    appId: app.appId,
    resource,
    limit,
    simulated: simulated[resource],
    updatedAt: new Date(now),
  }));
}
