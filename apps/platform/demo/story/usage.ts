import type { quotas, usages } from '../../src/database/schema';
import { limitsOf } from '../../src/apps/quota-plans';
import { DAY, dateOf, startOfDay, startOfMonth } from '../calendar';
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
    const [from, to] = [Math.max(day, app.createdAt.getTime()), Math.min(day + DAY, end)];
    if (from >= to || (simulated.length === 0 && !app.archivedAt)) return undefined;
    const part = (to - from) / DAY;
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
    };
  };
}

export function usagesBetween(usageOn: (day: number) => UsageRow | undefined, from: number, to: number) {
  const first = startOfDay(from);
  const days = Math.floor((startOfDay(to) - first) / DAY) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, day) => usageOn(first + day * DAY)).filter(
    (usage) => usage !== undefined,
  );
}

/** Monthly resources count from the first day of the month (UTC). */
export function demoQuotas(
  { app, traffic, people }: Player,
  usageOn: (day: number) => UsageRow | undefined,
  now: number,
): (typeof quotas.$inferInsert)[] {
  const month = usagesBetween(usageOn, startOfMonth(now).getTime(), now);
  const total = (count: (usage: UsageRow) => number) => month.reduce((sum, usage) => sum + count(usage), 0);
  const used = {
    'storage-bytes': month.at(-1)?.storageBytes ?? 0,
    'egress-bytes-per-month': total(({ egressBytes }) => egressBytes),
    'transcode-seconds-per-month': total(({ transcodeSeconds }) => transcodeSeconds),
    'live-channels': month.length > 0 ? traffic.channels : 0,
    members: people.length,
  };
  const { limits } = traffic;
  return limitsOf({ limits }).map(({ resource, limit }) => ({
    appId: app.appId,
    resource,
    limit,
    used: used[resource],
    updatedAt: new Date(now),
  }));
}
