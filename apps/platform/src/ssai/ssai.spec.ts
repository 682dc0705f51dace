import { getOwnUsages } from '@console/billing/contract';
import { createStream } from '@console/live/contract';
import {
  createSsaiEndpoint,
  DEFAULT_SETTINGS,
  getAdSession,
  getSsaiPlayback,
  getSsaiStatistics,
  listAdBreaks,
  listSsaiAds,
  reportAdInsertion,
  startAdBreak,
  type SessionBreak,
} from '@console/ssai/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnAir } from '../../testing/ssai-fixtures';
import { insertCard } from '../../testing/test-people';
import { enroll, startTestPlatform, type TestPlatform } from '../../testing/test-platform';
import { mediaNodes, streams } from '../database/schema';

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

it('counts each report once, and lets a later revision replace an earlier one', async () => {
  const startsAt = platform.clock.now.toISOString();
  const breakId = '0197d2ff-0000-8000-8000-000000000001';
  const ad = {
    key: 'k1',
    adId: 'a',
    title: 'Tea',
    advertiser: 'Trà',
    declaredMs: 15_000,
    ms: 15_000,
    skip: null,
  };
  const record: SessionBreak = {
    ...{ session: 's1', endpointId, breakId, revision: 2, startsAt, plannedMs: 30_000 },
    request: {
      url: 'https://ads.example/vast',
      sentAt: startsAt,
      ms: 80,
      result: 'ads',
      hops: 1,
      problem: null,
    },
    ads: [ad, { ...ad, key: 'k2', skip: 'too-long' }],
    ...{ isDecided: true, filledMs: 15_000, slateMs: 14_000, vast: null },
    beacons: [
      { ad: 0, event: 'impression', state: 'sent', at: startsAt, urls: 1 },
      { ad: 0, event: 'midpoint', state: 'unknown', at: startsAt, urls: 1 },
    ],
  };
  const facts = {
    ads: [
      {
        ...{
          appId: 'river',
          key: 'k1',
          adId: 'a',
          title: 'Tea',
          advertiser: 'Trà',
          ms: 15_000,
          problem: null,
        },
        ...{
          vastUrl: 'https://ads.example/vast',
          mediaUrl: 'https://ads.example/tea.mp4',
          declaredMs: 15_000,
        },
        state: 'ready',
      },
    ],
    breaks: [
      { id: breakId, endpointId, origin: 'cue', cue: '#EXT-X-CUE-OUT:30', startsAt, plannedMs: 30_000 },
    ],
  };
  for (const sessionBreaks of [[record], [record], [{ ...record, revision: 1, beacons: [] }]])
    await report({ ...facts, sessionBreaks });

  const figures = { sessions: 1, requested: 1, returned: 2, filled: 1, filledMs: 15_000, slateMs: 14_000 };
  const counted = { ...figures, impressions: 1, midpoints: 0, unknownBeacons: 1, latencyMs: 80 };
  const skips = [{ reason: 'too-long', count: 1 }];
  expect(await platform.call(getSsaiStatistics, { token })).toMatchObject({ ...counted, skips });
  const { data } = await platform.call(listAdBreaks, { token });
  expect(data.find(({ id }) => id === breakId)).toMatchObject({
    cue: '#EXT-X-CUE-OUT:30',
    ...counted,
    skips,
  });
  expect((await platform.call(listSsaiAds, { token })).data).toMatchObject([
    { title: 'Tea', shown: 1, skipped: 0 },
  ]);
  const session = await platform.call(getAdSession, { token, params: { id: 's1' } });
  expect(session.breaks).toMatchObject([{ failedStage: 'reported', revision: 2 }]);

  const second = { ad: 1, event: 'impression', state: 'sent', at: startsAt, urls: 1 };
  await report({ sessionBreaks: [{ ...record, revision: 3, beacons: [...record.beacons, second] }] });
  const used = await platform.call(getOwnUsages, { token, headers: { 'X-App-Id': 'river' } });
  expect(used.current.adImpressions).toBe(2);
});
