import {
  createStream,
  createTranscodeChannel,
  createTranscodePreset,
  createTranscodeProfile,
  createTranscodeTemplate,
  deleteTranscodePreset,
  deleteTranscodeProfile,
  deleteTranscodeTemplate,
  getTranscodeTemplate,
  listTranscodeChannels,
  listTranscodePresets,
  reportMediaNode,
  startStream,
  updateTranscodePreset,
  updateTranscodeProfile,
  updateTranscodeTemplate,
} from '@console/live/contract';
import { createTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { mediaNodeReport, NODE_TOKEN } from '../../testing/media-node-report';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';

describe('transcode settings', async () => {
  const made = { presetId: '', high: '', low: '', templateId: '' };

  const profile = (name: string, height: number, kbps: number, more = {}) => ({
    appId: 'river',
    name,
    presetId: made.presetId,
    width: (height * 16) / 9,
    height,
    framesPerSecond: 25,
    kbps,
    gopSeconds: 2,
    ...more,
  });
  const template = (name: string, profileIds: string[]) => ({
    appId: 'river',
    name,
    audioKbps: 96,
    includeSource: true,
    profileIds,
  });

  const platform = await startSuitePlatform({ MEDIA_NODE_TOKEN: NODE_TOKEN });
  const { token } = await enroll(platform);
  for (const appId of ['river', 'mountain'])
    await platform.call(createTenantApp, { token, body: { appId, name: appId } });
  const preset = {
    appId: 'river',
    name: 'Live',
    speed: 'veryfast',
    tune: 'none',
    level: 'high',
    bFrames: 2,
  };
  made.presetId = (await platform.call(createTranscodePreset, { token, body: preset })).id;
  const high = await platform.call(createTranscodeProfile, { token, body: profile('HD', 720, 1_600) });
  const low = await platform.call(createTranscodeProfile, { token, body: profile('SD', 360, 500) });
  Object.assign(made, { high: high.id, low: low.id });
  const body = template('Standard', [high.id, low.id]);
  made.templateId = (await platform.call(createTranscodeTemplate, { token, body })).id;

  it.each([
    ['a key frame interval that does not divide a segment', { gopSeconds: 1.5 }, 'Segments last 2 s'],
    ['a part of a frame', { gopSeconds: 0.5 }, 'no whole number of frames'],
    ['a bit rate that blurs the picture', { kbps: 300 }, '461 to 9216 kbit/s'],
  ])('reject %s, and explain it at the field', async (_what, wrong, text) => {
    const body = profile('Wrong', 720, 1_600, wrong);
    const [field] = Object.keys(wrong);
    const response = await platform.send(createTranscodeProfile, { token, body });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(new RegExp(`"${field}".*${text}`));
  });

  it('reject a ladder that does not get smaller, also by a change of its profiles', async () => {
    const body = template('Upside down', [made.low, made.high]);
    expect(await platform.status(createTranscodeTemplate, { token, body })).toBe(400);
    const larger = { kbps: 1_700 };
    expect(
      await platform.status(updateTranscodeProfile, { token, params: { id: made.low }, body: larger }),
    ).toBe(409);
  });

  it('that are used name their users, and stay', async () => {
    const response = await platform.send(deleteTranscodePreset, { token, params: { id: made.presetId } });
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('HD, SD')]);
    expect(await platform.status(deleteTranscodeProfile, { token, params: { id: made.high } })).toBe(409);
  });

  it('reach the media node with the stream, and its viewers return to the template', async () => {
    const source = { kind: 'test', pattern: 'test-card' };
    const stream = await platform.call(createStream, {
      token,
      body: { appId: 'river', name: 'News', source },
    });
    const channel = { appId: 'river', name: 'News', streamId: stream.id, templateId: made.templateId };
    await platform.call(createTranscodeChannel, { token, body: channel });
    expect(
      await platform.status(createTranscodeChannel, { token, body: { ...channel, name: 'Again' } }),
    ).toBe(409);
    expect(await platform.status(deleteTranscodeTemplate, { token, params: { id: made.templateId } })).toBe(
      409,
    );
    await platform.call(startStream, { token, params: { id: stream.id } });
    const { streams } = await platform.call(reportMediaNode, { body: mediaNodeReport() });
    expect(streams[0]?.transcode).toMatchObject({
      includeSource: true,
      renditions: [
        { name: '720p', kbps: 1_600, speed: 'veryfast', bFrames: 2 },
        { name: '360p', kbps: 500 },
      ],
    });
    const encoder = { speed: 1.2, framesPerSecond: 25, droppedFrames: 0 };
    const rendition = {
      name: '720p',
      width: 1_280,
      height: 720,
      framesPerSecond: 25,
      kbps: 1_600,
      viewers: 7,
      encoder,
    };
    const report = {
      id: stream.id,
      epoch: streams[0]?.epoch,
      state: 'live',
      problem: null,
      input: null,
      viewers: 7,
      bytesOut: 0,
    };
    await platform.call(reportMediaNode, {
      body: { ...mediaNodeReport(), streams: [{ ...report, renditions: [rendition] }] },
    });
    const { profiles, usedBy } = await platform.call(getTranscodeTemplate, {
      token,
      params: { id: made.templateId },
    });
    expect([profiles.map(({ viewers }) => viewers), usedBy.map(({ name }) => name)]).toEqual([
      [7, 0],
      ['News'],
    ]);
    const { data } = await platform.call(listTranscodeChannels, { token });
    expect(data).toMatchObject([
      { renditions: [rendition], problem: null, server: 'node-1', speed: 1.2, droppedFrames: 0 },
    ]);
    platform.later(1_000);
    const audioKbps = { audioKbps: 128 };
    await platform.call(updateTranscodeTemplate, { token, params: { id: made.templateId }, body: audioKbps });
    const next = await platform.call(reportMediaNode, { body: mediaNodeReport() });
    expect(next.streams[0]?.transcode?.audioKbps).toBe(128);
    expect(next.streams[0]?.transcode?.revision).not.toBe(streams[0]?.transcode?.revision);
  });

  it('keep their version when they are saved without changes', async () => {
    const send = async (body: object) =>
      (
        await platform.send(updateTranscodeTemplate, { token, params: { id: made.templateId }, body })
      ).headers.get('ETag');
    const body = { audioKbps: 96, profileIds: [made.high, made.low] };
    const version = await send(body);
    expect(await send(body)).toBe(version);
    expect(await send({ profileIds: [made.high] })).not.toBe(version);
    const params = { id: made.presetId };
    const savePreset = async (speed: string) =>
      (await platform.send(updateTranscodePreset, { token, params, body: { speed } })).headers.get('ETag');
    const preset = await savePreset('veryfast');
    expect(await savePreset('veryfast')).toBe(preset);
    expect(await savePreset('fast')).not.toBe(preset);
  });

  it('of an archived app cannot be changed', async () => {
    await platform.call(createTenantApp, { token, body: { appId: 'valley', name: 'Valley' } });
    const body = { appId: 'valley', name: 'Kept', speed: 'fast', tune: 'none', level: 'main', bFrames: 0 };
    const { id } = await platform.call(createTranscodePreset, { token, body });
    await platform.call(updateTenantApp, { token, params: { id: 'valley' }, body: { status: 'archived' } });
    const change = { token, params: { id }, body: { name: 'Changed' } };
    expect(await platform.status(updateTranscodePreset, change)).toBe(409);
  });

  it('of an app are out of reach in another one', async () => {
    const member = await addPerson(platform, 'member@mountain.example');
    await joinApp(platform, member, 'mountain', ['admin-transcode']);
    const headers = { 'X-App-Id': 'mountain' };
    const { total } = await platform.call(listTranscodePresets, { token: member.token, headers });
    expect(total).toBe(0);
    const preset = {
      appId: 'mountain',
      name: 'Ours',
      speed: 'fast',
      tune: 'none',
      level: 'main',
      bFrames: 0,
    };
    await platform.call(createTranscodePreset, { token: member.token, headers, body: preset });
    const foreign = { ...profile('Theirs', 720, 1_600), appId: 'mountain' };
    expect(
      await platform.status(createTranscodeProfile, { token: member.token, headers, body: foreign }),
    ).toBe(400);
    const params = { id: made.templateId };
    expect(await platform.status(getTranscodeTemplate, { token: member.token, headers, params })).toBe(404);
  });
});
