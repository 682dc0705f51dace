// @see spec 7.1
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
  platform.answer(json(200, { theme: 'dark' }, { ETag: '"1"' }));
});
afterAll(() => platform.close());

const body = { theme: 'light' };
const versions = () => platform.received.map(({ headers }) => headers['if-match']);

describe('what has versions', () => {
  it.each([
    ['the ETag of the answer', { ETag: '"1"' }, '"1"'],
    ['a weak one as it came', { ETag: 'W/"1"' }, 'W/"1"'],
    ['nothing where none came', {}, ''],
  ])('is given with %s', async (_what, headers, etag) => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(200, { theme: 'dark' }, headers));
    const { data } = await store.dispatch(sampleCalls.getSettings.initiate());
    expect(data).toEqual({ theme: 'dark', etag });
  });

  it('is changed on condition that it is still the version that was read', async () => {
    const { store } = sampleConsole(platform.origin);
    const { data } = await store.dispatch(sampleCalls.getSettings.initiate());
    await store.dispatch(sampleCalls.changeSettings.initiate({ body, ifMatch: data?.etag }));
    expect(versions()).toEqual([undefined, '"1"']);
    expect(platform.received[1]?.body).toBe('{"theme":"light"}');
  });

  it.each([[{ body }], [{ body, ifMatch: undefined }], [{ body, ifMatch: '' }]])(
    'is changed on no condition by %j',
    async (args) => {
      const { store } = sampleConsole(platform.origin);
      await store.dispatch(sampleCalls.changeSettings.initiate(args));
      expect(versions()).toEqual([undefined]);
    },
  );

  it('is changed twice where the versions differ: these are no identical writes', async () => {
    const { store } = sampleConsole(platform.origin);
    const change = (ifMatch: string) =>
      store.dispatch(sampleCalls.changeSettings.initiate({ body, ifMatch }));
    await Promise.all([change('"1"'), change('"2"'), change('"1"')]);
    expect(versions().toSorted()).toEqual(['"1"', '"2"']);
  });

  it('tells of a lost race by its status', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(412, { statusCode: 412 }));
    const { error } = await store.dispatch(sampleCalls.changeSettings.initiate({ body, ifMatch: '"1"' }));
    expect(error).toMatchObject({ kind: 'refused', status: 412 });
  });
});

it('what has no versions sends none and gets none', async () => {
  const { store } = sampleConsole(platform.origin);
  platform.answer(json(200, { name: 'News' }, { ETag: '"1"' }));
  const { data } = await store.dispatch(
    sampleCalls.renameChannel.initiate({ id: 'a', body: { name: 'News' } }),
  );
  expect(data).toEqual({ name: 'News' });
  expect(versions()).toEqual([undefined]);
});
