// @see spec 8
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consoleApi } from '../api/console-api';
import { createInstantClock } from '../testing/instant-clock';
import { json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
});
afterAll(() => platform.close());

const page = (data: unknown[]) => ({ data, total: data.length, page: 1, perPage: 20 });
const list = sampleCalls.listChannels.initiate({});

describe('a list that left the contract', () => {
  it('shows the rows, and developers hear what does not fit', async () => {
    const clock = createInstantClock();
    const { store, news, drifts } = sampleConsole(platform.origin, { clock });
    const rows = [{ name: 'News', tags: [] }, { name: 5 }];
    platform.answer(json(200, page(rows), { 'X-Request-Id': 'request-7' }));
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

  it('fails where no row can be read, and says so', async () => {
    const { store, news, drifts } = sampleConsole(platform.origin);
    platform.answer(json(200, page([{ name: 5, tags: 5 }])));
    const { error } = await store.dispatch(list);
    expect(error).toMatchObject({ kind: 'drift', operation: 'listChannels' });
    expect(news()).toMatchObject([{ type: 'notice', error: { kind: 'drift' } }]);
    expect(drifts()).toHaveLength(1);
  });
});

describe('a write whose answer left the contract', () => {
  it('has happened: what shows its effect is asked for again', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(200, page([{ name: 'News' }])));
    await store.dispatch(list);
    platform.answer(json(201, { title: 'Film' }));
    const { error } = await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'Film' } }));
    expect(error).toMatchObject({ kind: 'drift' });
    await Promise.all(store.dispatch(consoleApi.util.getRunningQueriesThunk()));
    expect(platform.received.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });
});
