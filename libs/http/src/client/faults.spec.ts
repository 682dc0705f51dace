// @see spec 7.1, 8
// @see ASVS 15.3.2, 15.3.6, 16.5.2
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleApi } from '../api/console-api';
import { createInstantClock } from '../testing/instant-clock';
import { html, json, localPlatform, startLocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';
import { REQUEST_TIMEOUT_MS } from './transport';

const platform = localPlatform();
afterEach(() => {
  vi.useRealTimers();
});

const channel = (id: string) => sampleCalls.getChannel.initiate({ id }, { forceRefetch: true });
const create = () => sampleCalls.createChannel.initiate({ body: { name: 'News' } });
const UNREACHABLE = { kind: 'unreachable', message: '' };
const NETWORK_ERROR = [{ type: 'notice', error: UNREACHABLE }];

describe('no response', () => {
  it('of a closed port is published once, after the last retry', async () => {
    const { store, news } = sampleConsole(await deadOrigin());
    const { error } = await store.dispatch(channel('news'));
    expect(error).toEqual(UNREACHABLE);
    expect(news()).toEqual(NETWORK_ERROR);
  });

  it('of a broken connection: queries are sent four times, writes once', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond((response) => response.destroy());
    await store.dispatch(channel('news'));
    expect(platform.received).toHaveLength(4);
    await store.dispatch(create());
    expect(platform.received).toHaveLength(5);
    expect(news()).toEqual([...NETWORK_ERROR, ...NETWORK_ERROR]);
  });

  it.each([
    ['at all', () => undefined],
    [
      'beyond its headers',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"name":');
      },
    ],
  ])('%s within the time-out is unreachable', async (_what, how) => {
    // The network's own timers are Node's and go on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { store, news } = sampleConsole(platform.origin, {
      clock: { ...createInstantClock(), now: Date.now },
    });
    const arrived = Promise.withResolvers<void>();
    platform.respond((response) => {
      how(response);
      arrived.resolve();
    });
    const call = store.dispatch(create());
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(news()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ error: UNREACHABLE });
    expect(news()).toEqual(NETWORK_ERROR);
  });

  it('of an offline browser is published at once, and the query is sent when it is online', async () => {
    let online = false;
    const { store, news } = sampleConsole(platform.origin, { online: () => online });
    platform.respond((response) => response.destroy());
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(platform.received).toHaveLength(1);
    expect(news()).toEqual(NETWORK_ERROR);

    online = true;
    platform.respond(json(200, { name: 'News' }));
    store.dispatch({ type: '__rtkq/online' });
    await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
    expect(sampleCalls.getChannel.select({ id: 'news' })(store.getState()).data).toEqual({ name: 'News' });
  });
});

describe('a temporary outage', () => {
  it('is not published if a retry succeeds', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond((response, request) => {
      const well = platform.received.length > 3;
      (well ? json(200, { name: 'News' }) : html(502))(response, request);
    });
    expect(await store.dispatch(channel('news'))).toMatchObject({ data: { name: 'News' } });
    expect(platform.received).toHaveLength(4);
    expect(news()).toEqual([]);
  });

  it.each([429, 500, 502, 503, 504])('of %d does not repeat writes', async (status) => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(json(status, { statusCode: status }));
    await store.dispatch(create());
    expect(platform.received).toHaveLength(1);
  });
});

describe('an unusual response', () => {
  it('of 204 is a success', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond((response) => response.writeHead(204).end());
    expect(await store.dispatch(sampleCalls.deleteChannel.initiate({ id: 'a' }))).toEqual({ data: {} });
    expect(news()).toEqual([]);
  });

  it.each([
    ['cut JSON', (response: ServerResponse) => void response.writeHead(200).end('{"name":"Ne')],
    ['a page of HTML', html(200)],
    ['no body where one is declared', (response: ServerResponse) => void response.writeHead(204).end()],
  ])('as %s is drift and is not retried', async (_what, how) => {
    const { store, news, drifts } = sampleConsole(platform.origin);
    platform.respond(how);
    const { error } = await store.dispatch(channel('news'));
    expect(error).toMatchObject({ kind: 'drift', operation: 'getChannel' });
    expect(JSON.stringify(error)).not.toMatch(/Sorry|Ne"/);
    expect(news()).toMatchObject([{ type: 'notice', error: { kind: 'drift' } }]);
    expect(drifts()).toMatchObject([{ operation: 'getChannel', path: '/samples/channels/{id}' }]);
    expect(platform.received).toHaveLength(1);
  });

  it('that redirects is not followed', async () => {
    const other = await startLocalPlatform();
    try {
      platform.respond((response) => response.writeHead(307, { Location: `${other.origin}/a` }).end());
      const { store } = sampleConsole(platform.origin);
      expect(await store.dispatch(create())).toMatchObject({ error: UNREACHABLE });
      expect(other.received).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

async function deadOrigin(): Promise<string> {
  const closed = await startLocalPlatform();
  await closed.close();
  return closed.origin;
}
