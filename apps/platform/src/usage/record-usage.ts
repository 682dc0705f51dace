import type { UsageAmounts } from '@console/billing/contract';
import { and, eq, exists, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import { dayOf } from '../time/calendar';
import type { Database } from '../database/connection';
import { apps, usages, videos } from '../database/schema';

/** What an app has used since the record before. */
export type AppUse = { appId: string } & Partial<Omit<UsageAmounts, 'storageBytes'>>;

/** A day is charged if the app paid on a part of it. */
const STAYS_FREE = sql`${usages.free} and excluded.free`;

function isFree(db: Database, appId: SQLWrapper | string) {
  const isUnpaid = or(
    eq(apps.edition, 'free'),
    eq(apps.status, 'archived'),
    inArray(apps.subscriptionStatus, ['trial', 'cancelled']),
  );
  const found = db
    .select({ found: sql`1` })
    .from(apps)
    .where(and(sql`${apps.appId} = ${appId}`, isUnpaid));
  return sql<boolean>`${exists(found)}`;
}

/** Adds to the usage of apps on the current day. */
export async function recordUsage(db: Database, uses: readonly AppUse[], now: Date): Promise<void> {
  const day = dayOf(now);
  const rows = [...Map.groupBy(uses, ({ appId }) => appId)].map(([appId, ofApp]) => {
    const sum = (amount: keyof Omit<AppUse, 'appId'>) =>
      ofApp.reduce((total, use) => total + (use[amount] ?? 0), 0);
    const amounts = {
      egressBytes: sum('egressBytes'),
      transcodeSeconds: sum('transcodeSeconds'),
      liveSeconds: sum('liveSeconds'),
      adImpressions: sum('adImpressions'),
    };
    return { appId, day, storageBytes: 0, ...amounts, free: isFree(db, appId) };
  });
  const used = rows.filter(
    (row) => row.egressBytes + row.transcodeSeconds + row.liveSeconds + row.adImpressions > 0,
  );
  if (used.length === 0) return;
  await db
    .insert(usages)
    // In one order, so that nodes that report at the same time do not wait for each other.
    .values(used.toSorted((one, other) => (one.appId < other.appId ? -1 : 1)))
    .onConflictDoUpdate({
      target: [usages.appId, usages.day],
      set: {
        egressBytes: sql`${usages.egressBytes} + excluded.egress_bytes`,
        transcodeSeconds: sql`${usages.transcodeSeconds} + excluded.transcode_seconds`,
        liveSeconds: sql`${usages.liveSeconds} + excluded.live_seconds`,
        adImpressions: sql`${usages.adImpressions} + excluded.ad_impressions`,
        free: STAYS_FREE,
      },
    });
}

/** The most that each app with videos has stored on the current day. */
export async function recordStorageOfDay(db: Database, now: Date): Promise<void> {
  const simulated = sql`coalesce((${usages.simulated} ->> 'storageBytes')::bigint, 0)`;
  await db.execute(sql`insert into ${usages}
    (app_id, day, storage_bytes, egress_bytes, transcode_seconds, live_seconds, free)
    select ${videos.appId}, ${dayOf(now)}::date, sum(${videos.bytes} + ${videos.mediaBytes}), 0, 0, 0, ${isFree(db, videos.appId)}
    from ${videos} where ${videos.state} <> 'uploading' group by ${videos.appId}
    on conflict (app_id, day) do update
    set storage_bytes = greatest(${usages.storageBytes}, excluded.storage_bytes + ${simulated}), free = ${STAYS_FREE}`);
}
