// @see spec 2.9, 3.11, 4.1, 4.7, 8
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { html, json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { getChannel, sampleCalls, sampleConsole, standaloneCall } from '../testing/sample-console';

let platform: LocalPlatform;

beforeAll(async () => {
  platform = await startLocalPlatform();
});
beforeEach(() => {
  platform.received.length = 0;
  platform.answer(json(200, { name: 'News' }));
});
afterAll(() => platform.close());

const channel = (id: string) => sampleCalls.getChannel.initiate({ id }, { forceRefetch: true });
const body = { name: 'News' };

describe('an answer of 401 with a token held', () => {
  it.each([
    ['JSON', json(401, { statusCode: 401, message: 'Your session has ended' })],
    ['a page of HTML', html(401)],
  ])('as %s drops the token, tells, and ends the session once for many calls', async (_form, answer) => {
    const { store, session, news } = sampleConsole(platform.origin);
    platform.answer(answer);
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => store.dispatch(channel(id))));
    expect(session.token).toBeNull();
    expect(news()).toMatchObject([{ type: 'signed-out', error: { kind: 'refused', status: 401 } }]);
  });

  it('drops a pending token in the same way', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    session.awaitSecondFactor('pending');
    platform.answer(json(401, { statusCode: 401 }));
    await store.dispatch(sampleCalls.confirmEntry.initiate());
    expect(session.pendingToken).toBeNull();
    expect(news().map(({ type }) => type)).toEqual(['signed-out']);
  });

  // A store gives up its other calls when the token goes; the way out does not count on that.
  it('is told once for calls that nobody gives up', async () => {
    const { client, session, news } = sampleConsole(platform.origin);
    platform.answer(json(401, { statusCode: 401 }));
    const call = (id: string) => client.send({ operation: getChannel, args: { id } }, standaloneCall());
    await Promise.all([call('a'), call('b'), call('c')]);
    expect(session.token).toBeNull();
    expect(news().map(({ type }) => type)).toEqual(['signed-out']);
  });

  it('to a call whose failure is ignored is told to nobody and ends nothing', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    platform.answer(json(401, { statusCode: 401 }));
    await store.dispatch(sampleCalls.createChannelUnwatched.initiate({ body }));
    expect(session.token).toBe('Bearer main');
    expect(news()).toEqual([]);
  });

  it('to a call of the person before leaves the new one alone', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    platform.answer((response, request) => {
      // While the answer was on its way, somebody else has signed in.
      session.signIn('other');
      json(401, { statusCode: 401 })(response, request);
    });
    await store.dispatch(sampleCalls.renameChannel.initiate({ id: 'news', body }));
    expect(session.token).toBe('Bearer other');
    expect(news()).toEqual([]);
  });
});

describe('an answer of 401 without a token', () => {
  it('is told and ends nothing', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    session.clear();
    platform.answer(json(401, { statusCode: 401, message: 'Wrong e-mail or password' }));
    await store.dispatch(sampleCalls.enter.initiate());
    expect(news()).toMatchObject([
      { type: 'notice', error: { kind: 'refused', status: 401, message: ['Wrong e-mail or password'] } },
    ]);
  });
});

describe('what is published of a failure', () => {
  it.each([
    ['403', json(403, { statusCode: 403 }), [{ type: 'forbidden' }]],
    ['503', json(503, { statusCode: 503 }), [{ type: 'unavailable' }]],
    ['503 as HTML', html(503), [{ type: 'unavailable' }]],
    ['502 as HTML', html(502), [{ type: 'notice', error: { kind: 'refused', status: 502 } }]],
    ['500', json(500, { statusCode: 500 }), [{ type: 'notice', error: { kind: 'refused', status: 500 } }]],
    ['HTML with 200', html(200), [{ type: 'notice', error: { kind: 'drift' } }]],
    ['another shape', json(200, { name: 5 }), [{ type: 'notice', error: { kind: 'drift' } }]],
  ])('answered with %s', async (_what, answer, events) => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(answer);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(news()).toMatchObject(events);
    expect(news()).toHaveLength(events.length);
  });

  it('is the way to /403 for a call that reads as well', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(json(403, { statusCode: 403 }));
    await store.dispatch(channel('news'));
    expect(news()).toEqual([{ type: 'forbidden' }]);
  });

  it('is an unreachable platform, when the connection ends', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer((response) => response.destroy());
    const { error } = await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(error).toEqual({ kind: 'unreachable', message: '' });
    expect(news()).toEqual([{ type: 'notice', error }]);
  });

  it('carries the request id of the header', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(json(500, { statusCode: 500 }, { 'X-Request-Id': 'request-7' }));
    await store.dispatch(channel('news'));
    expect(news()).toMatchObject([{ error: { requestId: 'request-7' } }]);
  });

  it('is nothing when the call asks for quiet', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(json(500, { statusCode: 500 }));
    await store.dispatch(sampleCalls.createChannelUntold.initiate({ body }));
    expect(news()).toEqual([]);
  });

  it('is nothing for the statuses that a form shows, and a notice for the others', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(json(409, { statusCode: 409 }));
    await store.dispatch(sampleCalls.createChannelInForm.initiate({ body }));
    expect(news()).toEqual([]);
    platform.answer(json(500, { statusCode: 500 }));
    await store.dispatch(sampleCalls.createChannelInForm.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 500 } }]);
  });

  it('is a notice in place of the way to /403, when the call asks for that', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.answer(json(403, { statusCode: 403 }));
    await store.dispatch(sampleCalls.createChannelStaying.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 403 } }]);
  });

  it('is nothing once the call was given up', async () => {
    const { store, news } = sampleConsole(platform.origin);
    const arrived = new Promise<void>((resolve) => {
      platform.answer(() => {
        resolve();
      });
    });
    const call = store.dispatch(channel('news'));
    await arrived;
    call.abort();
    await call;
    expect(news()).toEqual([]);
  });
});

describe('a 403 to a console within a host', () => {
  const forbidden = json(403, { statusCode: 403 });

  it('is told to the host where the call reads', async () => {
    const { store, news } = sampleConsole(platform.origin, { embedded: true });
    platform.answer(forbidden);
    await store.dispatch(channel('news'));
    expect(news()).toEqual([{ type: 'forbidden-read', operation: 'getChannel' }]);
  });

  it('is a notice where the call writes', async () => {
    const { store, news } = sampleConsole(platform.origin, { embedded: true });
    platform.answer(forbidden);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 403 } }]);
  });

  it('is nothing where a call that writes asks for quiet', async () => {
    const { store, news } = sampleConsole(platform.origin, { embedded: true });
    platform.answer(forbidden);
    await store.dispatch(sampleCalls.createChannelUntold.initiate({ body }));
    expect(news()).toEqual([]);
  });

  it('does not change what a 401 does: the host hears that the session is over', async () => {
    const { store, session, news } = sampleConsole(platform.origin, { embedded: true });
    platform.answer(json(401, { statusCode: 401 }));
    await store.dispatch(channel('news'));
    expect(session.token).toBeNull();
    expect(news()).toMatchObject([{ type: 'signed-out', error: { status: 401 } }]);
  });
});

describe('the count of writes', () => {
  it('goes from none to one and back', async () => {
    const { store, writes } = sampleConsole(platform.origin);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(writes()).toEqual([1, 0]);
  });

  it.each([
    ['a refusal', json(500, { statusCode: 500 })],
    ['an answer that cannot be read', html(200)],
  ])('goes back after %s', async (_what, answer) => {
    const { store, writes } = sampleConsole(platform.origin);
    platform.answer(answer);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(writes()).toEqual([1, 0]);
  });

  it('goes back when nothing answers', async () => {
    const { store, writes } = sampleConsole(platform.origin);
    platform.answer((response) => response.destroy());
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(writes()).toEqual([1, 0]);
  });

  it('counts all that are in flight, identical ones once', async () => {
    const { store, writes } = sampleConsole(platform.origin);
    await Promise.all(
      ['News', 'Film', 'News'].map((name) =>
        store.dispatch(sampleCalls.createChannel.initiate({ body: { name } })),
      ),
    );
    expect(writes()).toEqual([1, 2, 1, 0]);
  });

  it('does not count what reads, nor what asks not to be', async () => {
    const { store, writes } = sampleConsole(platform.origin);
    await store.dispatch(channel('news'));
    await store.dispatch(sampleCalls.createChannelUnseen.initiate({ body }));
    expect(writes()).toEqual([]);
  });
});
