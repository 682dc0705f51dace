// @see spec 7.1
import { describe, expect, it } from 'vitest';
import { json, localPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

const platform = localPlatform(json(200, { theme: 'dark' }, { ETag: '"1"' }));

const body = { theme: 'light' };
const versions = () => platform.received.map(({ headers }) => headers['if-match']);

describe('a resource with versions', () => {
  it.each([
    ['its ETag', { ETag: '"1"' }, '"1"'],
    ['a weak ETag', { ETag: 'W/"1"' }, 'W/"1"'],
    ['an empty ETag if the response has none', {}, ''],
  ])('is returned with %s', async (_what, headers, etag) => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(json(200, { theme: 'dark' }, headers));
    const { data } = await store.dispatch(sampleCalls.getSettings.initiate());
    expect(data).toEqual({ theme: 'dark', etag });
  });

  it('is written with If-Match', async () => {
    const { store } = sampleConsole(platform.origin);
    const { data } = await store.dispatch(sampleCalls.getSettings.initiate());
    await store.dispatch(sampleCalls.changeSettings.initiate({ body, ifMatch: data?.etag }));
    expect(versions()).toEqual([undefined, '"1"']);
    expect(platform.received[1]?.body).toBe('{"theme":"light"}');
  });

  it.each([[{ body }], [{ body, ifMatch: undefined }], [{ body, ifMatch: '' }]])(
    'is written without If-Match by %j',
    async (args) => {
      const { store } = sampleConsole(platform.origin);
      await store.dispatch(sampleCalls.changeSettings.initiate(args));
      expect(versions()).toEqual([undefined]);
    },
  );

  it('is written twice for different versions', async () => {
    const { store } = sampleConsole(platform.origin);
    const change = (ifMatch: string) =>
      store.dispatch(sampleCalls.changeSettings.initiate({ body, ifMatch }));
    await Promise.all([change('"1"'), change('"2"'), change('"1"')]);
    expect(versions().toSorted()).toEqual(['"1"', '"2"']);
  });
});

it('a resource without versions has no ETag', async () => {
  const { store } = sampleConsole(platform.origin);
  platform.respond(json(200, { name: 'News' }, { ETag: '"1"' }));
  const { data } = await store.dispatch(
    sampleCalls.renameChannel.initiate({ id: 'a', body: { name: 'News' } }),
  );
  expect(data).toEqual({ name: 'News' });
  expect(versions()).toEqual([undefined]);
});
