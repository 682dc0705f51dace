import {
  cancelEvent,
  createEvent,
  createStream,
  getEvent,
  getStream,
  listEvents,
  reportMediaNode,
  startStream,
  updateEvent,
} from '@console/live/contract';
import { createTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { enroll, startSuitePlatform, type TestPlatform } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

describe('channels of events', async () => {
  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, {
    token,
    body: { appId: 'river', name: 'Đài river', quotaPlan: 'scale' },
  });

  const aStream = async () => {
    const source = { kind: 'test', pattern: 'test-card' };
    const body = { appId: 'river', name: 'Feed', source };
    return (await platform.call(createStream, { token, body })).id;
  };
  const report = () => platform.call(reportMediaNode, { body: mediaNodeReport('node-1', { streams: [] }) });
  const assigned = async (id: string) => (await report()).streams.find((stream) => stream.id === id);
  const areOn = async (...ids: string[]) => {
    await report();
    const found = ids.map((id) => platform.call(getStream, { token, params: { id } }));
    return (await Promise.all(found)).map(({ startedAt }) => startedAt !== null);
  };
  const later = (minutes: number) =>
    new Date(platform.clock.now.getTime() + minutes * MINUTE_MS).toISOString();
  const send = (operation: Parameters<TestPlatform['status']>[0], id: string, body?: object) =>
    platform.status(operation, { token, params: { id }, ...(body && { body }) });
  const slate = { minutes: 0, text: '' };
  const anEvent = {
    appId: 'river',
    name: 'Match',
    zone: 'UTC',
    before: slate,
    after: slate,
    pattern: 'fractal',
    startOver: false,
    record: false,
  };

  it('start and stop with their stream at their times', async () => {
    const feed = await aStream();
    const body = {
      appId: 'river',
      name: 'Premiere',
      streamId: feed,
      startsAt: later(30),
      endsAt: later(90),
      zone: 'Asia/Ho_Chi_Minh',
      before: { minutes: 10, text: 'Soon' },
      after: { minutes: 5, text: '' },
      pattern: 'fractal',
      startOver: true,
      record: false,
    };
    expect(await platform.status(createEvent, { token, body: { ...body, endsAt: later(20) } })).toBe(400);
    expect(await platform.status(createEvent, { token, body: { ...body, zone: 'Mars/Base' } })).toBe(400);
    const { id } = await platform.call(createEvent, { token, body });
    const stateOf = async (operation: typeof getEvent | typeof getStream, of: string) =>
      (await platform.call(operation, { token, params: { id: of } })).state;
    expect(await assigned(id)).toBeUndefined();
    expect(await platform.call(getEvent, { token, params: { id } })).toMatchObject({ phase: 'scheduled' });

    platform.later(21 * MINUTE_MS);
    const assignment = await assigned(id);
    expect(assignment).toMatchObject({ dvrSeconds: 65 * 60 });
    expect(assignment?.source).toMatchObject({
      kind: 'schedule',
      airings: [
        { from: later(-1), title: 'Soon', input: { kind: 'test', pattern: 'fractal', text: 'Soon' } },
        { from: later(9), title: 'Premiere', input: { kind: 'stream', streamId: feed } },
        { from: later(69), until: later(74), input: { text: 'Premiere' } },
      ],
    });
    expect(await stateOf(getStream, feed)).toBe('starting');
    platform.later(10 * MINUTE_MS);
    await report();
    const { data } = await platform.call(listEvents, {
      token,
      query: { customFields: JSON.stringify({ phase: 'live' }) },
    });
    expect(data).toMatchObject([{ id, shown: { name: 'Feed' } }]);

    platform.later(65 * MINUTE_MS);
    await report();
    expect([await stateOf(getEvent, id), await stateOf(getStream, feed)]).toEqual(['off', 'off']);
    expect(await send(updateEvent, id, { name: 'Again' })).toBe(409);
    expect(await send(cancelEvent, id)).toBe(409);
  });

  it('go off when they are canceled', async () => {
    const feed = await aStream();
    await send(startStream, feed);
    const body = { ...anEvent, streamId: feed, startsAt: later(-1), endsAt: later(60) };
    const { id } = await platform.call(createEvent, { token, body });
    expect(await assigned(id)).toBeDefined();
    expect(await platform.call(cancelEvent, { token, params: { id } })).toMatchObject({ phase: 'canceled' });
    expect(await assigned(id)).toBeUndefined();
    // It was on before the event.
    expect((await platform.call(getStream, { token, params: { id: feed } })).state).not.toBe('off');
    // Nothing would stop it any more.
    expect(await send(startStream, id)).toBe(409);
  });

  it('wait while their app is archived', async () => {
    const feed = await aStream();
    const body = { ...anEvent, streamId: feed, startsAt: later(-1), endsAt: later(60) };
    const { id } = await platform.call(createEvent, { token, body });
    await send(updateTenantApp, 'river', { status: 'archived' });
    expect(await assigned(id)).toBeUndefined();
    await send(updateTenantApp, 'river', { status: 'normal' });
    expect(await assigned(id)).toBeDefined();
    await send(cancelEvent, id);
  });

  it('that move to a later time go off until then', async () => {
    const feed = await aStream();
    const body = { ...anEvent, streamId: feed, startsAt: later(-1), endsAt: later(60) };
    const { id } = await platform.call(createEvent, { token, body });
    expect(await areOn(id, feed)).toEqual([true, true]);
    await send(updateEvent, id, { startsAt: later(60), endsAt: later(90) });
    expect(await areOn(id, feed)).toEqual([false, false]);
    platform.later(61 * MINUTE_MS);
    expect(await areOn(id, feed)).toEqual([true, true]);
  });

  it('start another stream that is chosen after the channel has opened', async () => {
    const [first, second] = [await aStream(), await aStream()];
    const body = { ...anEvent, streamId: first, startsAt: later(-1), endsAt: later(60) };
    const { id } = await platform.call(createEvent, { token, body });
    expect(await areOn(id, first, second)).toEqual([true, true, false]);
    await send(updateEvent, id, { streamId: second });
    expect(await areOn(id, first, second)).toEqual([true, false, true]);
    platform.later(61 * MINUTE_MS);
    expect(await areOn(id, first, second)).toEqual([false, false, false]);
  });
});
