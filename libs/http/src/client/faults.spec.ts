// @see spec 7.1, 8
// @see ASVS 15.3.2, 15.3.6, 16.5.2
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleApi } from '../api/console-api';
import { createInstantClock } from '../testing/instant-clock';
import { html, json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';
import { REQUEST_TIMEOUT_MS } from './transport';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => platform.close());

const channel = (id: string) => sampleCalls.getChannel.initiate({ id }, { forceRefetch: true });
const create = () => sampleCalls.createChannel.initiate({ body: { name: 'News' } });
const UNREACHABLE = { kind: 'unreachable', message: '' };
const NETWORK_ERROR = [{ type: 'notice', error: UNREACHABLE }];

describe('no answer', () => {
  it('of a port where nobody listens is told once, after the last try', async () => {
    const { store, news } = sampleConsole(await deadOrigin());
    const { error } = await store.dispatch(channel('news'));
    expect(error).toEqual(UNREACHABLE);
    expect(news()).toEqual(NETWORK_ERROR);
  });

  it('of a connection that breaks is asked for four times by a query, once by a write', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer((response) => response.destroy());
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
  ])('in time, %s, is as a refused connection', async (_what, how) => {
    // The network's own timers are Node's and go on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { store, news } = sampleConsole(platform.origin, {
      clock: { ...createInstantClock(), now: Date.now },
    });
    const arrived = Promise.withResolvers<void>();
    platform.answer((response) => {
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

  it('whole is no answer: a body shorter than promised', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
      response.write('{"name":', () => response.destroy());
    });
    expect(await store.dispatch(channel('news'))).toMatchObject({ error: UNREACHABLE });
    expect(platform.received).toHaveLength(4);
    expect(news()).toEqual(NETWORK_ERROR);
  });

  it('without a network is told at once: the browser says when there is one again', async () => {
    let online = false;
    const { store, news } = sampleConsole(platform.origin, { online: () => online });
    platform.answer((response) => response.destroy());
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(platform.received).toHaveLength(1);
    expect(news()).toEqual(NETWORK_ERROR);

    online = true;
    platform.answer(json(200, { name: 'News' }));
    store.dispatch({ type: '__rtkq/online' });
    await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
    expect(sampleCalls.getChannel.select({ id: 'news' })(store.getState()).data).toEqual({ name: 'News' });
  });
});

describe('an outage that passes', () => {
  it.each([502, 504, 429])('of %d is not noticed where a query is answered at last', async (status) => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      const well = platform.received.length > 3;
      (well ? json(200, { name: 'News' }) : html(status))(response, request);
    });
    expect(await store.dispatch(channel('news'))).toMatchObject({ data: { name: 'News' } });
    expect(platform.received).toHaveLength(4);
    expect(news()).toEqual([]);
  });

  it('of 429 is over when the platform says so', async () => {
    const clock = createInstantClock();
    const { store } = sampleConsole(platform.origin, { clock });
    platform.answer((response, request) => {
      const early = platform.received.length === 1;
      (early ? json(429, {}, { 'Retry-After': '7' }) : json(200, { name: 'News' }))(response, request);
    });
    await store.dispatch(channel('news'));
    expect(clock.pauses).toEqual([7000]);
  });

  it.each([429, 500, 502, 503, 504])('of %d is left to the person who wrote', async (status) => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(status, { statusCode: status }));
    await store.dispatch(create());
    expect(platform.received).toHaveLength(1);
  });

  it.each([502, 504])('of %d leaves open what became of a write: a repeat has its key', async (status) => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(html(status));
    await store.dispatch(create());
    platform.answer(json(201, { name: 'News' }));
    await store.dispatch(create());
    const keys = platform.received.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('is not waited for by a call that was given up', async () => {
    const waiting = Promise.withResolvers<void>();
    const clock = {
      now: () => 0,
      sleep: (_ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            resolve();
          });
          waiting.resolve();
        }),
    };
    const { store, news } = sampleConsole(platform.origin, { clock });
    platform.answer(json(502, {}));
    const call = store.dispatch(channel('news'));
    await waiting.promise;
    call.abort();
    await call;
    expect(platform.received).toHaveLength(1);
    expect(news()).toEqual([]);
  });
});

describe('an answer that is odd', () => {
  it('as 204 is a success', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer((response) => response.writeHead(204).end());
    expect(await store.dispatch(sampleCalls.deleteChannel.initiate({ id: 'a' }))).toEqual({ data: {} });
    expect(news()).toEqual([]);
  });

  it.each([
    ['cut JSON', (response: ServerResponse) => void response.writeHead(200).end('{"name":"Ne')],
    ['a page of HTML', html(200)],
    ['nothing where something is promised', (response: ServerResponse) => void response.writeHead(204).end()],
  ])('as %s is drift, of which nothing is kept, and is not asked for again', async (_what, how) => {
    const { store, news, drifts } = sampleConsole(platform.origin);
    platform.answer(how);
    const { error } = await store.dispatch(channel('news'));
    expect(error).toMatchObject({ kind: 'drift', operation: 'getChannel' });
    expect(JSON.stringify(error)).not.toMatch(/Sorry|Ne"/);
    expect(news()).toMatchObject([{ type: 'notice', error: { kind: 'drift' } }]);
    expect(drifts()).toMatchObject([{ operation: 'getChannel', path: '/samples/channels/{id}' }]);
    expect(platform.received).toHaveLength(1);
  });

  it('as a bare 304 is a refusal by its status', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer((response) => response.writeHead(304).end());
    const { error } = await store.dispatch(channel('news'));
    expect(error).toMatchObject({ kind: 'refused', status: 304, message: [], errors: [] });
  });

  it('with a list of errors is a refusal with all of them', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(json(500, { statusCode: 500, errors: ['the database rests', 'so does its replica'] }));
    await store.dispatch(channel('news'));
    expect(news()).toMatchObject([
      { type: 'notice', error: { status: 500, errors: ['the database rests', 'so does its replica'] } },
    ]);
  });

  it('that leads elsewhere is not followed: the token stays here', async () => {
    const elsewhere = await startLocalPlatform();
    try {
      platform.answer((response) => response.writeHead(307, { Location: `${elsewhere.origin}/a` }).end());
      const { store } = sampleConsole(platform.origin);
      expect(await store.dispatch(create())).toMatchObject({ error: UNREACHABLE });
      expect(elsewhere.received).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  it('with a key that could become a prototype does not reach a screen, asked for once or twice', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer((response) => {
      const edition = `"edition":{"name":"free","__proto__":{"isAdmin":${String(platform.received.length)}}}`;
      response.writeHead(200).end(`{"theme":"dark",${edition}}`);
    });
    const ask = () => store.dispatch(sampleCalls.getSettings.initiate(undefined, { forceRefetch: true }));
    for (const { data } of [await ask(), await ask()]) {
      expect(JSON.stringify(data)).toBe('{"theme":"dark","edition":{"name":"free"},"etag":""}');
      expect(data?.['edition']).not.toHaveProperty('isAdmin');
    }
  });
});

/** Of a server that is gone. */
async function deadOrigin(): Promise<string> {
  const gone = await startLocalPlatform();
  await gone.close();
  return gone.origin;
}
