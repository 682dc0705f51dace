import type { Operation } from '@console/http/contract';
import * as live from '@console/live/contract';
import type { Makers } from './operations-fixtures';
import type { MutationFixture } from './mutation-fixtures';
import { HOUR_MS } from '../src/time/durations';

/** How to call the mutations on streams. */
export function liveFixtures({
  platform,
  token,
  nameNew,
  anApp,
  onNew,
  withBody,
}: Pick<Makers, 'platform' | 'token' | 'nameNew' | 'anApp' | 'onNew' | 'withBody'>): Readonly<
  Record<string, MutationFixture>
> {
  const aStream = async (source: object = { kind: 'test', pattern: 'test-card' }) => ({
    appId: await anApp(),
    name: 'Morning news',
    source,
  });
  const aStoredStream = async () =>
    (await platform.call(live.createStream, { token, body: await aStream() })).id;
  const aStreamThatIsOn = async () => {
    const id = await aStoredStream();
    await platform.call(live.startStream, { token, params: { id } });
    return id;
  };
  const aSharedStream = async () => {
    const id = await aStoredStream();
    await platform.call(live.shareStream, { token, params: { id } });
    return id;
  };
  const aPushedStream = async () => {
    const { id } = await platform.call(live.createStream, { token, body: await aStream({ kind: 'push' }) });
    return id;
  };
  const aPair = async () => {
    const body = await aStream();
    const create = async () => (await platform.call(live.createStream, { token, body })).id;
    return { appId: body.appId, inputs: [await create(), await create()] };
  };
  const anLrmChannel = async () => ({
    ...(await aPair()),
    name: 'News with a spare',
    lossMs: 2_000,
    switchOn: ['black'],
    returnSeconds: 10,
    pattern: 'test-card',
  });
  const anEvent = async () => {
    const { appId, inputs } = await aPair();
    const at = (hours: number) => new Date(platform.clock.now.getTime() + hours * HOUR_MS).toISOString();
    return {
      appId,
      name: 'Premiere',
      streamId: inputs[0],
      startsAt: at(24),
      endsAt: at(26),
      zone: 'Asia/Ho_Chi_Minh',
      before: { minutes: 10, text: 'Soon' },
      after: { minutes: 5, text: 'Thank you' },
      pattern: 'gradient',
      startOver: true,
      record: false,
    };
  };
  const aPlayoutChannel = async () => ({
    appId: await anApp(),
    name: 'Movies',
    zone: 'Asia/Ho_Chi_Minh',
    pattern: 'gradient',
  });
  const stored = (operation: Operation, make: () => Promise<object>) => async () => {
    const created = await platform.call(operation, { token, body: await make() });
    return live.Stream.pick({ id: true }).parse(created).id;
  };
  const aStoredLrm = stored(live.createLrmChannel, anLrmChannel);
  const aStoredEvent = stored(live.createEvent, anEvent);
  const aStoredPlayout = stored(live.createPlayoutChannel, aPlayoutChannel);
  const settings = (appId: string) => ({ appId, speed: 'veryfast', tune: 'none', level: 'high', bFrames: 0 });
  const aPreset = async (appId: string) => {
    const body = { ...settings(appId), name: nameNew('preset') };
    return (await platform.call(live.createTranscodePreset, { token, body })).id;
  };
  const profileIn = async (appId: string) => ({
    appId,
    name: nameNew('profile'),
    presetId: await aPreset(appId),
    width: 1_280,
    height: 720,
    framesPerSecond: 25,
    kbps: 1_600,
    gopSeconds: 2,
  });
  const aProfile = async (appId: string) =>
    (await platform.call(live.createTranscodeProfile, { token, body: await profileIn(appId) })).id;
  const templateIn = async (appId: string) => ({
    appId,
    name: nameNew('template'),
    audioKbps: 96,
    includeSource: false,
    profileIds: [await aProfile(appId)],
  });
  const aTemplate = async (appId: string) =>
    (await platform.call(live.createTranscodeTemplate, { token, body: await templateIn(appId) })).id;
  const channelIn = async (appId: string) => ({
    appId,
    name: nameNew('channel'),
    templateId: await aTemplate(appId),
    streamId: (await platform.call(live.createStream, { token, body: { ...(await aStream()), appId } })).id,
  });
  const aChannel = async (appId: string) =>
    (await platform.call(live.createTranscodeChannel, { token, body: await channelIn(appId) })).id;
  const distributorIn = async (appId: string) => ({ appId, name: nameNew('distributor') });
  const aDistributor = async (appId: string) =>
    (await platform.call(live.createDistributor, { token, body: await distributorIn(appId) })).id;
  const aDelivery = async (body: object = { kind: 'pull' }) => {
    const stream = await platform.call(live.createStream, { token, body: await aStream() });
    return { id: await aDistributor(stream.appId), body: { streamId: stream.id, ...body } };
  };
  const aStoredDelivery = async (kind?: object) => {
    const { id, body } = await aDelivery(kind);
    const { deliveries } = await platform.call(live.addDelivery, { token, params: { id }, body });
    return { id, deliveryId: deliveries[0]?.id ?? '' };
  };
  const inNewApp =
    <Made>(make: (appId: string) => Promise<Made>) =>
    async () =>
      make(await anApp());
  return {
    [live.createDistributor.name]: withBody(inNewApp(distributorIn)),
    [live.updateDistributor.name]: onNew(inNewApp(aDistributor), { status: 'suspended' }),
    [live.deleteDistributor.name]: onNew(inNewApp(aDistributor)),
    [live.addDelivery.name]: async () => {
      const { id, body } = await aDelivery();
      return () => ({ token, params: { id }, body });
    },
    [live.updateDelivery.name]: async () => {
      const params = await aStoredDelivery({ kind: 'push', url: 'rtmp://tv.example/live', key: 'first' });
      return () => ({ token, params, body: { url: 'rtmp://tv.example/other' } });
    },
    [live.removeDelivery.name]: async () => {
      const params = await aStoredDelivery();
      return () => ({ token, params });
    },
    [live.issuePartnerPage.name]: onNew(inNewApp(aDistributor)),
    [live.revokePartnerPage.name]: async () => {
      const id = await inNewApp(aDistributor)();
      await platform.call(live.issuePartnerPage, { token, params: { id } });
      return () => ({ token, params: { id } });
    },
    [live.createTranscodePreset.name]: withBody(
      inNewApp(async (appId) => ({ ...settings(appId), name: nameNew('preset') })),
    ),
    [live.updateTranscodePreset.name]: onNew(inNewApp(aPreset), { speed: 'fast' }),
    [live.deleteTranscodePreset.name]: onNew(inNewApp(aPreset)),
    [live.createTranscodeProfile.name]: withBody(inNewApp(profileIn)),
    [live.updateTranscodeProfile.name]: onNew(inNewApp(aProfile), { kbps: 2_000 }),
    [live.deleteTranscodeProfile.name]: onNew(inNewApp(aProfile)),
    [live.createTranscodeTemplate.name]: withBody(inNewApp(templateIn)),
    [live.updateTranscodeTemplate.name]: onNew(inNewApp(aTemplate), { audioKbps: 128 }),
    [live.deleteTranscodeTemplate.name]: onNew(inNewApp(aTemplate)),
    [live.createTranscodeChannel.name]: withBody(inNewApp(channelIn)),
    [live.updateTranscodeChannel.name]: onNew(inNewApp(aChannel), { name: 'Main ladder' }),
    [live.deleteTranscodeChannel.name]: onNew(inNewApp(aChannel)),
    [live.createLrmChannel.name]: withBody(anLrmChannel),
    [live.updateLrmChannel.name]: onNew(aStoredLrm, { lossMs: 3_000 }),
    [live.switchLrmChannel.name]: async () => {
      const channel = await platform.call(live.createLrmChannel, { token, body: await anLrmChannel() });
      return () => ({ token, params: { id: channel.id }, body: { streamId: channel.inputs[1]?.streamId } });
    },
    [live.createEvent.name]: withBody(anEvent),
    [live.updateEvent.name]: onNew(aStoredEvent, { startOver: false }),
    [live.cancelEvent.name]: onNew(aStoredEvent),
    [live.createPlayoutChannel.name]: withBody(aPlayoutChannel),
    [live.updatePlayoutChannel.name]: onNew(aStoredPlayout, { pattern: 'fractal' }),
    [live.takeLive.name]: async () => {
      const body = await aPlayoutChannel();
      const channel = await platform.call(live.createPlayoutChannel, { token, body });
      const source = { kind: 'test', pattern: 'fractal' };
      const stream = { appId: body.appId, name: 'Live', source };
      const { id } = await platform.call(live.createStream, { token, body: stream });
      return () => ({ token, params: { id: channel.id }, body: { streamId: id } });
    },
    [live.createStream.name]: withBody(() => aStream()),
    [live.updateStream.name]: onNew(aStoredStream, { name: 'Evening news' }),
    [live.startStream.name]: onNew(aStoredStream),
    [live.stopStream.name]: onNew(aStreamThatIsOn),
    [live.shareStream.name]: onNew(aStoredStream),
    [live.stopSharingStream.name]: onNew(aSharedStream),
    [live.rotateStreamKey.name]: onNew(aPushedStream, { overlapHours: 1 }),
    [live.deleteStream.name]: onNew(aStoredStream),
  };
}
