// @see spec 2.4, 3.10, 4.1, 4.4, 7.1, 8
// @see ASVS 14.3.1
import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operation } from '../contract/operation';
import { consoleApi } from './console-api';
import { query } from './endpoint';
import { SHOWN_BY_SHELL } from '../client/control-headers';
import { HOSTILE_IDS } from '../testing/hostile-ids';
import { json, localPlatform } from '../testing/local-platform';
import { getChannel, sampleCalls, sampleConsole } from '../testing/sample-console';

const platform = localPlatform((response, request) =>
  json(200, { name: request.headers.authorization ?? 'none' })(response, request),
);

const inAppCalls = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getChannelInApp: query(build, operation({ ...getChannel, name: 'getChannelInApp', inApp: true }), {
      control: SHOWN_BY_SHELL,
    }),
  }),
});

const news = sampleCalls.getChannel.initiate({ id: 'news' });
const cached = sampleCalls.getChannel.select({ id: 'news' });

describe('the cache of a console', () => {
  it('sends the same query once', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(news);
    await store.dispatch(news);
    expect(platform.received).toHaveLength(1);
  });

  it('is empty for another user', async () => {
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

  it('drops a response for the previous user', async () => {
    const { store, session } = sampleConsole(platform.origin);
    platform.respond((response, request) => {
      session.signIn('second');
      json(200, { name: 'main' })(response, request);
    });
    await store.dispatch(news);
    expect(cached(store.getState()).data).toBeUndefined();
  });

  it('refetches after a successful write only', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(news);
    const reads = () => platform.received.filter(({ method }) => method === 'GET').length;
    const create = () => store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'Film' } }));

    platform.respond(json(409, { statusCode: 409 }));
    await create();
    expect(reads()).toBe(1);

    platform.respond(json(201, { name: 'Film' }));
    await create();
    await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
    expect(reads()).toBe(2);
  });

  it('supports any ID, such as "constructor"', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...HOSTILE_IDS),
        fc.constantFrom(...HOSTILE_IDS),
        async (id, other) => {
          platform.received.length = 0;
          const { store } = sampleConsole(platform.origin);
          const read = (one: string) => store.dispatch(sampleCalls.getChannelById.initiate({ id: one }));
          expect((await read(id)).isSuccess).toBe(true);
          expect((await read(other)).isSuccess).toBe(true);
          await store.dispatch(sampleCalls.renameChannelById.initiate({ id, body: { name: 'News' } }));
          await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
          const reads = platform.received.filter(({ method }) => method === 'GET');
          expect(reads).toHaveLength(id === other ? 2 : 3);
          expect(reads.at(-1)?.url).toBe(`/samples/channels/${encodeURIComponent(id)}`);
        },
      ),
    );
  });

  it('cancels pending queries on disposal, without a retry', async () => {
    const { store } = sampleConsole(platform.origin);
    let response: ServerResponse | undefined;
    platform.respond((pending) => {
      response = pending;
    });
    const query = store.dispatch(news);
    await vi.waitFor(() => expect(response).toBeDefined());
    store.dispose();
    response?.destroy();
    await query;
    expect(platform.received).toHaveLength(1);
  });

  it('is separate for each app', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.respond((response, request) =>
      json(200, { name: String(request.headers['x-app-id']) })(response, request),
    );
    const read = async (appId?: string) =>
      (await store.dispatch(inAppCalls.endpoints.getChannelInApp.initiate({ id: 'news', appId }))).data;
    expect(await read('river')).toEqual({ name: 'river' });
    expect(await read('mountain')).toEqual({ name: 'mountain' });
    expect(await read()).toEqual({ name: 'default-admin-app' });
    expect(await read('river')).toEqual({ name: 'river' });
    expect(platform.received).toHaveLength(3);
  });
});

describe('a prefetched call', () => {
  beforeEach(() => {
    platform.respond(json(403, { statusCode: 403 }));
  });

  it('is merged with the call of the page', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(json(200, { name: 'News' }));
    const prefetch = store.prefetching({ isPageOpen: false }).dispatch(news);
    await Promise.all([prefetch, store.dispatch(news)]);
    expect(platform.received).toHaveLength(1);
  });

  it('publishes its failure when the page requests it', async () => {
    const { store, published } = sampleConsole(platform.origin);
    const prefetch = store.prefetching({ isPageOpen: false });
    await prefetch.dispatch(news);
    await prefetch.dispatch(news);
    expect(published).toEqual([]);
    expect((await store.dispatch(news)).error).toMatchObject({ status: 403 });
    expect(published).toEqual([{ type: 'forbidden' }]);
    expect(platform.received).toHaveLength(1);
  });

  it('publishes its failure if the page was opened meanwhile', async () => {
    const { store, published } = sampleConsole(platform.origin);
    const calls = { isPageOpen: false };
    const prefetch = store.prefetching(calls).dispatch(news);
    calls.isPageOpen = true;
    await prefetch;
    expect(published).toEqual([{ type: 'forbidden' }]);
    expect(platform.received).toHaveLength(1);
  });

  it.each([false, true])('is sent again when the user retries (published: %s)', async (isPageOpen) => {
    const { store, news: heard } = sampleConsole(platform.origin);
    platform.respond(json(500, {}));
    const prefetch = store.prefetching({ isPageOpen });
    await prefetch.dispatch(news);
    await store.dispatch(news);
    expect(heard()).toMatchObject([{ type: 'notice', error: { status: 500 } }]);
    expect(platform.received).toHaveLength(1);

    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }, { forceRefetch: true }));
    expect(platform.received).toHaveLength(2);
    await prefetch.dispatch(news);
    expect(platform.received).toHaveLength(3);
  });

  it('is sent again when its page is reopened after an announced failure', async () => {
    const { store } = sampleConsole(platform.origin);
    const prefetch = store.prefetching({ isPageOpen: true });
    await prefetch.dispatch(news);
    await prefetch.dispatch(news);
    expect(platform.received).toHaveLength(2);
  });

  it('does not show a failure to the next user', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.prefetching({ isPageOpen: false }).dispatch(news);
    session.signIn('second');
    await store.dispatch(news);
    expect(platform.received).toHaveLength(2);
  });

  it('ends with its retries: at most four requests and one notice', async () => {
    const { store, news: heard } = sampleConsole(platform.origin);
    platform.respond(json(502, {}));
    const calls = { isPageOpen: false };
    const prefetch = store.prefetching(calls).dispatch(news);
    calls.isPageOpen = true;
    await Promise.all([prefetch, store.dispatch(news)]);
    expect(heard()).toMatchObject([{ type: 'notice', error: { status: 502 } }]);
    expect(platform.received).toHaveLength(4);
  });
});
