import {
  BEACON_EVENTS,
  failedStage,
  reportAdInsertion,
  type EndpointAssignment,
  type ReportedAd,
  type ReportedBreak,
  type SessionBreak,
} from '@console/ssai/contract';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { replaced } from '../database/replaced';
import {
  adBreaks,
  adCaptures,
  adSessionBreaks,
  mediaNodes,
  ssaiAds,
  ssaiEndpoints,
  streams,
} from '../database/schema';
import { isBeyondAdQuota } from '../quota/reject-beyond-quota';
import { recordUsage, type AppUse } from '../usage/record-usage';
import { takeMetered } from '../vast-control/count-event';
import { mediaNodeRoute } from '../live/media-node-route';
import { adUsesOf, countAdUses, dropOldAdUses, withdrawn } from './ad-uses';
import { DAY_MS, MINUTE_MS } from '../time/durations';

/** Nodes learn of breaks until so long after their end. */
const OVER_MS = MINUTE_MS;
/** Statistics of breaks are kept for so long. */
const KEPT_MS = 30 * DAY_MS;

export const adInsertionRoutes = [
  mediaNodeRoute(reportAdInsertion, async ({ body, db, now }) => {
    const endpoints = await assignedEndpoints(db, body.name);
    const known = await knownEndpoints(db, body);
    await recordAds(db, body.ads, now);
    await recordBreaks(db, body.breaks, known);
    const shown = await recordSessionBreaks(db, body.sessionBreaks, known);
    await recordUsage(db, await usesOf(db, shown), now);
    return { endpoints: await assignmentsOf(db, endpoints, now) };
  }),
];

type Endpoint = typeof ssaiEndpoints.$inferSelect;

function assignedEndpoints(db: Database, nodeName: string): Promise<Endpoint[]> {
  return db
    .select({ endpoint: ssaiEndpoints })
    .from(ssaiEndpoints)
    .innerJoin(streams, eq(streams.id, ssaiEndpoints.streamId))
    .innerJoin(mediaNodes, eq(mediaNodes.serverId, streams.nodeId))
    .where(and(eq(mediaNodes.name, nodeName), isNotNull(streams.startedAt)))
    .orderBy(asc(ssaiEndpoints.id))
    .then((rows) => rows.map(({ endpoint }) => endpoint));
}

/** The app of each endpoint that a report names; those that were deleted are missing. */
async function knownEndpoints(
  db: Database,
  { breaks, sessionBreaks }: { breaks: readonly ReportedBreak[]; sessionBreaks: readonly SessionBreak[] },
): Promise<Map<string, string>> {
  const ids = [...new Set([...breaks, ...sessionBreaks].map(({ endpointId }) => endpointId))].filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: ssaiEndpoints.id, appId: ssaiEndpoints.appId })
    .from(ssaiEndpoints)
    .where(inArray(ssaiEndpoints.id, ids));
  return new Map(rows.map(({ id, appId }) => [id, appId]));
}

async function recordAds(db: Database, ads: readonly ReportedAd[], now: Date): Promise<void> {
  if (ads.length === 0) return;
  const apps = await db
    .selectDistinct({ appId: ssaiEndpoints.appId })
    .from(ssaiEndpoints)
    .where(inArray(ssaiEndpoints.appId, [...new Set(ads.map(({ appId }) => appId))]));
  const known = new Set(apps.map(({ appId }) => appId));
  const rows = ads.filter(({ appId }) => known.has(appId));
  if (rows.length === 0) return;
  const { id: _, ...written } = getTableColumns(ssaiAds);
  await db
    .insert(ssaiAds)
    .values(rows.map((ad) => ({ ...ad, id: newId(now), seenAt: now })))
    .onConflictDoUpdate({ target: [ssaiAds.appId, ssaiAds.key], set: replaced(written) });
}

async function recordBreaks(
  db: Database,
  breaks: readonly ReportedBreak[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = breaks.flatMap((adBreak) => {
    const appId = known.get(adBreak.endpointId);
    return appId === undefined ? [] : [{ ...adBreak, appId, startsAt: new Date(adBreak.startsAt) }];
  });
  if (rows.length > 0) await db.insert(adBreaks).values(rows).onConflictDoNothing();
}

interface ShownAd {
  appId: string;
  adId: string;
}

/** A later revision replaces an earlier one; a repeated report changes nothing. Returns the ads with new impressions. */
async function recordSessionBreaks(
  db: Database,
  records: readonly SessionBreak[],
  known: ReadonlyMap<string, string>,
): Promise<ShownAd[]> {
  const shown: ShownAd[] = [];
  const uses = [];
  for (const record of records) {
    const appId = known.get(record.endpointId);
    if (appId === undefined || !isId(record.breakId)) continue;
    const row = { appId, ...sessionBreakRow(record) };
    const [before] = await db
      .select({ record: adSessionBreaks.record })
      .from(adSessionBreaks)
      .where(and(eq(adSessionBreaks.session, record.session), eq(adSessionBreaks.breakId, record.breakId)))
      .for('update');
    const recorded = await db
      .insert(adSessionBreaks)
      .values(row)
      .onConflictDoUpdate({
        target: [adSessionBreaks.session, adSessionBreaks.breakId],
        set: row,
        setWhere: sql`${adSessionBreaks.revision} < ${record.revision} and ${adSessionBreaks.endpointId} = ${record.endpointId}`,
      })
      .returning({ session: adSessionBreaks.session });
    if (recorded.length === 0) continue;
    uses.push(...adUsesOf(appId, record), ...(before ? withdrawn(adUsesOf(appId, before.record)) : []));
    const counted = before ? impressionsOf(before.record) : [];
    for (const ad of impressionsOf(record))
      if (!counted.includes(ad)) shown.push({ appId, adId: record.ads[ad]?.adId ?? '' });
  }
  await countAdUses(db, uses);
  return shown;
}

/** The positions of the ads that viewers have seen. */
function impressionsOf({ beacons }: SessionBreak): number[] {
  return beacons.flatMap(({ ad, event, state }) => (event === 'impression' && state === 'sent' ? [ad] : []));
}

/** What was not metered when our own ad server counted it. */
async function usesOf(db: Database, shown: readonly ShownAd[]): Promise<AppUse[]> {
  const uses: AppUse[] = [];
  for (const [appId, ads] of Map.groupBy(shown, (ad) => ad.appId)) {
    const metered = await takeMetered(db, { appId, adIds: ads.map(({ adId }) => adId) });
    uses.push({ appId, adImpressions: ads.length - metered });
  }
  return uses;
}

/** What the statistics need of a record. */
export function sessionBreakRow(record: SessionBreak) {
  const { session, breakId, endpointId, startsAt, revision, request, ads, beacons } = record;
  const [impression, firstQuartile, midpoint, thirdQuartile, complete] = BEACON_EVENTS.map(
    (event) => beacons.filter((beacon) => beacon.event === event && beacon.state === 'sent').length,
  );
  const inState = (wanted: string) => beacons.filter(({ state }) => state === wanted).length;
  return {
    ...{ session, breakId, endpointId, revision, record },
    startsAt: new Date(startsAt),
    result: request?.result ?? null,
    isRequested: request !== null,
    latencyMs: request?.ms ?? 0,
    returned: ads.length,
    filled: record.isDecided ? ads.filter(({ skip }) => skip === null).length : 0,
    plannedMs: record.plannedMs,
    filledMs: record.filledMs,
    slateMs: record.slateMs,
    impressions: impression ?? 0,
    firstQuartiles: firstQuartile ?? 0,
    midpoints: midpoint ?? 0,
    thirdQuartiles: thirdQuartile ?? 0,
    completes: complete ?? 0,
    failedBeacons: inState('failed'),
    unknownBeacons: inState('unknown'),
    failedStage: failedStage(record),
  };
}

async function assignmentsOf(
  db: Database,
  endpoints: readonly Endpoint[],
  now: Date,
): Promise<EndpointAssignment[]> {
  if (endpoints.length === 0) return [];
  const ids = endpoints.map(({ id }) => id);
  const [breaks, captures] = await Promise.all([
    db
      .select()
      .from(adBreaks)
      .where(
        and(
          inArray(adBreaks.endpointId, ids),
          eq(adBreaks.origin, 'manual'),
          sql`${adBreaks.startsAt} + ${adBreaks.plannedMs} * interval '1 millisecond' > ${new Date(now.getTime() - OVER_MS).toISOString()}`,
        ),
      )
      .orderBy(asc(adBreaks.startsAt)),
    db
      .select()
      .from(adCaptures)
      .where(and(inArray(adCaptures.endpointId, ids), gt(adCaptures.until, now))),
  ]);
  const over = new Set<string>();
  for (const appId of new Set(endpoints.map((endpoint) => endpoint.appId)))
    if (await isBeyondAdQuota(db, appId, now)) over.add(appId);
  return endpoints.map(({ id, appId, streamId, settings }) => ({
    ...{ id, appId, streamId, ...settings },
    // The content goes on without breaks.
    ...(over.has(appId) && { breakSource: 'manual' as const }),
    manualBreaks: breaks.flatMap(({ endpointId, id: breakId, startsAt, plannedMs }) =>
      endpointId === id && !over.has(appId)
        ? [{ id: breakId, startsAt: startsAt.toISOString(), seconds: plannedMs / 1_000 }]
        : [],
    ),
    captures: captures.flatMap(({ endpointId, session, until }) =>
      endpointId === id ? [{ session, until: until.toISOString() }] : [],
    ),
  }));
}

/** Deletes statistics, creatives and captures that are out of date. */
export async function dropOldAdRecords(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db.delete(adSessionBreaks).where(lt(adSessionBreaks.startsAt, before));
  await db.delete(adBreaks).where(lt(adBreaks.startsAt, before));
  await dropOldAdUses(db, now);
  await db.delete(ssaiAds).where(lt(ssaiAds.seenAt, before));
  await db.delete(adCaptures).where(lt(adCaptures.until, now));
}
