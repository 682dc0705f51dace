// @see spec 2.3, 7.1
import { describe, expect, it } from 'vitest';
import { html, json, localPlatform } from '../testing/local-platform';
import {
  createChannel,
  getChannel,
  sampleCalls,
  sampleConsole,
  standaloneCall,
} from '../testing/sample-console';
import { controlHeaders } from './control-headers';

const platform = localPlatform(json(200, { name: 'News' }));

const read = { operation: getChannel, args: { id: 'news' }, manual: { appId: 'studio-1' } };
const write = { operation: createChannel, args: { body: { name: 'News' } }, manual: { appId: 'studio-1' } };

describe('a manual call', () => {
  it('is made in the chosen app', async () => {
    const { client, store } = sampleConsole(platform.origin);
    await client.send(read, standaloneCall());
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    const apps = platform.received.map(({ headers }) => headers['x-app-id']);
    expect(apps).toEqual(['studio-1', 'default-admin-app']);
  });

  it('returns the response as received', async () => {
    const { client } = sampleConsole(platform.origin);
    const body = { name: 'News', more: true };
    platform.respond(json(200, body, { ETag: '"3"', 'X-Request-Id': 'r-1', 'X-Other': 'x' }));
    const { data, meta } = await client.send(read, standaloneCall());
    expect(data).toEqual({ name: 'News' });
    expect(meta).toEqual({
      status: 200,
      body: body,
      headers: { ETag: '"3"', 'X-Request-Id': 'r-1', 'Content-Type': 'application/json' },
      milliseconds: expect.any(Number) as number,
    });
  });

  it('returns an error as received, and nothing without a response', async () => {
    const { client } = sampleConsole(platform.origin);
    const body = { statusCode: 409, errors: 'Taken', detail: { by: 'others' } };
    platform.respond(json(409, body));
    expect(await client.send(write, standaloneCall())).toMatchObject({
      error: { kind: 'http', status: 409 },
      meta: { status: 409, body: body },
    });
    platform.respond((response) => response.destroy());
    const lost = await client.send(write, standaloneCall());
    expect(lost).toEqual({ error: { kind: 'unreachable', message: '' } });
  });

  it('returns a response that is not JSON', async () => {
    const { client } = sampleConsole(platform.origin);
    platform.respond(html(200));
    const { error, meta } = await client.send(read, standaloneCall());
    expect(error).toMatchObject({ kind: 'drift' });
    expect(meta).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/html' } });
    expect(meta?.body).toBeUndefined();
  });

  it('is not retried', async () => {
    const { client } = sampleConsole(platform.origin);
    platform.respond(json(502, {}));
    await client.send(read, standaloneCall());
    expect(platform.received).toHaveLength(1);
  });

  it('does not end the session by a 401 with `ignoreFailure`', async () => {
    const { client, session, news } = sampleConsole(platform.origin);
    platform.respond(json(401, { statusCode: 401, errors: 'Wrong password' }));
    const headers = controlHeaders({ ignoreFailure: true });
    expect(await client.send({ ...write, headers }, standaloneCall())).toMatchObject({
      meta: { status: 401, body: { errors: 'Wrong password' } },
    });
    expect(session.token).toBe('Bearer main');
    expect(news()).toEqual([]);
  });

  it('is merged with the same call in the same app only', async () => {
    const { client } = sampleConsole(platform.origin);
    const inOther = { ...write, manual: { appId: 'studio-2' } };
    await Promise.all([write, write, inOther].map((call) => client.send(call, standaloneCall())));
    expect(platform.received).toHaveLength(2);
    const keys = platform.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });
});
