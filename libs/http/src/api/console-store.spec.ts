// @see spec 2.4, 3.10, 4.1, 4.4, 7.1, 8
// @see ASVS 14.3.1
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operation } from '../contract/operation';
import { consoleApi } from './console-api';
import { query } from './endpoint';
import { HOSTILE_IDS } from '../testing/hostile-ids';
import { json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { getChannel, sampleCalls, sampleConsole } from '../testing/sample-console';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
  platform.answer((response, request) => {
    json(200, { name: request.headers.authorization ?? 'nobody' })(response, request);
  });
});
afterAll(() => platform.close());

const inAppCalls = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getChannelInApp: query(build, operation({ ...getChannel, name: 'getChannelInApp', inApp: true })),
  }),
});

const news = sampleCalls.getChannel.initiate({ id: 'news' });
const cached = sampleCalls.getChannel.select({ id: 'news' });

describe('the cache of a console', () => {
  it('asks once for what is asked for twice', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(news);
    await store.dispatch(news);
    expect(platform.received).toHaveLength(1);
  });

  it('shows nobody what another person asked for', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.dispatch(news);
    expect(cached(store.getState()).data).toEqual({ name: 'Bearer main' });
    session.signIn('second');
    expect(cached(store.getState()).data).toBeUndefined();
    await store.dispatch(news);
    expect(cached(store.getState()).data).toEqual({ name: 'Bearer second' });
  });

  it('is empty after a sign-out', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.dispatch(news);
    session.clear();
    expect(cached(store.getState()).data).toBeUndefined();
  });

  it('drops an answer that was on its way to the person before', async () => {
    const { store, session } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      session.signIn('second');
      json(200, { name: 'main' })(response, request);
    });
    await store.dispatch(news);
    expect(cached(store.getState()).data).toBeUndefined();
  });

  it('stays while the token stays', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.dispatch(news);
    session.signIn('main');
    expect(cached(store.getState()).data).toBeDefined();
  });

  it('asks again after a write that succeeded, not after one that was refused', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(news);
    const reads = () => platform.received.filter(({ method }) => method === 'GET').length;
    const create = () => store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'Film' } }));

    platform.answer(json(409, { statusCode: 409 }));
    await create();
    expect(reads()).toBe(1);

    platform.answer(json(201, { name: 'Film' }));
    await create();
    await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
    expect(reads()).toBe(2);
  });

  it('holds and renews things by any ID, such as "constructor"', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...HOSTILE_IDS),
        fc.constantFrom(...HOSTILE_IDS),
        async (id, other) => {
          platform.received.length = 0;
          const { store } = sampleConsole(platform.origin);
          const read = (one: string) => store.dispatch(sampleCalls.getChannelAlone.initiate({ id: one }));
          expect((await read(id)).isSuccess).toBe(true);
          expect((await read(other)).isSuccess).toBe(true);
          await store.dispatch(sampleCalls.renameChannelAlone.initiate({ id, body: { name: 'News' } }));
          await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
          const reads = platform.received.filter(({ method }) => method === 'GET');
          expect(reads).toHaveLength(id === other ? 2 : 3);
          expect(reads.at(-1)?.url).toBe(`/samples/channels/${encodeURIComponent(id)}`);
        },
      ),
    );
  });

  it('holds responses per app, which the header of the call names', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      json(200, { name: String(request.headers['x-app-id']) })(response, request);
    });
    const read = async (appId?: string) =>
      (await store.dispatch(inAppCalls.endpoints.getChannelInApp.initiate({ id: 'news', appId }))).data;
    expect(await read('river')).toEqual({ name: 'river' });
    expect(await read('mountain')).toEqual({ name: 'mountain' });
    expect(await read()).toEqual({ name: 'default-admin-app' });
    expect(await read('river')).toEqual({ name: 'river' });
    expect(platform.received).toHaveLength(3);
  });

  it('is one console’s own', async () => {
    const [one, other] = [sampleConsole(platform.origin), sampleConsole(platform.origin)];
    await one.store.dispatch(news);
    expect(cached(other.store.getState()).data).toBeUndefined();
  });
});

describe('a call that nobody has asked for yet', () => {
  beforeEach(() => {
    platform.answer(json(403, { statusCode: 403 }));
  });

  it('is the call that is asked for later', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(200, { name: 'News' }));
    const early = store.prefetching({ awaited: false }).dispatch(news);
    await Promise.all([early, store.dispatch(news)]);
    expect(platform.received).toHaveLength(1);
  });

  it('fails in silence, and is announced once it is asked for, without another request', async () => {
    const { store, told } = sampleConsole(platform.origin);
    const early = store.prefetching({ awaited: false });
    await early.dispatch(news);
    await early.dispatch(news);
    expect(told).toEqual([]);
    expect((await store.dispatch(news)).error).toMatchObject({ status: 403 });
    expect(told).toEqual([{ type: 'forbidden' }]);
    expect(platform.received).toHaveLength(1);
  });

  it('is told of like any other where it has been asked for meanwhile', async () => {
    const { store, told } = sampleConsole(platform.origin);
    const calls = { awaited: false };
    const early = store.prefetching(calls).dispatch(news);
    calls.awaited = true;
    await early;
    expect(told).toEqual([{ type: 'forbidden' }]);
    expect(platform.received).toHaveLength(1);
  });

  it.each([false, true])('is sent once more when a user tries again (announced: %s)', async (awaited) => {
    const { store, news: heard } = sampleConsole(platform.origin);
    platform.answer(json(500, {}));
    const early = store.prefetching({ awaited });
    await early.dispatch(news);
    await store.dispatch(news);
    expect(heard()).toMatchObject([{ type: 'notice', error: { status: 500 } }]);
    expect(platform.received).toHaveLength(1);

    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }, { forceRefetch: true }));
    expect(platform.received).toHaveLength(2);
    // The page is opened again.
    await early.dispatch(news);
    expect(platform.received).toHaveLength(3);
  });

  it('is sent again where its failure is announced and its page reopened', async () => {
    const { store } = sampleConsole(platform.origin);
    const early = store.prefetching({ awaited: true });
    await early.dispatch(news);
    await early.dispatch(news);
    expect(platform.received).toHaveLength(2);
  });

  it('does not show a failure to the next user', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.prefetching({ awaited: false }).dispatch(news);
    session.signIn('second');
    await store.dispatch(news);
    expect(platform.received).toHaveLength(2);
  });

  it('ends with its retries: at most four requests and one notice', async () => {
    const { store, news: heard } = sampleConsole(platform.origin);
    platform.answer(json(502, {}));
    const calls = { awaited: false };
    const early = store.prefetching(calls).dispatch(news);
    calls.awaited = true;
    await Promise.all([early, store.dispatch(news)]);
    expect(heard()).toMatchObject([{ type: 'notice', error: { status: 502 } }]);
    expect(platform.received).toHaveLength(4);
  });
});
