// @see spec 2.9, 3.11, 4.1, 4.7, 8
import { describe, expect, it } from 'vitest';
import { html, json, localPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';

const platform = localPlatform(json(200, { name: 'News' }));

const channel = (id: string) => sampleCalls.getChannel.initiate({ id }, { forceRefetch: true });
const body = { name: 'News' };

describe('a 401 with a token', () => {
  it('drops a pending token', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    session.awaitSecondFactor('pending');
    platform.respond(json(401, { statusCode: 401 }));
    await store.dispatch(sampleCalls.confirmEntry.initiate());
    expect(session.pendingToken).toBeNull();
    expect(news().map(({ type }) => type)).toEqual(['signed-out']);
  });

  it('is ignored if the call ignores failures', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    platform.respond(json(401, { statusCode: 401 }));
    await store.dispatch(sampleCalls.createChannelIgnoreFailure.initiate({ body }));
    expect(session.token).toBe('Bearer main');
    expect(news()).toEqual([]);
  });
});

describe('a 401 without a token', () => {
  it('is published as a notice', async () => {
    const { store, session, news } = sampleConsole(platform.origin);
    session.clear();
    platform.respond(json(401, { statusCode: 401, message: 'Wrong e-mail or password' }));
    await store.dispatch(sampleCalls.enter.initiate());
    expect(news()).toMatchObject([
      { type: 'notice', error: { kind: 'http', status: 401, message: ['Wrong e-mail or password'] } },
    ]);
  });
});

describe('the event of a failure', () => {
  it.each([
    ['403', json(403, { statusCode: 403 }), [{ type: 'forbidden' }]],
    ['503', json(503, { statusCode: 503 }), [{ type: 'unavailable' }]],
    ['503 as HTML', html(503), [{ type: 'unavailable' }]],
    ['502 as HTML', html(502), [{ type: 'notice', error: { kind: 'http', status: 502 } }]],
    ['500', json(500, { statusCode: 500 }), [{ type: 'notice', error: { kind: 'http', status: 500 } }]],
    ['HTML with 200', html(200), [{ type: 'notice', error: { kind: 'drift' } }]],
    ['another shape', json(200, { name: 5 }), [{ type: 'notice', error: { kind: 'drift' } }]],
  ])('%s', async (_what, answer, events) => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond(answer);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(news()).toMatchObject(events);
    expect(news()).toHaveLength(events.length);
  });

  it('has the request ID of the header', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond(json(500, { statusCode: 500 }, { 'X-Request-Id': 'request-7' }));
    await store.dispatch(channel('news'));
    expect(news()).toMatchObject([{ error: { requestId: 'request-7' } }]);
  });

  it('is not published with `noNotify`', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond(json(500, { statusCode: 500 }));
    await store.dispatch(sampleCalls.createChannelNoNotify.initiate({ body }));
    expect(news()).toEqual([]);
  });

  it('is not published for the statuses that a form shows', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond(json(409, { statusCode: 409 }));
    await store.dispatch(sampleCalls.createChannelWithoutNotice409.initiate({ body }));
    expect(news()).toEqual([]);
    platform.respond(json(500, { statusCode: 500 }));
    await store.dispatch(sampleCalls.createChannelWithoutNotice409.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 500 } }]);
  });

  it('is a notice instead of /403 with `bypass403`', async () => {
    const { store, news } = sampleConsole(platform.origin);
    platform.respond(json(403, { statusCode: 403 }));
    await store.dispatch(sampleCalls.createChannelBypass403.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 403 } }]);
  });

  it('is not published for a canceled call', async () => {
    const { store, news } = sampleConsole(platform.origin);
    const arrived = new Promise<void>((resolve) => {
      platform.respond(() => resolve());
    });
    const call = store.dispatch(channel('news'));
    await arrived;
    call.abort();
    await call;
    expect(news()).toEqual([]);
  });
});

describe('a 403 in an embedded console', () => {
  const forbidden = json(403, { statusCode: 403 });

  it('is published for the host if the call reads', async () => {
    const { store, news } = sampleConsole(platform.origin, { embedded: true });
    platform.respond(forbidden);
    await store.dispatch(channel('news'));
    expect(news()).toEqual([{ type: 'forbidden-read', operation: 'getChannel' }]);
  });

  it('is a notice if the call writes', async () => {
    const { store, news } = sampleConsole(platform.origin, { embedded: true });
    platform.respond(forbidden);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(news()).toMatchObject([{ type: 'notice', error: { status: 403 } }]);
  });
});

describe('the count of writes', () => {
  it.each([
    ['success', json(201, { name: 'News' })],
    ['an error', json(500, { statusCode: 500 })],
    ['an unreadable response', html(200)],
  ])('returns to 0 after %s', async (_what, answer) => {
    const { store, writes } = sampleConsole(platform.origin);
    platform.respond(answer);
    await store.dispatch(sampleCalls.createChannel.initiate({ body }));
    expect(writes()).toEqual([1, 0]);
  });

  it('counts identical writes in flight once', async () => {
    const { store, writes } = sampleConsole(platform.origin);
    await Promise.all(
      ['News', 'Film', 'News'].map((name) =>
        store.dispatch(sampleCalls.createChannel.initiate({ body: { name } })),
      ),
    );
    expect(writes()).toEqual([1, 2, 1, 0]);
  });

  it('counts neither reads nor calls with `noLoading`', async () => {
    const { store, writes } = sampleConsole(platform.origin);
    await store.dispatch(channel('news'));
    await store.dispatch(sampleCalls.createChannelNoLoading.initiate({ body }));
    expect(writes()).toEqual([]);
  });
});
