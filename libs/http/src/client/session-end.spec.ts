import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { html, json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import {
  confirmEntry,
  createChannel,
  enter,
  getChannel,
  sampleConsole,
  standaloneCall,
} from '../testing/sample-console';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
});
afterAll(() => platform.close());

const unauthorized = json(401, { statusCode: 401, message: 'Your session has ended' });
const many = Array.from({ length: 50 }, (_, index) => String(index));

/** Keeps every answer back until all have arrived, or the test says so. */
function heldBack(count: number) {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let waiting = 0;
  const answer = (how: (response: ServerResponse) => void) => (response: ServerResponse) => {
    if (++waiting === count) arrived.resolve();
    void release.promise.then(() => {
      how(response);
    });
  };
  return { answer, arrived: arrived.promise, release: release.resolve };
}

describe('50 calls that are refused at once with 401', () => {
  it.each([
    ['at the same moment', unauthorized],
    ['as HTML', html(401)],
  ])('%s end the session once', async (_how, how) => {
    const { client, session, news } = sampleConsole(platform.origin);
    const held = heldBack(many.length);
    platform.answer(
      held.answer((response) => {
        how(response, NOBODY);
      }),
    );
    // A store gives up its other calls when the token goes; the way out does not count on that.
    const calls = many.map((id) => client.send({ operation: getChannel, args: { id } }, standaloneCall()));
    await held.arrived;
    held.release();
    const results = await Promise.all(calls);
    expect(session.token).toBeNull();
    expect(news()).toMatchObject([{ type: 'signed-out', error: { kind: 'refused', status: 401 } }]);
    expect(results.filter(({ error }) => error?.kind === 'refused')).toHaveLength(1);
    expect(results.filter(({ error }) => error?.kind === 'signed-out')).toHaveLength(49);
  });

  it('end nothing where somebody has signed in meanwhile', async () => {
    const { client, session, news } = sampleConsole(platform.origin);
    const held = heldBack(many.length);
    platform.answer(
      held.answer((response) => {
        unauthorized(response, NOBODY);
      }),
    );
    const calls = many.map((id) => client.send({ operation: getChannel, args: { id } }, standaloneCall()));
    await held.arrived;
    session.signIn('second');
    held.release();
    await Promise.all(calls);
    expect(session.token).toBe('Bearer second');
    expect(news()).toEqual([]);
  });
});

describe('an answer for a token that is no longer held', () => {
  it.each([
    ['a success', json(200, { name: 'News' })],
    ['a refusal', json(500, { statusCode: 500 })],
    ['a way to /403', json(403, { statusCode: 403 })],
    ['a way to /503', json(503, { statusCode: 503 })],
    ['a drift', html(200)],
  ])('that is %s is given to nobody and told to nobody', async (_what, how) => {
    const { client, session, news } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      session.signIn('second');
      how(response, request);
    });
    const sent = await client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
    expect(sent).toEqual({ error: { kind: 'signed-out' } });
    expect(news()).toEqual([]);
  });

  it('is not asked for again', async () => {
    const { client, session } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      session.clear();
      json(502, {})(response, request);
    });
    await client.send({ operation: getChannel, args: { id: 'a' } }, standaloneCall());
    expect(platform.received).toHaveLength(1);
  });

  it('of a write lets the count of writes go back', async () => {
    const { client, session, writes } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      session.clear();
      json(201, { name: 'News' })(response, request);
    });
    await client.send({ operation: createChannel, args: { body: { name: 'News' } } }, standaloneCall());
    expect(writes()).toEqual([1, 0]);
  });

  it('is dropped for a pending token as well', async () => {
    const { client, session } = sampleConsole(platform.origin);
    session.awaitSecondFactor('first');
    platform.answer((response, request) => {
      session.awaitSecondFactor('second');
      json(200, {})(response, request);
    });
    const { error } = await client.send({ operation: confirmEntry, args: undefined }, standaloneCall());
    expect(error).toEqual({ kind: 'signed-out' });
  });

  it('of a public call is an answer: it was for nobody in particular', async () => {
    const { client, session } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      session.clear();
      json(200, {})(response, request);
    });
    expect(await client.send({ operation: enter, args: undefined }, standaloneCall())).toEqual({ data: {} });
  });
});

const NOBODY = { method: '', url: '', headers: {}, body: '' };
