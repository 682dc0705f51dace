// @see spec 5, 7.1
// @see ASVS 14.2.1
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { STORED_ITEMS } from '../storage/stored-items';
import { html, json, localPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

const platform = localPlatform(json(200, { name: 'News' }));

describe('the headers of a request', () => {
  it.each([
    ['en', 'en-US'],
    ['vi', 'vi-VN'],
  ] as const)('in %s has the language %s', async (language, header) => {
    const { store } = sampleConsole(platform.origin, { language });
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(platform.received[0]).toMatchObject({
      method: 'GET',
      url: '/samples/channels/news',
      headers: { 'accept-language': header, accept: 'application/json' },
    });
  });

  it('mark the idle user for a platform that limits inactivity', async () => {
    const { store, session } = sampleConsole(platform.origin);
    const mark = async (id: string) => {
      await store.dispatch(sampleCalls.getChannel.initiate({ id }));
      return platform.received.at(-1)?.headers['x-background'];
    };
    const idle = vi.spyOn(session, 'isIdleHere', 'get').mockReturnValue(true);
    expect(await mark('a')).toBeUndefined();
    session.limitInactivity(60);
    expect(await mark('b')).toBe('true');
    idle.mockReturnValue(false);
    expect(await mark('c')).toBeUndefined();
  });

  it('is no token to a public operation', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.enter.initiate());
    expect(platform.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('is the pending token to what completes a sign-in', async () => {
    const { store, session } = sampleConsole(platform.origin);
    session.awaitSecondFactor('pending');
    await store.dispatch(sampleCalls.confirmEntry.initiate());
    expect(platform.received[0]?.headers.authorization).toBe('Bearer pending');
  });

  it('is the token in another header as well, where a host has named one', async () => {
    const { store, storage, session } = sampleConsole(platform.origin);
    storage.write(STORED_ITEMS.tokenHeader, 'x-backdoor');
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    session.awaitSecondFactor('pending');
    await store.dispatch(sampleCalls.confirmEntry.initiate());
    await store.dispatch(sampleCalls.enter.initiate());
    expect(platform.received.map(({ headers }) => [headers.authorization, headers['x-backdoor']])).toEqual([
      ['Bearer main', 'Bearer main'],
      ['Bearer pending', 'Bearer pending'],
      [undefined, undefined],
    ]);
  });

  it.each(['Cookie', 'Host', 'authorization', 'X-App-Id', 'x token'])(
    'is the token nowhere else where the name stored for it is "%s"',
    async (name) => {
      const { store, storage } = sampleConsole(platform.origin);
      // As another program may have stored it.
      storage.write({ ...STORED_ITEMS.tokenHeader, codec: z.string() }, name);
      await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
      const { headers } = platform.received[0] ?? {};
      expect(headers).toMatchObject({ 'x-app-id': 'default-admin-app', authorization: 'Bearer main' });
      expect(headers).not.toHaveProperty('cookie');
      expect(headers?.host).toBe(new URL(platform.origin).host);
    },
  );

  it('is the admin app, whichever app the user works in', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    session.workIn('studio');
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'film' }));
    expect(platform.received.map(({ headers }) => headers['x-app-id'])).toEqual([
      'default-admin-app',
      'default-admin-app',
    ]);
  });

  it('is another idempotency key with each POST', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'News' } }));
    await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'News' } }));
    await store.dispatch(sampleCalls.renameChannel.initiate({ id: 'news', body: { name: 'News' } }));
    const [first, second, third] = platform.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toMatch(/^[\da-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBeUndefined();
  });

  it('is none of the control headers', async () => {
    const { store } = sampleConsole(platform.origin);
    const {
      createChannelNoLoading,
      createChannelNoNotify,
      createChannelWithoutNotice409,
      createChannelBypass403,
    } = sampleCalls;
    for (const call of [
      createChannelNoLoading,
      createChannelNoNotify,
      createChannelWithoutNotice409,
      createChannelBypass403,
    ]) {
      await store.dispatch(call.initiate({ body: { name: 'News' } }));
    }
    expect(platform.received).toHaveLength(4);
    for (const { headers } of platform.received) {
      expect(Object.keys(headers)).not.toContain('noloading');
      expect(Object.keys(headers)).not.toContain('nonotify');
      expect(Object.keys(headers)).not.toContain('statuscodedisablednotify');
      expect(Object.keys(headers)).not.toContain('x-bypass-403');
    }
  });
});

describe('a call without a required parameter', () => {
  it('is not sent', async () => {
    const { store, published } = sampleConsole(platform.origin);
    const missing = undefined as unknown as string;
    const { error } = await store.dispatch(
      sampleCalls.renameChannel.initiate({ id: missing, body: { name: 'News' } }),
    );
    expect(error).toEqual({
      kind: 'invalid',
      message: 'Required parameter id was null or undefined when calling renameChannel.',
    });
    expect(platform.received).toEqual([]);
    expect(published).toEqual([]);
  });
});

describe('a call that requires a session', () => {
  it('is not sent without a session or with a pending one', async () => {
    const { store, session, published } = sampleConsole(platform.origin);
    session.clear();
    const signedOut = await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    session.awaitSecondFactor('pending');
    const pending = await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'News' } }));
    expect([signedOut.error, pending.error]).toMatchObject([{ kind: 'signed-out' }, { kind: 'signed-out' }]);
    expect(platform.received).toEqual([]);
    expect(published).toEqual([]);
  });
});

describe('a repeated write', () => {
  const create = (store: ReturnType<typeof sampleConsole>['store']) =>
    store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'News' } }));
  const keys = () => platform.received.map(({ headers }) => headers['idempotency-key']);

  it.each([
    ['a broken connection', (response: ServerResponse) => void response.destroy()],
    ['an unreadable response', json(201, { title: 'News' })],
    ['a bad gateway', html(502)],
    ['a time-out of the gateway', html(504)],
    ['a connection to the database that broke', json(503, { statusCode: 503 })],
  ])('has the same key after %s', async (_fault, fault) => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(fault);
    await create(store);
    platform.respond(json(201, { name: 'News' }));
    await create(store);
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toBe(keys()[1]);
  });

  it('has a new key after a response', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(json(409, { statusCode: 409 }));
    await create(store);
    platform.respond(json(201, { name: 'News' }));
    await create(store);
    await create(store);
    expect(new Set(keys()).size).toBe(3);
  });
});

describe('identical calls in flight', () => {
  const create = (store: ReturnType<typeof sampleConsole>['store'], name: string) =>
    store.dispatch(sampleCalls.createChannel.initiate({ body: { name } }));

  it('are merged', async () => {
    const { store } = sampleConsole(platform.origin);
    const answers = await Promise.all([create(store, 'News'), create(store, 'News'), create(store, 'News')]);
    expect(answers.map(({ data }) => data)).toEqual([{ name: 'News' }, { name: 'News' }, { name: 'News' }]);
    expect(platform.received).toHaveLength(1);
  });

  it('are separate if they differ, or after the first has ended', async () => {
    const { store } = sampleConsole(platform.origin);
    await Promise.all([create(store, 'News'), create(store, 'Film')]);
    await create(store, 'News');
    expect(platform.received).toHaveLength(3);
  });

  it('are two if the first was rejected', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.respond(json(409, { statusCode: 409 }));
    await create(store, 'News');
    await create(store, 'News');
    expect(platform.received).toHaveLength(2);
  });
});
