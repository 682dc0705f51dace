// @see spec 2.9, 4.7, 7.1
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { html, json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';
import { STORED_ITEMS } from '../storage/stored-items';

let proxy: LocalPlatform;

beforeAll(async () => {
  proxy = await startLocalPlatform();
});
beforeEach(() => {
  proxy.received.length = 0;
  proxy.answer(json(200, { name: 'News' }));
});
afterAll(() => proxy.close());

const proxied = (options: Parameters<typeof sampleConsole>[1] = {}) =>
  sampleConsole(proxy.origin, { apiMode: 'proxy', ...options });
const body = { name: 'Tin tức' };

/** The calls that the proxy was asked to make. */
const calls = () => proxy.received.map((received) => JSON.parse(received.body) as Record<string, unknown>);

describe('a call by the proxy form', () => {
  it('is one POST to the endpoint of its API group, which says what to call', async () => {
    const { store } = proxied({ language: 'vi' });
    const { data } = await store.dispatch(sampleCalls.getChannel.initiate({ id: 'tin tức/1' }));
    expect(data).toEqual({ name: 'News' });
    expect(proxy.received).toMatchObject([{ method: 'POST', url: '/api/__api_party/apiTenantApp' }]);
    expect(calls()).toEqual([
      {
        path: '/samples/channels/tin%20t%E1%BB%A9c%2F1',
        method: 'GET',
        query: {},
        headers: {
          Authorization: 'Bearer main',
          'Accept-Language': 'vi-VN',
          'X-App-Id': 'default-admin-app',
        },
      },
    ]);
  });

  it('carries no token but within the call', async () => {
    const { store } = proxied();
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    const { headers } = proxy.received[0] ?? {};
    expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('x-app-id');
  });

  it('has its query as an object of texts', async () => {
    proxy.answer(json(200, { data: [], total: 0, page: 2, perPage: 20 }));
    const { store } = proxied();
    await store.dispatch(
      sampleCalls.listChannels.initiate({ page: 2, q: 'a&b', customFields: { status: 'on' } }),
    );
    expect(calls()).toMatchObject([
      { path: '/samples/channels', query: { page: '2', q: 'a&b', customFields: '{"status":"on"}' } },
    ]);
  });

  it('has body, key, version and token header where a direct one has them', async () => {
    const { store, storage } = proxied();
    storage.write(STORED_ITEMS.tokenHeader, 'x-backdoor');
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    await store.dispatch(sampleCalls.changeSettings.initiate({ body: { theme: 'dark' }, ifMatch: '"1"' }));
    const [create, change] = calls();
    expect(create).toMatchObject({
      method: 'POST',
      body,
      headers: {
        'x-backdoor': 'Bearer main',
        'Idempotency-Key': expect.stringMatching(/^[\da-f]{32}$/) as string,
      },
    });
    expect(change).toMatchObject({ method: 'PATCH', headers: { 'If-Match': '"1"' } });
  });

  it('says nothing of the control headers', async () => {
    const { store } = proxied();
    await store.dispatch(sampleCalls.createChannelInForm.initiate({ body }));
    await store.dispatch(sampleCalls.createChannelUnseen.initiate({ body }));
    expect(JSON.stringify(proxy.received).toLowerCase()).not.toMatch(/noloading|statuscodedisablednotify/);
  });
});

describe('by the proxy form the rules are the same:', () => {
  it('only writes cover the page', async () => {
    const { store, writes } = proxied();
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(writes()).toEqual([]);
    await store.dispatch(sampleCalls.renameChannel.initiate({ id: 'news', body }));
    expect(writes()).toEqual([1, 0]);
  });

  it('only queries are tried again', async () => {
    const { store } = proxied();
    proxy.answer(json(504, { statusCode: 504 }));
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(proxy.received).toHaveLength(4);
    proxy.received.length = 0;
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(proxy.received).toHaveLength(1);
  });

  it('identical writes in flight are one, others are not', async () => {
    const { store } = proxied();
    const create = (name: string) => store.dispatch(sampleCalls.createChannel.initiate({ body: { name } }));
    await Promise.all([create('News'), create('News'), create('Film')]);
    expect(proxy.received).toHaveLength(2);
  });

  it('an ETag and a request id are the platform’s', async () => {
    const { store, news } = proxied();
    proxy.answer(json(200, { theme: 'dark' }, { ETag: '"7"' }));
    const { data } = await store.dispatch(sampleCalls.getSettings.initiate());
    expect(data).toEqual({ theme: 'dark', etag: '"7"' });
    proxy.answer(json(409, { statusCode: 409 }, { 'X-Request-Id': 'request-7' }));
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 409, requestId: 'request-7' } }]);
  });

  it.each([
    ['401', json(401, { statusCode: 401 }), 'signed-out'],
    ['403', json(403, { statusCode: 403 }), 'forbidden'],
    ['503', html(503), 'unavailable'],
    ['200 with HTML', html(200), 'notice'],
  ])('an answer of %s is told alike', async (_what, answer, type) => {
    const { store, news } = proxied();
    proxy.answer(answer);
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(news()).toMatchObject([{ type }]);
  });
});
