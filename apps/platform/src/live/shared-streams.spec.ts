import {
  createStream,
  getSharedStream,
  getStream,
  readPlaybackToken,
  reportMediaNode,
  shareOf,
  shareStream,
  startStream,
  stopSharingStream,
  type MediaNodeReport,
  type StreamReport,
} from '@console/live/contract';
import { listAuditLogs } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { vastCalls } from '../database/schema';
import { MINUTE_MS } from '../time/durations';

describe('a shared stream', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  const app = { appId: 'river', name: 'River TV', quotaPlan: 'scale' };
  await platform.call(createTenantApp, { token, body: app });
  const source = { kind: 'test', pattern: 'test-card' };
  const body = { appId: 'river', name: 'Morning news', source };
  const { id } = await platform.call(createStream, { token, body });

  const find = () => platform.call(getStream, { token, params: { id } });
  const share = async () => (await platform.call(shareStream, { token, params: { id } })).playbackUrl ?? '';
  const stopSharing = () => platform.call(stopSharingStream, { token, params: { id } });
  const shared = (address: string) => ({ params: { playbackId: address.split('/').at(-1) ?? '' } });
  const assigned = async (more: Partial<MediaNodeReport> = {}) =>
    (await platform.call(reportMediaNode, { body: mediaNodeReport('node-1', more) })).streams[0];
  const goOnAir = async () => {
    await platform.call(startStream, { token, params: { id } });
    const stream = await assigned();
    const report: StreamReport = {
      id,
      epoch: stream?.epoch ?? 0,
      state: 'live',
      problem: null,
      renditions: [],
      input: null,
      health: null,
      viewers: 0,
      bytesOut: 0,
    };
    await assigned({ streams: [report] });
  };

  it('is played by anyone until sharing stops, and later at another address', async () => {
    expect(await find()).toMatchObject({ playbackUrl: null });
    const first = await share();
    expect(new URL(first).pathname).toMatch(/^\/live\/[\w-]{16}$/);
    expect(await share()).toBe(first);
    expect(await find()).toMatchObject({ playbackUrl: first });
    expect(await platform.call(getSharedStream, shared(first))).toEqual({
      name: 'Morning news',
      state: 'off',
      startedAt: null,
      url: null,
    });

    await goOnAir();
    expect(await assigned()).toMatchObject(shared(first).params);
    const { url, ...played } = await platform.call(getSharedStream, shared(first));
    expect(played).toEqual({
      name: 'Morning news',
      state: 'live',
      startedAt: platform.clock.now.toISOString(),
    });
    const grant = readPlaybackToken(new URL(url ?? '').pathname.split('/')[2] ?? '');
    expect(grant?.streamId).toBe(id);
    expect(shareOf(grant?.session ?? '')).toBe(shared(first).params.playbackId);

    expect(await stopSharing()).toMatchObject({ playbackUrl: null });
    expect(await stopSharing()).toMatchObject({ playbackUrl: null });
    expect(await platform.status(getSharedStream, shared(first))).toBe(404);
    expect(await assigned()).not.toHaveProperty('playbackId');
    const second = await share();
    expect(await platform.status(getSharedStream, shared(first))).toBe(404);
    expect(await platform.status(getSharedStream, shared(second))).toBe(200);

    const { data } = await platform.call(listAuditLogs, { token, query: { q: id } });
    const logged = data.map(({ action }) => action).filter((action) => /share|sharing/.test(action));
    expect(logged.toSorted()).toEqual(['stream.share', 'stream.share', 'stream.stop-sharing']);
  });

  it('limits the calls of an address', async () => {
    const address = await share();
    await platform.call(getSharedStream, shared(address));
    await platform.db.update(vastCalls).set({ calls: 600 });
    expect(await platform.status(getSharedStream, shared(address))).toBe(429);
    platform.later(MINUTE_MS);
    expect(await platform.status(getSharedStream, shared(address))).toBe(200);
  });
});
