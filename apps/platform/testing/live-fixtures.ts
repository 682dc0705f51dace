import * as live from '@console/live/contract';
import type { Makers } from './operations-fixtures';
import type { MutationFixture } from './mutation-fixtures';

/** How to call the mutations on streams. */
export function liveFixtures({
  platform,
  token,
  anApp,
  onOne,
  with_,
}: Pick<Makers, 'platform' | 'token' | 'anApp' | 'onOne' | 'with_'>): Readonly<
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
  const aPushedStream = async () => {
    const { id } = await platform.call(live.createStream, { token, body: await aStream({ kind: 'push' }) });
    return id;
  };
  return {
    [live.createStream.name]: with_(() => aStream()),
    [live.updateStream.name]: onOne(aStoredStream, { name: 'Evening news' }),
    [live.startStream.name]: onOne(aStoredStream),
    [live.stopStream.name]: onOne(aStreamThatIsOn),
    [live.rotateStreamKey.name]: onOne(aPushedStream, { overlapHours: 1 }),
    [live.deleteStream.name]: onOne(aStoredStream),
  };
}
