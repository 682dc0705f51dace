// @see spec 2.9, 4.7, 7.1
import { describe, expect, it } from 'vitest';
import { html, json, localPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';
import { STORED_ITEMS } from '../storage/stored-items';

const proxy = localPlatform(json(200, { name: 'News' }));

const proxied = (options: Parameters<typeof sampleConsole>[1] = {}) =>
  sampleConsole(proxy.origin, { apiMode: 'proxy', ...options });
const body = { name: 'Tin tức' };

const calls = () => proxy.received.map((received) => JSON.parse(received.body) as Record<string, unknown>);

describe('a call in the proxy form', () => {
  it('is a POST to the endpoint of its API group', async () => {
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

  it('has its query as an object', async () => {
    proxy.respond(json(200, { data: [], total: 0, page: 2, perPage: 20 }));
    const { store } = proxied();
    await store.dispatch(
      sampleCalls.listChannels.initiate({ page: 2, q: 'a&b', customFields: { status: 'on' } }),
    );
    expect(calls()).toMatchObject([
      { path: '/samples/channels', query: { page: '2', q: 'a&b', customFields: '{"status":"on"}' } },
    ]);
  });

  it('has the same body and headers as a direct one', async () => {
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
});

describe('in the proxy form', () => {
  it('only queries are retried', async () => {
    const { store } = proxied();
    proxy.respond(json(504, { statusCode: 504 }));
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(proxy.received).toHaveLength(4);
    proxy.received.length = 0;
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(proxy.received).toHaveLength(1);
  });

  it('identical writes in flight are merged', async () => {
    const { store } = proxied();
    const create = (name: string) => store.dispatch(sampleCalls.createChannel.initiate({ body: { name } }));
    await Promise.all([create('News'), create('News'), create('Film')]);
    expect(proxy.received).toHaveLength(2);
  });

  it('the ETag and the request ID are those of the platform', async () => {
    const { store, news } = proxied();
    proxy.respond(json(200, { theme: 'dark' }, { ETag: '"7"' }));
    const { data } = await store.dispatch(sampleCalls.getSettings.initiate());
    expect(data).toEqual({ theme: 'dark', etag: '"7"' });
    proxy.respond(json(409, { statusCode: 409 }, { 'X-Request-Id': 'request-7' }));
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 409, requestId: 'request-7' } }]);
  });

  it.each([
    ['401', json(401, { statusCode: 401 }), 'signed-out'],
    ['403', json(403, { statusCode: 403 }), 'forbidden'],
    ['503', html(503), 'unavailable'],
    ['200 with HTML', html(200), 'notice'],
  ])('the event of %s is the same', async (_what, answer, type) => {
    const { store, news } = proxied();
    proxy.respond(answer);
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(news()).toMatchObject([{ type }]);
  });
});
