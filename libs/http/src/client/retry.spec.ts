// @see spec 7.1
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInstantClock } from '../testing/instant-clock';
import { MAX_RETRIES, RETRY_WINDOW_MS, withRetries } from './retry';
import type { PlatformResponse, ResponseFailure } from './transport';

const reply = (failure?: ResponseFailure, headers: Record<string, string> = {}): PlatformResponse => ({
  ...(failure ? { failure } : { data: {} }),
  header: (name) => headers[name],
});
const status = (code: number, headers?: Record<string, string>) =>
  reply({ kind: 'status', status: code, body: undefined }, headers);
const NO_RESPONSE = reply({ kind: 'no-response' });

interface Conditions {
  takes: number;
  worthwhile: () => boolean;
  aborted: boolean;
}

async function retried(
  replies: PlatformResponse[],
  { takes = 0, worthwhile = () => true, aborted = false }: Partial<Conditions> = {},
) {
  const clock = createInstantClock();
  const controller = new AbortController();
  if (aborted) controller.abort();
  const send = vi.fn(async () => {
    await clock.sleep(takes, controller.signal);
    clock.pauses.pop();
    return replies.length > 1 ? (replies.shift() ?? NO_RESPONSE) : (replies[0] ?? NO_RESPONSE);
  });
  const last = await withRetries(send, { clock, signal: controller.signal, worthwhile });
  return { tries: send.mock.calls.length, pauses: clock.pauses, last };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a query', () => {
  it.each([
    ['no answer', NO_RESPONSE],
    ['429', status(429)],
    ['502', status(502)],
    ['504', status(504)],
  ])('is retried three times after %s', async (_what, failed) => {
    const { tries, last } = await retried([failed]);
    expect(tries).toBe(1 + MAX_RETRIES);
    expect(tries).toBe(4);
    expect(last).toBe(failed);
  });

  it.each<[string, PlatformResponse]>([
    ['an answer', reply()],
    ['an answer that is no JSON', reply({ kind: 'unreadable' })],
    ...[304, 400, 401, 403, 404, 408, 409, 412, 422, 423, 500, 501, 503].map(
      (code): [string, PlatformResponse] => [String(code), status(code)],
    ),
  ])('is not retried after %s', async (_what, given) => {
    expect((await retried([given])).tries).toBe(1);
  });

  it('returns the first response', async () => {
    const answer = reply();
    const { tries, last } = await retried([NO_RESPONSE, status(502), answer]);
    expect([tries, last]).toEqual([3, answer]);
  });
});

describe('the delays', () => {
  it('double', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect((await retried([NO_RESPONSE])).pauses).toEqual([1000, 2000, 4000]);
  });

  it('are random, at least half as long', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect((await retried([NO_RESPONSE])).pauses).toEqual([500, 1000, 2000]);
  });

  it.each([
    ['seconds', { 'Retry-After': '7' }],
    ['seconds with spaces', { 'Retry-After': ' 7 ' }],
    ['a date', { 'Retry-After': 'Sat, 31 Jan 2026 00:00:07 GMT' }],
    [
      'a date by a clock that is a day ahead',
      { 'Retry-After': 'Sun, 01 Feb 2026 00:00:07 GMT', Date: 'Sun, 01 Feb 2026 00:00:00 GMT' },
    ],
  ])('are at least Retry-After in %s', async (_what, headers) => {
    const { pauses, tries } = await retried([status(429, headers), reply()]);
    expect([tries, pauses]).toEqual([2, [7000]]);
  });

  it.each(['soon', '-7', '1.5', '', '0', 'Fri, 30 Jan 2026 00:00:00 GMT'])(
    'ignore the Retry-After "%s"',
    async (retryAfter) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { pauses } = await retried([status(429, { 'Retry-After': retryAfter }), reply()]);
      expect(pauses).toEqual([1000]);
    },
  );
});

describe('retries end', () => {
  it.each(['31', '86400', '9'.repeat(400), 'Sun, 01 Feb 2026 00:00:00 GMT'])(
    'if Retry-After is "%s"',
    async (retryAfter) => {
      expect((await retried([status(429, { 'Retry-After': retryAfter })])).tries).toBe(1);
    },
  );

  it('after a time-out', async () => {
    expect((await retried([NO_RESPONSE], { takes: RETRY_WINDOW_MS })).tries).toBe(1);
  });

  it('when the delays exceed the window', async () => {
    const { tries, pauses } = await retried([status(429, { 'Retry-After': '14' })]);
    expect([tries, pauses]).toEqual([3, [14_000, 14_000]]);
  });

  it('if a retry cannot succeed', async () => {
    const { tries, pauses } = await retried([NO_RESPONSE], { worthwhile: () => false });
    expect([tries, pauses]).toEqual([1, []]);
  });

  it('if it was canceled', async () => {
    const { tries, pauses } = await retried([NO_RESPONSE], { aborted: true });
    expect([tries, pauses]).toEqual([1, []]);
  });

  it('if it is canceled during a delay', async () => {
    const controller = new AbortController();
    const send = vi.fn(() => Promise.resolve(NO_RESPONSE));
    const paused = Promise.withResolvers<void>();
    const clock = {
      now: () => 0,
      sleep: (_ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
          paused.resolve();
        }),
    };
    const last = withRetries(send, { clock, signal: controller.signal, worthwhile: () => true });
    await paused.promise;
    controller.abort();
    expect(await last).toBe(NO_RESPONSE);
    expect(send).toHaveBeenCalledOnce();
  });
});
