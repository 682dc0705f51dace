import * as live from '@console/live/contract';
import * as ssai from '@console/ssai/contract';
import { eq } from 'drizzle-orm';
import { newId } from '../src/database/ids';
import { adSessionBreaks, mediaNodes, servers, streams } from '../src/database/schema';
import type { Makers } from './operations-fixtures';
import type { MutationFixture } from './mutation-fixtures';
import { HOUR_MS } from '../src/time/durations';

/** How to call the mutations on ad insertion. */
export function ssaiFixtures({
  platform,
  token,
  aPayingApp,
  onNew,
  withBody,
}: Pick<Makers, 'platform' | 'token' | 'aPayingApp' | 'onNew' | 'withBody'>): Readonly<
  Record<string, MutationFixture>
> {
  const anEndpoint = async () => {
    const appId = await aPayingApp();
    const body = { appId, name: 'Morning news', source: { kind: 'test', pattern: 'test-card' } } as const;
    const { id: streamId } = await platform.call(live.createStream, { token, body });
    const adServerUrl = 'http://127.0.0.1:9/vast?cb=[CACHEBUSTING]';
    return { ...ssai.DEFAULT_SETTINGS, appId, name: 'News with ads', streamId, adServerUrl };
  };
  const aStored = async () =>
    (await platform.call(ssai.createSsaiEndpoint, { token, body: await anEndpoint() })).id;
  const aLive = async () => {
    const body = await anEndpoint();
    const { id } = await platform.call(ssai.createSsaiEndpoint, { token, body });
    await putOnAir(platform, body.streamId);
    return id;
  };
  const aSession = async () => {
    const body = await anEndpoint();
    const { id: endpointId } = await platform.call(ssai.createSsaiEndpoint, { token, body });
    const session = `session-${newId(platform.clock.now)}`;
    const { now } = platform.clock;
    const breakId = newId(now);
    const record: ssai.SessionBreak = {
      ...{ session, endpointId, breakId, revision: 1, startsAt: now.toISOString(), plannedMs: 30_000 },
      ...{ request: null, ads: [], isDecided: true, filledMs: 0, slateMs: 0, beacons: [], vast: null },
    };
    await platform.db.insert(adSessionBreaks).values({
      ...{ session, breakId, endpointId, appId: body.appId, startsAt: now, revision: 1, isRequested: false },
      ...{ latencyMs: 0, returned: 0, filled: 0, plannedMs: 30_000, filledMs: 0, slateMs: 0, impressions: 0 },
      ...{ firstQuartiles: 0, midpoints: 0, thirdQuartiles: 0, completes: 0, failedBeacons: 0 },
      ...{ unknownBeacons: 0, record },
    });
    return session;
  };
  return {
    [ssai.createSsaiEndpoint.name]: withBody(anEndpoint),
    [ssai.updateSsaiEndpoint.name]: onNew(aStored, { name: 'Evening news' }),
    [ssai.deleteSsaiEndpoint.name]: onNew(aStored),
    [ssai.startAdBreak.name]: onNew(aLive, { seconds: 30 }),
    [ssai.captureAdSession.name]: onNew(aSession, { minutes: 15 }),
  };
}

/** As if a media node had the stream. */
export async function putOnAir({ db, clock }: Makers['platform'], streamId: string): Promise<void> {
  const { now } = clock;
  const serverId = newId(now);
  const name = `node-${serverId}`;
  await db.insert(servers).values({
    ...{ id: serverId, appId: 'default-admin-app', name, kind: 'live', address: '127.0.0.1' },
    ...{ region: 'local', createdAt: now },
  });
  await db
    .insert(mediaNodes)
    .values({ serverId, name, origin: 'http://127.0.0.1:4202', ingestUrl: null, reportedAt: now });
  const leaseUntil = new Date(now.getTime() + HOUR_MS);
  await db
    .update(streams)
    .set({ startedAt: now, nodeId: serverId, leaseUntil, reportedState: 'live' })
    .where(eq(streams.id, streamId));
}
