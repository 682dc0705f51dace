import { fillMacros, type EndpointSettings, type SessionBreak } from '@console/ssai/contract';
import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { adBreaks, adSessionBreaks, ssaiAds, ssaiEndpoints } from '../../src/database/schema';
import { sessionBreakRow } from '../../src/ssai/ad-insertion-routes';
import { adUsesOf, countAdUses } from '../../src/ssai/ad-uses';
import { plus, startOfDay } from '../calendar';
import { DAY_MS, MINUTE_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { demoId, isDemo, Random } from '../random';
import type { Period } from './alerts';
import { recordOf, type Outcome } from './ad-records';
import type { Player } from './cast';
import { adImpressionsUntil } from './usage';

const DAYS = 2;
/** Of the viewers of a break, in the next one. */
const STAY = 0.62;
const SESSION_CAP = 4;
/** Viewers without an ad, in addition to those with one. */
const OTHERS = [
  { outcome: 'left', chance: 0.3 },
  { outcome: 'late', chance: 0.07 },
  { outcome: 'timeout', chance: 0.05 },
] as const satisfies readonly { outcome: Outcome; chance: number }[];

/** Scheduled breaks of the last days; their impressions are those of the usage of the app. */
export async function continueAdBreaks(
  db: Database,
  cast: readonly Player[],
  { from, to }: Period,
): Promise<void> {
  const players = new Map(cast.map((player) => [player.app.appId, player]));
  const rows = await db
    .select({ endpoint: ssaiEndpoints, ad: ssaiAds })
    .from(ssaiEndpoints)
    .innerJoin(ssaiAds, and(eq(ssaiAds.appId, ssaiEndpoints.appId), eq(ssaiAds.state, 'ready')))
    .where(
      and(inArray(ssaiEndpoints.appId, [...players.keys()]), isDemo(ssaiEndpoints.id), isDemo(ssaiAds.id)),
    );
  for (const { endpoint, ad } of rows) {
    const player = players.get(endpoint.appId);
    const { isOn, breakSource, everyMinutes } = endpoint.settings;
    if (!player || !isOn || breakSource !== 'schedule') continue;
    const everyMs = everyMinutes * MINUTE_MS;
    const since = Math.max(from, to - DAYS * DAY_MS);
    const first = Math.floor(since / everyMs) + 1;
    // The last one is over.
    const last = Math.floor((to - 2 * MINUTE_MS) / everyMs);
    const known = await db
      .select({ startsAt: adBreaks.startsAt })
      .from(adBreaks)
      .where(and(eq(adBreaks.endpointId, endpoint.id), gte(adBreaks.startsAt, plus(since, 0))));
    const taken = new Set(known.map(({ startsAt }) => startsAt.getTime()));
    const times = Array.from(
      { length: Math.max(0, last - first + 1) },
      (_, index) => (first + index) * everyMs,
    );
    const breaks = breaksAt(times, player, { endpoint, ad, to }).filter(({ at }) => !taken.has(at));
    const { id: endpointId, appId, settings } = endpoint;
    await insertRows(
      db,
      adBreaks,
      breaks.map(({ id, at }) => ({
        ...{ id, appId, endpointId, origin: 'schedule' as const, cue: null, startsAt: plus(at, 0) },
        plannedMs: settings.breakSeconds * 1_000,
      })),
    );
    await insertRows(
      db,
      adSessionBreaks,
      breaks.flatMap(({ records }) => records.map((record) => ({ appId, ...sessionBreakRow(record) }))),
    );
    await countAdUses(
      db,
      breaks.flatMap(({ records }) => records.flatMap((record) => adUsesOf(appId, record))),
    );
    await db
      .update(ssaiAds)
      .set({ seenAt: plus(to, 0) })
      .where(eq(ssaiAds.id, ad.id));
  }
}

interface Inserted {
  endpoint: typeof ssaiEndpoints.$inferSelect & { settings: EndpointSettings };
  ad: typeof ssaiAds.$inferSelect;
}

function breaksAt(times: readonly number[], player: Player, { endpoint, ad, to }: Inserted & { to: number }) {
  const everyMs = endpoint.settings.everyMinutes * MINUTE_MS;
  // The first break of a day shares the impressions of the time before the second one.
  const wantedAt = (at: number) => {
    const [day, next] = [startOfDay(at), Math.min(at + everyMs, to)];
    if (at === day) return Math.floor(adImpressionsUntil(player, next) / 2);
    const before = at - everyMs;
    const counted =
      before === day ? Math.floor(adImpressionsUntil(player, at) / 2) : adImpressionsUntil(player, before);
    return Math.max(0, adImpressionsUntil(player, at) - (before < day ? 0 : counted));
  };
  let viewers: { session: string; ads: number }[] = [];
  return times.map((at) => {
    const id = demoId(endpoint.id, 'schedule', at);
    const random = Random.of('ad-break', endpoint.id, at);
    const wanted = wantedAt(at);
    const staying = viewers.filter(() => random.chance(STAY));
    const capped = staying.filter(({ ads }) => ads >= SESSION_CAP);
    const eligible = staying.filter(({ ads }) => ads < SESSION_CAP).slice(0, wanted);
    const sessionOf = (index: string | number) =>
      Buffer.from(demoId('session', id, index).replaceAll('-', '').slice(0, 24), 'hex').toString('base64url');
    const joining = Array.from({ length: wanted - eligible.length }, (_, index) => ({
      session: sessionOf(index),
      ads: 0,
    }));
    const shown = [...eligible, ...joining].map(({ session, ads }) => ({ session, ads: ads + 1 }));
    viewers = [...shown, ...capped];
    const others = OTHERS.filter(({ chance }) => random.chance(chance));
    const outcomes: [string, Outcome][] = [
      ...shown.map(({ session }): [string, Outcome] => [session, 'shown']),
      ...capped.map(({ session }): [string, Outcome] => [session, 'empty']),
      ...others.map(({ outcome }): [string, Outcome] => [sessionOf(outcome), outcome]),
    ];
    const records = outcomes.map(([session, outcome]): SessionBreak =>
      recordOf(
        { endpoint, ad, url: urlOf(endpoint, session, { id, at }), session, breakId: id, at },
        outcome,
      ),
    );
    return { id, at, records };
  });
}

function urlOf(
  { appId, streamId, settings }: Inserted['endpoint'],
  session: string,
  { id, at }: { id: string; at: number },
): string {
  const random = Random.of('request', session, id);
  return fillMacros(settings.adServerUrl, {
    CACHEBUSTING: String(random.between(10_000_000, 99_999_999)),
    TIMESTAMP: plus(at, 0).toISOString(),
    BREAKMAXDURATION: String(settings.breakSeconds),
    ...{ SESSIONID: session, BREAKID: id, APPID: appId, STREAMID: streamId },
    ...{ IPADDRESS: '203.0.113.0', DEVICEUA: '' },
  });
}
