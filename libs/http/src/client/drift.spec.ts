// @see spec 8
import { describe, expect, it } from 'vitest';
import { consoleApi } from '../api/console-api';
import { createInstantClock } from '../testing/instant-clock';
import { json, localPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

const platform = localPlatform();

const page = (data: unknown[]) => ({ data, total: data.length, page: 1, perPage: 20 });
const list = sampleCalls.listChannels.initiate({});

describe('a list with drift', () => {
  it('returns its valid rows and publishes the problems', async () => {
    const clock = createInstantClock();
    const { store, news, drifts } = sampleConsole(platform.origin, { clock });
    const rows = [{ name: 'News', tags: [] }, { name: 5 }];
    platform.respond(json(200, page(rows), { 'X-Request-Id': 'request-7' }));
    const { data, error } = await store.dispatch(list);
    const incomplete = [{ index: 1, fields: { tags: [] }, missing: ['name'] }];
    expect([data, error]).toEqual([{ ...page(rows), data: [rows[0]], incomplete }, undefined]);
    expect(news()).toEqual([]);
    expect(drifts()).toMatchObject([
      {
        operation: 'listChannels',
        method: 'GET',
        path: '/samples/channels',
        problems: [{ path: 'data.1.name', field: 'data.name' }],
        requestId: 'request-7',
        time: clock.now(),
      },
    ]);
  });
});

describe('a write with drift', () => {
  it('invalidates the queries that show its effect', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(json(200, page([{ name: 'News' }])));
    await store.dispatch(list);
    platform.respond(json(201, { title: 'Film' }));
    const { error } = await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'Film' } }));
    expect(error).toMatchObject({ kind: 'drift' });
    await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
    expect(platform.received.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });
});
