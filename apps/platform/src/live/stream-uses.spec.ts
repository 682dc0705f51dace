import {
  addDelivery,
  cancelEvent,
  createDistributor,
  createEvent,
  createLrmChannel,
  createPlayoutChannel,
  createStream,
  createTranscodeChannel,
  createTranscodePreset,
  createTranscodeProfile,
  createTranscodeTemplate,
  deleteStream,
  listDeliveries,
  listStreamUses,
  listTranscodeChannels,
  takeLive,
  updatePlayoutChannel,
} from '@console/live/contract';
import { createSsaiEndpoint, DEFAULT_SETTINGS, listSsaiEndpoints } from '@console/ssai/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { addPerson, insertCard, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

const RULES = { lossMs: 1_500, switchOn: ['black'], returnSeconds: 10, pattern: 'gradient' };
const ENCODER = { speed: 'veryfast', tune: 'none', level: 'high', bFrames: 2 };
const PICTURE = { width: 1_280, height: 720, framesPerSecond: 25, kbps: 1_600, gopSeconds: 2 };
const SLATES = { before: { minutes: 0, text: '' }, after: { minutes: 0, text: '' } };

describe('uses of a stream', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);
  const appId = 'river';
  for (const app of [appId, 'mountain']) {
    await platform.call(createTenantApp, { token, body: { appId: app, name: `Đài ${app}` } });
    await insertCard(platform, app, { month: 6, year: 2028 });
  }

  const aStream = async () => {
    const body = { appId, name: 'News', source: { kind: 'test', pattern: 'test-card' } };
    return (await platform.call(createStream, { token, body })).id;
  };
  const usesOf = async (id: string) =>
    (await platform.call(listStreamUses, { token, params: { id } })).data.map(
      ({ kind, name }) => `${kind} ${name}`,
    );
  const at = (minutes: number) => new Date(platform.clock.now.getTime() + minutes * MINUTE_MS).toISOString();
  const anEvent = async (name: string, streamId: string) => {
    const times = { startsAt: at(1), endsAt: at(3), zone: 'UTC' };
    const more = { pattern: 'gradient', startOver: false, record: false };
    const body = { appId, name, streamId, ...times, ...SLATES, ...more };
    return (await platform.call(createEvent, { token, body })).id;
  };
  const aPlayout = async (name: string) => {
    const body = { appId, name, zone: 'UTC', pattern: 'gradient' };
    return { id: (await platform.call(createPlayoutChannel, { token, body })).id };
  };
  const anEndpoint = (name: string, streamId: string) => {
    const settings = { ...DEFAULT_SETTINGS, adServerUrl: 'https://ads.example/vast' };
    return platform.call(createSsaiEndpoint, { token, body: { ...settings, appId, name, streamId } });
  };
  const aDelivery = async (name: string, delivery: object) => {
    const { id } = await platform.call(createDistributor, { token, body: { appId, name } });
    await platform.call(addDelivery, { token, params: { id }, body: delivery });
  };
  const transcode = async (streamId: string) => {
    const preset = await platform.call(createTranscodePreset, {
      token,
      body: { appId, name: 'Live', ...ENCODER },
    });
    const profile = await platform.call(createTranscodeProfile, {
      token,
      body: { appId, name: 'HD', presetId: preset.id, ...PICTURE },
    });
    const template = await platform.call(createTranscodeTemplate, {
      token,
      body: { appId, name: 'Standard', audioKbps: 96, includeSource: true, profileIds: [profile.id] },
    });
    const body = { appId, name: 'News ladder', streamId, templateId: template.id };
    await platform.call(createTranscodeChannel, { token, body });
  };

  it('are named, and what cannot exist without it is deleted with it', async () => {
    const [id, other] = [await aStream(), await aStream()];
    await anEndpoint('News with ads', id);
    await anEndpoint('Other with ads', other);
    await aDelivery('Partner', { streamId: id, kind: 'push', url: 'rtmp://tv.example/live', key: 'secret' });
    await transcode(id);
    expect(await usesOf(id)).toEqual([
      'ssai-endpoint News with ads',
      'delivery Partner',
      'transcode News ladder',
    ]);

    expect(await platform.status(deleteStream, { token, params: { id } })).toBe(200);
    expect((await platform.call(listDeliveries, { token })).data).toEqual([]);
    expect((await platform.call(listTranscodeChannels, { token })).data).toEqual([]);
    const { data: endpoints } = await platform.call(listSsaiEndpoints, { token });
    expect(endpoints.map(({ name }) => name)).toEqual(['Other with ads']);
  });

  it('include the channels that lose it as an input, except events that are over', async () => {
    const [id, other] = [await aStream(), await aStream()];
    await anEvent('Premiere', id);
    const canceled = await anEvent('Canceled', id);
    await platform.call(cancelEvent, { token, params: { id: canceled } });
    await anEvent('Elsewhere', other);
    const lrm = { appId, name: 'News with a spare', inputs: [other, id], ...RULES };
    const { id: lrmId } = await platform.call(createLrmChannel, { token, body: lrm });
    const scheduled = await aPlayout('Scheduled');
    const item = { id: 'item-1', day: 0, start: 480, minutes: 60, title: 'Morning show' };
    const items = [{ ...item, input: { kind: 'stream', streamId: id } }];
    await platform.call(updatePlayoutChannel, { token, params: scheduled, body: { items } });
    await platform.call(takeLive, { token, params: await aPlayout('Live'), body: { streamId: id } });
    await aPlayout('Without it');
    const channels = ['playout Live', 'lrm News with a spare', 'playout Scheduled'];
    expect((await usesOf(id)).toSorted()).toEqual(['event Premiere', ...channels].toSorted());
    platform.later(3 * MINUTE_MS);
    expect(await usesOf(id)).toEqual(channels);

    await aDelivery('Partner of a channel', { streamId: lrmId, kind: 'pull' });
    expect(await usesOf(lrmId)).toEqual(['delivery Partner of a channel']);
  });

  it('are found by members of its app only', async () => {
    const id = await aStream();
    const statusFor = async (app: string) => {
      const person = await addPerson(platform, `operator@${app}.example`);
      await joinApp(platform, person, app, ['admin-livestream']);
      const headers = { 'X-App-Id': app };
      return platform.status(listStreamUses, { token: person.token, headers, params: { id } });
    };
    expect(await statusFor('river')).toBe(200);
    expect(await statusFor('mountain')).toBe(404);
  });
});
