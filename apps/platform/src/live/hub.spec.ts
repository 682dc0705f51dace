import {
  addDelivery,
  createDistributor,
  createStream,
  deleteDistributor,
  getDistributor,
  getPartnerPage,
  issuePartnerPage,
  listDeliveries,
  listDistributors,
  removeDelivery,
  reportMediaNode,
  revokePartnerPage,
  startStream,
  updateDelivery,
  updateDistributor,
  type DeliveryReport,
} from '@console/live/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { newId } from '../database/ids';
import { auditEntries, deliveries, distributors, usages } from '../database/schema';
import { HOUR_MS } from '../time/durations';

const PUSH = { kind: 'push', url: 'rtmp://ingest.partner.example/live', key: 'secret-key' };

describe('the distribution hub', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain'])
    await platform.call(createTenantApp, { token, body: { appId, name: appId, quotaPlan: 'scale' } });

  const report = (streams: object[] = [], reportNumber?: number) =>
    platform.call(reportMediaNode, { body: { ...mediaNodeReport(), capacity: 50, streams, reportNumber } });
  const assigned = async (id: string) => (await report()).streams.find((stream) => stream.id === id);
  const aStream = async (appId = 'river') => {
    const body = { appId, name: 'News', source: { kind: 'test', pattern: 'test-card' } };
    const { id } = await platform.call(createStream, { token, body });
    return id;
  };
  const onAir = async () => {
    const id = await aStream();
    await platform.call(startStream, { token, params: { id } });
    const epoch = (await assigned(id))?.epoch;
    const live = (partners: DeliveryReport[] = [], bytesOut = 0, reportNumber?: number) =>
      report(
        [
          {
            ...{ id, epoch, state: 'live', problem: null, renditions: [], input: null, viewers: 0, bytesOut },
            deliveries: partners,
          },
        ],
        reportNumber,
      );
    await live();
    return { id, live };
  };
  let count = 0;
  const aDistributor = async (more: object = {}) => {
    count += 1;
    const body = { appId: 'river', name: `Partner ${count}`, ...more };
    return (await platform.call(createDistributor, { token, body })).id;
  };
  const deliver = (id: string, body: object) => platform.call(addDelivery, { token, params: { id }, body });
  const find = (id: string) => platform.call(getDistributor, { token, params: { id } });
  const open = (url: string) => platform.app.request(new URL(url).pathname);

  it('plays at an address that stays, until the delivery ends', async () => {
    const { id: streamId, live } = await onAir();
    const id = await aDistributor();
    const { deliveries: added } = await deliver(id, { streamId, kind: 'pull' });
    const url = added[0]?.url ?? '';
    const first = await open(url);
    expect(first.status).toBe(302);
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const played = first.headers.get('Location') ?? '';
    expect(played).toMatch(/^http:\/\/node-1\.example:4202\/play\/[^/]+\/index\.m3u8$/);
    expect((await open(url)).headers.get('Location')).not.toBe(played);
    expect((await assigned(streamId))?.deliveries).toEqual([{ id: added[0]?.id, push: null }]);

    const partner = { id: added[0]?.id ?? '', bytes: 5_000, viewers: 2 };
    await live([partner], 5_000);
    // The response to the first attempt is lost.
    for (const bytes of [700, 1_000]) await live([{ ...partner, bytes }], bytes, 7);
    expect((await find(id)).deliveries[0]).toMatchObject({
      ...{ url, state: 'delivering', viewers: 2, bytesThisMonth: 6_000 },
    });
    const [usage] = await platform.db.select().from(usages).where(eq(usages.appId, 'river'));
    expect(usage?.egressBytes).toBe(6_000);
    platform.later(61_000);
    await live();
    expect((await find(id)).deliveries[0]?.state).toBe('idle');

    const params = { id, deliveryId: partner.id };
    await platform.call(removeDelivery, { token, params });
    await platform.call(removeDelivery, { token, params });
    expect((await open(url)).status).toBe(404);
    expect((await open(url.replace('hub/', 'hub/x'))).status).toBe(404);
    expect((await assigned(streamId))?.deliveries).toBeUndefined();
    expect(await find(id)).toMatchObject({ deliveries: [], bytesThisMonth: 6_000 });
  });

  it('lets no more distributors pull a channel than a node can report', async () => {
    const streamId = await aStream();
    const { now } = platform.clock;
    const rows = Array.from({ length: 100 }, (_, index) => ({
      ...{ id: newId(now), appId: 'river', name: `One of many ${index}`, note: '' },
      ...{ status: 'active' as const, createdAt: now, updatedAt: now },
    }));
    await platform.db.insert(distributors).values(rows);
    await platform.db.insert(deliveries).values(
      rows.map(({ id: distributorId }) => ({
        ...{ id: newId(now), distributorId, streamId, kind: 'pull' as const, createdAt: now },
      })),
    );
    const params = { id: await aDistributor() };
    const body = { streamId, kind: 'pull' };
    expect(await platform.status(addDelivery, { token, params, body })).toBe(409);
    await platform.db.delete(distributors).where(eq(distributors.id, rows[0]?.id ?? ''));
    expect(await platform.status(addDelivery, { token, params, body })).toBe(201);
  });

  it('gives the stream key of a push to the node alone', async () => {
    const { id: streamId, live } = await onAir();
    const id = await aDistributor();
    const response = await deliver(id, { streamId, ...PUSH });
    const [delivery] = response.deliveries;
    expect(delivery).toMatchObject({ state: 'connecting', url: PUSH.url });
    expect((await assigned(streamId))?.deliveries).toEqual([
      { id: delivery?.id, push: { url: PUSH.url, key: PUSH.key } },
    ]);
    const since = platform.clock.now.toISOString();
    const push = { state: 'failed', problem: 'Connection refused', since, droppedSegments: 3 } as const;
    await live([{ id: delivery?.id ?? '', bytes: 0, viewers: 0, push }]);
    const found = await find(id);
    expect(found.deliveries[0]).toMatchObject({ ...push, lastAt: null });
    const stored = [
      await platform.db.select().from(deliveries),
      await platform.db.select().from(auditEntries),
    ];
    for (const text of [response, found, ...stored]) expect(JSON.stringify(text)).not.toContain(PUSH.key);
    for (const url of [
      'http://partner.example/live',
      'rtmp://user:pass@partner.example/live',
      'rtmp://a/live?k=1',
    ])
      expect(
        await platform.status(addDelivery, { token, params: { id }, body: { streamId, ...PUSH, url } }),
      ).toBe(400);
    const { kind, url } = PUSH;
    expect(await platform.status(addDelivery, { token, params: { id }, body: { streamId, kind, url } })).toBe(
      400,
    );
  });

  it('changes address and key of a push, and keeps a key that is not given', async () => {
    const { id: streamId, live } = await onAir();
    const id = await aDistributor();
    await deliver(id, { streamId, kind: 'pull' });
    platform.later(1);
    const [pull, push] = (await deliver(id, { streamId, ...PUSH })).deliveries;
    const failed = { state: 'failed', problem: 'Connection refused' } as const;
    const since = platform.clock.now.toISOString();
    const { id: deliveryId = '' } = push ?? {};
    await live([{ id: deliveryId, bytes: 0, viewers: 0, push: { ...failed, since, droppedSegments: 0 } }]);
    const params = { id, deliveryId };
    const read = await platform.send(getDistributor, { token, params });
    const headers = { 'If-Match': read.headers.get('ETag') ?? '' };
    const url = 'rtmps://new.partner.example/live';
    const moved = await platform.call(updateDelivery, {
      ...{ token, params, headers },
      body: { url, key: null },
    });
    expect(moved.deliveries[1]).toMatchObject({ url, state: 'connecting', problem: null, since: null });
    const target = async () => (await assigned(streamId))?.deliveries?.[1]?.push;
    expect(await target()).toEqual({ url, key: PUSH.key });

    const rekeyed = { token, params, body: { key: 'another-key' } };
    expect(await platform.status(updateDelivery, { ...rekeyed, headers })).toBe(412);
    expect(JSON.stringify(await platform.call(updateDelivery, rekeyed))).not.toContain('another-key');
    expect(await target()).toEqual({ url, key: 'another-key' });
    const entries = await platform.db
      .select({ detail: auditEntries.detail })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'distributor.update-delivery'));
    expect(entries).toContainEqual({ detail: { channel: 'News', newKey: true } });
    const ofPull = { token, params: { id, deliveryId: pull?.id ?? '' }, body: { url } };
    expect(await platform.status(updateDelivery, ofPull)).toBe(404);
  });

  it('delivers nothing while the distributor is suspended or has expired', async () => {
    const { id: streamId, live } = await onAir();
    const expiresAt = new Date(platform.clock.now.getTime() + HOUR_MS).toISOString();
    const id = await aDistributor({ expiresAt });
    const url = (await deliver(id, { streamId, kind: 'pull' })).deliveries[0]?.url ?? '';
    const { pageUrl } = await platform.call(issuePartnerPage, { token, params: { id } });
    const pageToken = new URL(pageUrl).pathname.split('/').at(-1) ?? '';
    const works = async () => {
      await live();
      return {
        address: (await open(url)).status === 302,
        page: (await platform.status(getPartnerPage, { params: { token: pageToken } })) === 200,
        node: (await assigned(streamId))?.deliveries !== undefined,
      };
    };
    const set = (body: object) => platform.call(updateDistributor, { token, params: { id }, body });
    const all = (value: boolean) => ({ address: value, page: value, node: value });
    expect(await works()).toEqual(all(true));
    expect(await set({ status: 'suspended' })).toMatchObject({ state: 'suspended' });
    expect(await works()).toEqual(all(false));
    await set({ status: 'active' });
    expect(await works()).toEqual(all(true));
    platform.later(3_600_001);
    expect(await works()).toEqual(all(false));
    const { data } = await platform.call(listDistributors, {
      token,
      query: { customFields: '{"state":"expired"}' },
    });
    expect(data.map((row) => row.id)).toEqual([id]);
    await platform.call(deleteDistributor, { token, params: { id } });
    expect(await platform.status(getDistributor, { token, params: { id } })).toBe(404);
  });

  it('shows a partner its own channels, until the link is renewed or revoked', async () => {
    const { id: streamId } = await onAir();
    const id = await aDistributor({
      supportEmail: 'noc@river.example',
      email: 'a@partner.example',
      note: 'VIP',
    });
    await deliver(id, { streamId, kind: 'pull' });
    platform.later(1);
    await deliver(id, { streamId, ...PUSH });
    const issue = async () => {
      const { pageUrl, pageSince } = await platform.call(issuePartnerPage, { token, params: { id } });
      expect(pageSince).not.toBeNull();
      return new URL(pageUrl).pathname.replace('/hub/', '');
    };
    const first = await issue();
    const page = await platform.call(getPartnerPage, { params: { token: first } });
    expect(page).toMatchObject({
      supportEmail: 'noc@river.example',
      channels: [{ name: 'News', isLive: true }, { url: null }],
    });
    for (const hidden of ['VIP', 'a@partner.example', PUSH.url, PUSH.key, 'river"'])
      expect(JSON.stringify(page)).not.toContain(hidden);
    const second = await issue();
    const statusOf = (of: string) => platform.status(getPartnerPage, { params: { token: of } });
    expect([await statusOf(first), await statusOf(second), await statusOf('guess')]).toEqual([404, 200, 404]);
    await platform.call(revokePartnerPage, { token, params: { id } });
    expect(await statusOf(second)).toBe(404);
  });

  it('takes channels of the same app only, once by pull, and names that are free', async () => {
    const streamId = await aStream();
    const id = await aDistributor();
    const add = (body: object) => platform.status(addDelivery, { token, params: { id }, body });
    expect(await add({ streamId: await aStream('mountain'), kind: 'pull' })).toBe(400);
    expect(await add({ streamId, kind: 'pull' })).toBe(201);
    expect(await add({ streamId, kind: 'pull' })).toBe(409);
    const { name } = await find(id);
    const again = { appId: 'river', name: name.toUpperCase() };
    expect(await platform.status(createDistributor, { token, body: again })).toBe(409);
    const { data } = await platform.call(listDeliveries, {
      token,
      query: { q: name, customFields: '{"kind":"pull"}' },
    });
    expect(data).toMatchObject([{ distributor: { name }, channel: { id: streamId }, state: 'off' }]);
  });
});
