// @see spec 4.1, 8
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../session/session';
import { html, json, localPlatform } from '../testing/local-platform';
import {
  confirmEntry,
  createChannel,
  enter,
  getChannel,
  leave,
  sampleConsole,
  standaloneCall,
} from '../testing/sample-console';
import type { Clock } from './clock';

const platform = localPlatform();

const unauthorized = json(401, { statusCode: 401, message: 'Your session has ended' });
const many = Array.from({ length: 50 }, (_, index) => String(index));

function delayed(count: number) {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let waiting = 0;
  const respond = (responder: (response: ServerResponse) => void) => (response: ServerResponse) => {
    if (++waiting === count) arrived.resolve();
    void release.promise.then(() => responder(response));
  };
  return { respond, arrived: arrived.promise, release: release.resolve };
}

describe('50 calls that get a 401 at the same time', () => {
  it.each([
    ['at the same moment', unauthorized],
    ['as HTML', html(401)],
  ])('%s end the session once', async (_how, how) => {
    const { client, session, news } = sampleConsole(platform.origin);
    const held = delayed(many.length);
    platform.respond(held.respond((response) => how(response, NO_REQUEST)));
    const calls = many.map((id) => client.send({ operation: getChannel, args: { id } }, standaloneCall()));
    await held.arrived;
    held.release();
    const results = await Promise.all(calls);
    expect(session.token).toBeNull();
    expect(news()).toMatchObject([{ type: 'signed-out', error: { kind: 'http', status: 401 } }]);
    expect(results.filter(({ error }) => error?.kind === 'http')).toHaveLength(1);
    expect(results.filter(({ error }) => error?.kind === 'signed-out')).toHaveLength(49);
  });

  it('end no session that began meanwhile', async () => {
    const { client, session, news } = sampleConsole(platform.origin);
    const held = delayed(many.length);
    platform.respond(held.respond((response) => unauthorized(response, NO_REQUEST)));
    const calls = many.map((id) => client.send({ operation: getChannel, args: { id } }, standaloneCall()));
    await held.arrived;
    session.signIn('second');
    held.release();
    await Promise.all(calls);
    expect(session.token).toBe('Bearer second');
    expect(news()).toEqual([]);
  });
});

it('ends for inactivity when the platform says so', async () => {
  const { client, session } = sampleConsole(platform.origin);
  platform.respond(json(401, { statusCode: 401, message: 'Signed out', inactiveMinutes: 30 }));
  await client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
  expect([session.token, session.endReason, session.inactivityMinutes]).toEqual([null, 'inactive', 30]);
});

describe('a response for a token that has been dropped', () => {
  it.each([
    ['a success', json(200, { name: 'News' })],
    ['an error', json(500, { statusCode: 500 })],
    ['a 403', json(403, { statusCode: 403 })],
    ['a 503', json(503, { statusCode: 503 })],
    ['a drift', html(200)],
  ])('(%s) is neither returned nor published', async (_what, how) => {
    const { client, session, news } = sampleConsole(platform.origin);
    platform.respond((response, request) => {
      session.signIn('second');
      how(response, request);
    });
    const sent = await client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
    expect(sent).toEqual({ error: { kind: 'signed-out' } });
    expect(news()).toEqual([]);
  });

  it('is dropped for a pending token too', async () => {
    const { client, session } = sampleConsole(platform.origin);
    session.awaitSecondFactor('first');
    platform.respond((response, request) => {
      session.awaitSecondFactor('second');
      json(200, {})(response, request);
    });
    const { error } = await client.send({ operation: confirmEntry, args: undefined }, standaloneCall());
    expect(error).toEqual({ kind: 'signed-out' });
  });

  it('is returned for a public call', async () => {
    const { client, session } = sampleConsole(platform.origin);
    platform.respond((response, request) => {
      session.clear();
      json(200, {})(response, request);
    });
    expect(await client.send({ operation: enter, args: undefined }, standaloneCall())).toEqual({ data: {} });
  });
});

describe('a session that ends while a request is in flight', () => {
  const ends = [
    ['a sign-out', (session: Session) => session.clear()],
    ['another session in this page', (session: Session) => session.signIn('second')],
    ['another session in another tab', (session: Session) => session.supersede()],
  ] as const;

  it.each(ends)('by %s cancels the request', async (_how, end) => {
    const { client, session, news } = sampleConsole(platform.origin);
    const arrived = Promise.withResolvers<void>();
    const canceled = Promise.withResolvers<void>();
    platform.respond((response) => {
      response.once('close', canceled.resolve);
      arrived.resolve();
    });
    const sent = client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
    await arrived.promise;
    end(session);
    expect(await sent).toEqual({ error: { kind: 'signed-out' } });
    await canceled.promise;
    expect(news()).toEqual([]);
  });

  it.each(ends)('by %s ends the delay before a retry', async (_how, end) => {
    const paused = Promise.withResolvers<void>();
    const clock: Clock = {
      now: () => 0,
      sleep: (_ms, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
          paused.resolve();
        }),
    };
    const { client, session } = sampleConsole(platform.origin, { clock });
    platform.respond(json(502, {}));
    const sent = client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
    await paused.promise;
    end(session);
    expect(await sent).toEqual({ error: { kind: 'signed-out' } });
    expect(platform.received).toHaveLength(1);
  });

  it('sends nothing after the captcha', async () => {
    const score = Promise.withResolvers<string>();
    const captcha = { score: () => score.promise, challenge: () => Promise.resolve('') };
    const { client, session } = sampleConsole(platform.origin, { captcha });
    platform.respond(json(200, {}));
    const guarded = { ...createChannel, captcha: true } as const;
    const sent = client.send({ operation: guarded, args: { body: { name: 'News' } } }, standaloneCall());
    session.clear();
    score.resolve('token');
    expect(await sent).toEqual({ error: { kind: 'signed-out' } });
    expect(platform.received).toEqual([]);
  });
});

describe('a session that is over', () => {
  it.each([
    ['a sign-out', (session: Session) => session.clear()],
    ['another session in another tab', (session: Session) => session.supersede()],
  ] as const)('by %s sends no request', async (_how, end) => {
    const { client, session } = sampleConsole(platform.origin);
    end(session);
    const sent = await client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
    expect(sent).toEqual({ error: { kind: 'signed-out' } });
    expect(platform.received).toEqual([]);
  });

  it('is ended on the platform with its token', async () => {
    const { client, session } = sampleConsole(platform.origin);
    platform.respond(json(200, {}));
    session.clear();
    const call = { operation: leave, args: undefined, endedToken: 'Bearer main' };
    expect(await client.send(call, standaloneCall())).toEqual({ data: {} });
    expect(platform.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer main']);
    expect(session.token).toBeNull();
  });

  it('is ended on the platform even if the next session begins or the page closes', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
    const { client, session } = sampleConsole(platform.origin, { send });
    session.clear();
    const call = { operation: leave, args: undefined, endedToken: 'Bearer main' };
    const sent = client.send(call, standaloneCall());
    session.signIn('second');
    expect(await sent).toEqual({ data: {} });
    expect(send.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, signal: { aborted: false } });
  });
});

const NO_REQUEST = { method: '', url: '', headers: {}, body: '' };
