import { getOwnUsages } from '@console/billing/contract';
import { createStream } from '@console/live/contract';
import {
  createSsaiEndpoint,
  createVastCampaign,
  createVastCreative,
  DEFAULT_SETTINGS,
  getAdSession,
  getSsaiEndpoint,
  getSsaiPlayback,
  getSsaiStatistics,
  getVastCampaign,
  getVastTag,
  issueVastTag,
  listAdBreaks,
  listSessionBreaks,
  listSsaiAds,
  reportAdInsertion,
  startAdBreak,
  updateSsaiEndpoint,
  type BeaconEvent,
  type ReportedAd,
  type SessionBreak,
} from '@console/ssai/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseVast } from '../../testing/parse-vast';
import { putOnAir } from '../../testing/ssai-fixtures';
import { insertCard } from '../../testing/test-people';
import { enroll, startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { A_CREATIVE } from '../../testing/vast-fixtures';
import { adSessionBreaks, auditEntries, mediaNodes, quotas, streams } from '../database/schema';
import { sessionBreakRow } from './ad-insertion-routes';
import { MINUTE_MS } from '../time/durations';

const TOKEN = 'a-token-of-media-nodes';

let platform: TestPlatform;
let token: string;
let endpointId: string;
let node: string;
beforeAll(async () => {
  platform = await startTestPlatform({ MEDIA_NODE_TOKEN: TOKEN });
  ({ token } = await enroll(platform));
  await platform.call(createTenantApp, { token, body: { appId: 'river', name: 'River' } });
  await insertCard(platform, 'river', { month: 6, year: 2028 });
  const source = { kind: 'test', pattern: 'test-card' } as const;
  const stream = await platform.call(createStream, { token, body: { appId: 'river', name: 'News', source } });
  const settings = { ...DEFAULT_SETTINGS, adServerUrl: 'https://ads.example/vast' };
  const body = { ...settings, appId: 'river', name: 'News with ads', streamId: stream.id };
  endpointId = (await platform.call(createSsaiEndpoint, { token, body })).id;
  await putOnAir(platform, stream.id);
  const [row] = await platform.db
    .select({ name: mediaNodes.name })
    .from(mediaNodes)
    .innerJoin(streams, eq(streams.nodeId, mediaNodes.serverId))
    .where(eq(streams.id, stream.id));
  node = row?.name ?? '';
});
afterAll(() => platform.stop());

const report = (more: object = {}) =>
  platform.call(reportAdInsertion, {
    body: { token: TOKEN, name: node, ads: [], breaks: [], sessionBreaks: [], ...more },
  });

it('gives a node its endpoints, and breaks that an operator started', async () => {
  const started = await platform.call(startAdBreak, {
    token,
    params: { id: endpointId },
    body: { seconds: 20 },
  });
  const { endpoints } = await report();
  expect(endpoints).toMatchObject([
    { id: endpointId, appId: 'river', manualBreaks: [{ id: started.id, seconds: 20 }], captures: [] },
  ]);
  expect((await report({ name: 'another-node' })).endpoints).toEqual([]);
  const { url } = await platform.call(getSsaiPlayback, { token, params: { id: endpointId } });
  expect(url).toMatch(new RegExp(`^http://127.0.0.1:4202/ssai/${endpointId}\\.`));
});

it('is audited without the secrets of its addresses', async () => {
  const adServerUrl = 'https://ads.example/vast?key=secret';
  await platform.call(updateSsaiEndpoint, { token, params: { id: endpointId }, body: { adServerUrl } });
  const [entry] = await platform.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'ssai-endpoint.update'));
  expect(Object.keys(entry?.detail ?? {})).toHaveLength(2);
  for (const address of Object.values(entry?.detail ?? {}))
    expect(address).toMatch(/^https:\/\/ads\.example \([\w-]{8}\)$/);
});

it('has its next break after a longer one that would still last', async () => {
  // The break of the test before begins.
  platform.later(9_000);
  const change = (body: object) =>
    platform.call(updateSsaiEndpoint, { token, params: { id: endpointId }, body });
  const { nextBreakAt } = await change({ breakSource: 'schedule', everyMinutes: 1, breakSeconds: 300 });
  expect(Date.parse(nextBreakAt ?? '') % 300_000).toBe(0);
  const { breakSource, everyMinutes, breakSeconds } = DEFAULT_SETTINGS;
  await change({ breakSource, everyMinutes, breakSeconds });
});

it('rejects breaks from cues without a playlist', async () => {
  const { stream } = await platform.call(getSsaiEndpoint, { token, params: { id: endpointId } });
  const cues = { adServerUrl: 'https://ads.example/vast', breakSource: 'cues', cueUrl: '' } as const;
  const body = { ...DEFAULT_SETTINGS, ...cues, appId: 'river', name: 'From cues', streamId: stream.id };
  expect(await platform.rejection(createSsaiEndpoint, { token, body })).toMatchObject({
    statusCode: 409,
    message: 'Breaks from cues need the address of a playlist.',
  });
});

const ad = {
  ...{ key: 'k1', adId: 'AD-7', title: 'Tea', advertiser: 'Trà' },
  ...{ declaredMs: 15_000, ms: 15_000, skip: null },
};
const creative: ReportedAd = {
  ...{ appId: 'river', key: 'k1', adId: 'AD-7', title: 'Tea', advertiser: 'Trà', ms: 15_000, problem: null },
  ...{ vastUrl: 'https://ads.example/vast', mediaUrl: 'https://ads.example/tea.mp4', declaredMs: 15_000 },
  state: 'ready',
};
/** What a viewer saw in a break that begins now. */
function recordOf(session: string, breakId: string, more: Partial<SessionBreak> = {}): SessionBreak {
  const startsAt = platform.clock.now.toISOString();
  return {
    ...{ session, endpointId, breakId, revision: 2, startsAt, plannedMs: 30_000 },
    request: requestOf('ads'),
    ads: [ad],
    ...{ isDecided: true, filledMs: 15_000, slateMs: 14_000, vast: null, beacons: [] },
    ...more,
  };
}
function requestOf(result: NonNullable<SessionBreak['request']>['result']): SessionBreak['request'] {
  const sentAt = platform.clock.now.toISOString();
  return { url: 'https://ads.example/vast', sentAt, ms: 80, result, hops: 1, problem: null };
}
const beaconOf = (event: BeaconEvent, more: object = {}) => ({
  ...{ ad: 0, event, state: 'sent' as const, at: platform.clock.now.toISOString(), urls: 1 },
  ...more,
});
const reportBreak = (id: string, ...sessionBreaks: SessionBreak[]) => {
  const startsAt = platform.clock.now.toISOString();
  const found = { id, endpointId, origin: 'cue', cue: '#EXT-X-CUE-OUT:30', startsAt, plannedMs: 30_000 };
  return report({ breaks: [found], sessionBreaks });
};
const figuresOf = async (breakId: string) =>
  (await platform.call(listAdBreaks, { token })).data.find(({ id }) => id === breakId);
const metered = async () =>
  (await platform.call(getOwnUsages, { token, headers: { 'X-App-Id': 'river' } })).current.adImpressions;

it('counts each report once, and lets a later revision replace an earlier one', async () => {
  const breakId = '0197d2ff-0000-8000-8000-000000000001';
  const record = recordOf('S1', breakId, {
    ads: [ad, { ...ad, key: 'k2', skip: 'too-long' }],
    beacons: [beaconOf('impression'), beaconOf('midpoint', { state: 'unknown' })],
  });
  await report({ ads: [creative] });
  for (const sent of [record, record, { ...record, revision: 1, beacons: [] }])
    await reportBreak(breakId, sent);

  const figures = { sessions: 1, requested: 1, returned: 2, filled: 1, filledMs: 15_000, slateMs: 14_000 };
  const counted = { ...figures, impressions: 1, midpoints: 0, unknownBeacons: 1, latencyMs: 80 };
  const skips = [{ reason: 'too-long', count: 1 }];
  expect(await platform.call(getSsaiStatistics, { token })).toMatchObject({ ...counted, skips });
  expect(await figuresOf(breakId)).toMatchObject({ cue: '#EXT-X-CUE-OUT:30', ...counted, skips });
  const session = await platform.call(getAdSession, { token, params: { id: 'S1' } });
  expect(session.breaks).toMatchObject([{ failedStage: 'reported', revision: 2 }]);
  const searched = { token, query: { q: 'S1' } };
  expect((await platform.call(listSessionBreaks, searched)).data).toMatchObject([{ session: 'S1' }]);

  const second = beaconOf('impression', { ad: 1 });
  await reportBreak(breakId, { ...record, revision: 3, beacons: [...record.beacons, second] });
  expect(await metered()).toBe(2);
  expect((await platform.call(listSsaiAds, { token, query: { q: 'AD-7' } })).data).toMatchObject([
    { title: 'Tea', shown: 1, skipped: 0 },
  ]);
});

it('counts what ad servers return, and why ads are not shown', async () => {
  const breakId = '0197d2ff-0000-8000-8000-000000000002';
  const nothing = { ads: [], filledMs: 0, slateMs: 30_000 };
  const results = (['timeout', 'empty', 'error', 'blocked'] as const).map((result) =>
    recordOf(result, breakId, { ...nothing, request: requestOf(result) }),
  );
  const broken = recordOf('broken', breakId, { ...nothing, ads: [{ ...ad, skip: 'condition-failed' }] });
  await reportBreak(breakId, ...results, broken);
  expect(await figuresOf(breakId)).toMatchObject({
    ...{ sessions: 5, requested: 5, timeouts: 1, empty: 1, errors: 2, returned: 1, filled: 0 },
    ...{ filledMs: 0, slateMs: 150_000, impressions: 0 },
    skips: [{ reason: 'condition-failed', count: 1 }],
  });
});

it('meters an ad of VAST control once, in either order', async () => {
  const { url } = await platform.call(issueVastTag, { token, params: { id: 'river' } });
  const startsAt = new Date(platform.clock.now.getTime() - MINUTE_MS).toISOString();
  const body = { appId: 'river', name: 'Spring', advertiser: 'Trà Việt', startsAt };
  const { id } = await platform.call(createVastCampaign, { token, body });
  await platform.call(createVastCreative, { token, params: { campaignId: id }, body: A_CREATIVE });
  const get = (address: string | undefined) => platform.app.request(new URL(address ?? '').pathname);
  const serve = async () => {
    const [served] = await parseVast(await (await get(url ?? '')).text());
    return { adId: served?.id ?? '', fire: () => get(served?.impressionURLTemplates[0]?.url) };
  };
  const breakId = '0197d2ff-0000-8000-8000-000000000003';
  const show = (session: string, adId: string) =>
    reportBreak(
      breakId,
      recordOf(session, breakId, { ads: [{ ...ad, adId }], beacons: [beaconOf('impression')] }),
    );
  const before = await metered();
  const [early, late, elsewhere] = [await serve(), await serve(), await serve()];
  await early.fire();
  await show('early', early.adId);
  await show('late', late.adId);
  await late.fire();
  await elsewhere.fire();
  expect(await metered()).toBe(before + 3);
  const counted = await platform.call(getVastCampaign, { token, params: { id } });
  expect([counted.impressions, (await figuresOf(breakId))?.impressions]).toEqual([3, 2]);

  await show('a foreign ad server that repeats the ID', early.adId);
  expect(await metered()).toBe(before + 4);
});

it('shows no ads once the month’s impressions are used up', async () => {
  const body = { seconds: 20 };
  const start = { token, params: { id: endpointId }, body };
  await platform.call(startAdBreak, start);
  const limit = await metered();
  await platform.db
    .update(quotas)
    .set({ limit })
    .where(and(eq(quotas.appId, 'river'), eq(quotas.resource, 'ad-impressions-per-month')));
  expect(await platform.rejection(startAdBreak, start)).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('ad impressions for this month') as string,
  });
  expect((await report()).endpoints).toMatchObject([{ id: endpointId, isOn: true, manualBreaks: [] }]);
  const { url } = await platform.call(getVastTag, { token, params: { id: 'river' } });
  const response = await platform.app.request(new URL(url ?? '').pathname);
  expect(await parseVast(await response.text())).toEqual([]);
});

it('lists ads fast when many viewers have seen them', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `many${index}`);
  await report({ ads: keys.map((key) => ({ ...creative, key })) });
  const seen = { ...recordOf('many', endpointId), ads: keys.map((key) => ({ ...ad, key })) };
  await platform.db.insert(adSessionBreaks).values({ appId: 'river', ...sessionBreakRow(seen) });
  await platform.db.execute(sql`
    insert into ad_session_breaks
    select many.* from ad_session_breaks one, generate_series(1, 5000) n,
      jsonb_populate_record(one, jsonb_build_object('session', 'many' || n)) many
    where one.session = 'many'`);
  const began = performance.now();
  await platform.call(listSsaiAds, { token });
  expect(performance.now() - began).toBeLessThan(500);
});
