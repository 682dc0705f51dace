// @see spec 2.3, 7.1
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { html, json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import {
  createChannel,
  getChannel,
  sampleCalls,
  sampleConsole,
  standaloneCall,
} from '../testing/sample-console';
import { controlHeaders } from './control-headers';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
  platform.answer(json(200, { name: 'News' }));
});
afterAll(() => platform.close());

const read = { operation: getChannel, args: { id: 'news' }, manual: { appId: 'studio-1' } };
const write = { operation: createChannel, args: { body: { name: 'News' } }, manual: { appId: 'studio-1' } };

describe('a call that is made by hand', () => {
  it('is made in the app that was chosen; all others in the admin app', async () => {
    const { client, store } = sampleConsole(platform.origin);
    await client.send(read, standaloneCall());
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    const apps = platform.received.map(({ headers }) => headers['x-app-id']);
    expect(apps).toEqual(['studio-1', 'default-admin-app']);
  });

  it('gives the answer as it came, with what its headers tell', async () => {
    const { client } = sampleConsole(platform.origin);
    const answer = { name: 'News', more: true };
    platform.answer(json(200, answer, { ETag: '"3"', 'X-Request-Id': 'r-1', 'X-Other': 'x' }));
    const { data, meta } = await client.send(read, standaloneCall());
    expect(data).toEqual({ name: 'News' });
    expect(meta).toEqual({
      status: 200,
      body: answer,
      headers: { ETag: '"3"', 'X-Request-Id': 'r-1', 'Content-Type': 'application/json' },
      milliseconds: expect.any(Number) as number,
    });
  });

  it('gives a refusal as it came, too, and none where nothing came', async () => {
    const { client } = sampleConsole(platform.origin);
    const refusal = { statusCode: 409, errors: 'Taken', detail: { by: 'others' } };
    platform.answer(json(409, refusal));
    expect(await client.send(write, standaloneCall())).toMatchObject({
      error: { kind: 'refused', status: 409 },
      meta: { status: 409, body: refusal },
    });
    platform.answer((response) => response.destroy());
    const lost = await client.send(write, standaloneCall());
    expect(lost).toEqual({ error: { kind: 'unreachable', message: '' } });
  });

  it('is told of an answer that is no JSON', async () => {
    const { client } = sampleConsole(platform.origin);
    platform.answer(html(200));
    const { error, meta } = await client.send(read, standaloneCall());
    expect(error).toMatchObject({ kind: 'drift' });
    expect(meta).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/html' } });
    expect(meta?.body).toBeUndefined();
  });

  it('is sent once, whatever comes of it', async () => {
    const { client } = sampleConsole(platform.origin);
    platform.answer(json(502, {}));
    await client.send(read, standaloneCall());
    expect(platform.received).toHaveLength(1);
  });

  it('ends no session by a 401 that is the screen’s to show', async () => {
    const { client, session, news } = sampleConsole(platform.origin);
    platform.answer(json(401, { statusCode: 401, errors: 'Wrong password' }));
    const headers = controlHeaders({ ignoreFailure: true });
    expect(await client.send({ ...write, headers }, standaloneCall())).toMatchObject({
      meta: { status: 401, body: { errors: 'Wrong password' } },
    });
    expect(session.token).toBe('Bearer main');
    expect(news()).toEqual([]);
  });

  it('is one with the same call in the same app alone', async () => {
    const { client } = sampleConsole(platform.origin);
    const inOther = { ...write, manual: { appId: 'studio-2' } };
    await Promise.all([write, write, inOther].map((call) => client.send(call, standaloneCall())));
    expect(platform.received).toHaveLength(2);
    const keys = platform.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('leaves all other answers without the reply as it came', async () => {
    const { client } = sampleConsole(platform.origin);
    const { operation, args } = read;
    expect(await client.send({ operation, args }, standaloneCall())).toEqual({ data: { name: 'News' } });
  });
});
