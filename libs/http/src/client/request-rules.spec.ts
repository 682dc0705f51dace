// @see spec 5, 7.1
// @see ASVS 14.2.1
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { STORED_ITEMS } from '../storage/stored-items';
import { json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
  platform.answer(json(200, { name: 'News' }));
});
afterAll(() => platform.close());

describe('what every request carries', () => {
  it.each([
    ['en', 'en-US'],
    ['vi', 'vi-VN'],
  ] as const)('in %s asks for %s', async (language, header) => {
    const { store } = sampleConsole(platform.origin, { language });
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(platform.received[0]).toMatchObject({
      method: 'GET',
      url: '/samples/channels/news',
      headers: { 'accept-language': header, accept: 'application/json' },
    });
  });

  it('is the main token as it is held', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    expect(platform.received[0]?.headers.authorization).toBe('Bearer main');
  });

  it('is a mark while the user is idle, for a platform that limits inactivity', async () => {
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
      // As another program may have left it: what is written here is refused already.
      storage.write({ ...STORED_ITEMS.tokenHeader, codec: z.string() }, name);
      await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
      const { headers } = platform.received[0] ?? {};
      expect(headers).toMatchObject({ 'x-app-id': 'default-admin-app', authorization: 'Bearer main' });
      expect(headers).not.toHaveProperty('cookie');
      expect(headers?.host).toBe(new URL(platform.origin).host);
    },
  );

  it('is the admin app, whichever app the person works in', async () => {
    const { store, session } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    session.workIn('studio');
    await store.dispatch(sampleCalls.getChannel.initiate({ id: 'film' }));
    expect(platform.received.map(({ headers }) => headers['x-app-id'])).toEqual([
      'default-admin-app',
      'default-admin-app',
    ]);
  });

  it('is a key of its own with each POST, so that a repeat can be told', async () => {
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

  it('is a body of JSON', async () => {
    const { store } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'Tin tức' } }));
    expect(platform.received[0]).toMatchObject({
      method: 'POST',
      body: '{"name":"Tin tức"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('is none of the control headers', async () => {
    const { store } = sampleConsole(platform.origin);
    const { createChannelUnseen, createChannelUntold, createChannelInForm, createChannelStaying } =
      sampleCalls;
    for (const call of [
      createChannelUnseen,
      createChannelUntold,
      createChannelInForm,
      createChannelStaying,
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

describe('a call that lacks a required parameter', () => {
  it('is not sent, and says which', async () => {
    const { store, told } = sampleConsole(platform.origin);
    const missing = undefined as unknown as string;
    const { error } = await store.dispatch(
      sampleCalls.renameChannel.initiate({ id: missing, body: { name: 'News' } }),
    );
    expect(error).toEqual({
      kind: 'invalid',
      message: 'Required parameter id was null or undefined when calling renameChannel.',
    });
    expect(platform.received).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('a call that needs a session', () => {
  it('is not sent while there is none, nor with a pending one', async () => {
    const { store, session, told } = sampleConsole(platform.origin);
    session.clear();
    const signedOut = await store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    session.awaitSecondFactor('pending');
    const pending = await store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'News' } }));
    expect([signedOut.error, pending.error]).toMatchObject([{ kind: 'signed-out' }, { kind: 'signed-out' }]);
    expect(platform.received).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('a write that is tried again', () => {
  const create = (store: ReturnType<typeof sampleConsole>['store']) =>
    store.dispatch(sampleCalls.createChannel.initiate({ body: { name: 'News' } }));
  const keys = () => platform.received.map(({ headers }) => headers['idempotency-key']);

  it.each([
    ['a connection that broke', (response: ServerResponse) => void response.destroy()],
    ['an answer that could not be read', json(201, { title: 'News' })],
  ])('after %s goes by the same key, so that the first answer comes back', async (_fault, fault) => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(fault);
    await create(store);
    platform.answer(json(201, { name: 'News' }));
    await create(store);
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toBe(keys()[1]);
  });

  it('after an answer goes by a new key: it is another act', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(409, { statusCode: 409 }));
    await create(store);
    platform.answer(json(201, { name: 'News' }));
    await create(store);
    await create(store);
    expect(new Set(keys()).size).toBe(3);
  });
});

describe('identical calls in flight', () => {
  const create = (store: ReturnType<typeof sampleConsole>['store'], name: string) =>
    store.dispatch(sampleCalls.createChannel.initiate({ body: { name } }));

  it('are one request, and each gets the answer', async () => {
    const { store } = sampleConsole(platform.origin);
    const answers = await Promise.all([create(store, 'News'), create(store, 'News'), create(store, 'News')]);
    expect(answers.map(({ data }) => data)).toEqual([{ name: 'News' }, { name: 'News' }, { name: 'News' }]);
    expect(platform.received).toHaveLength(1);
  });

  it('are one request when they read', async () => {
    const { store } = sampleConsole(platform.origin);
    const read = () => store.dispatch(sampleCalls.getChannel.initiate({ id: 'news' }));
    await Promise.all([read(), read()]);
    expect(platform.received).toHaveLength(1);
  });

  it('are two when they differ, or when the first is over', async () => {
    const { store } = sampleConsole(platform.origin);
    await Promise.all([create(store, 'News'), create(store, 'Film')]);
    await create(store, 'News');
    expect(platform.received).toHaveLength(3);
  });

  it('are two when the first was refused', async () => {
    const { store } = sampleConsole(platform.origin);
    platform.answer(json(409, { statusCode: 409 }));
    await create(store, 'News');
    await create(store, 'News');
    expect(platform.received).toHaveLength(2);
  });
});
