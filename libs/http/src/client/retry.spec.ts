// @see spec 7.1
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInstantClock } from '../testing/instant-clock';
import { MAX_RETRIES, RETRY_WINDOW_MS, withRetries } from './retry';
import type { Reply, ReplyFailure } from './transport';

const reply = (failure?: ReplyFailure, headers: Record<string, string> = {}): Reply => ({
  ...(failure ? { failure } : { data: {} }),
  header: (name) => headers[name],
});
const status = (code: number, headers?: Record<string, string>) =>
  reply({ kind: 'status', status: code, body: undefined }, headers);
const NO_ANSWER = reply({ kind: 'no-answer' });

interface Conditions {
  takes: number;
  worthwhile: () => boolean;
  aborted: boolean;
}

/** Sends what gives one reply after the other, the last one for ever, each taking `takes` milliseconds. */
async function tried(
  replies: Reply[],
  { takes = 0, worthwhile = () => true, aborted = false }: Partial<Conditions> = {},
) {
  const clock = createInstantClock();
  const controller = new AbortController();
  if (aborted) controller.abort();
  const send = vi.fn(async () => {
    await clock.sleep(takes, controller.signal);
    clock.pauses.pop();
    return replies.length > 1 ? (replies.shift() ?? NO_ANSWER) : (replies[0] ?? NO_ANSWER);
  });
  const last = await withRetries(send, { clock, signal: controller.signal, worthwhile });
  return { tries: send.mock.calls.length, pauses: clock.pauses, last };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a query', () => {
  it.each([
    ['no answer', NO_ANSWER],
    ['429', status(429)],
    ['502', status(502)],
    ['504', status(504)],
  ])('that gets %s is tried three times more', async (_what, failed) => {
    const { tries, last } = await tried([failed]);
    expect(tries).toBe(1 + MAX_RETRIES);
    expect(tries).toBe(4);
    expect(last).toBe(failed);
  });

  it.each<[string, Reply]>([
    ['an answer', reply()],
    ['an answer that is no JSON', reply({ kind: 'unreadable' })],
    ...[304, 400, 401, 403, 404, 408, 409, 412, 422, 423, 500, 501, 503].map((code): [string, Reply] => [
      String(code),
      status(code),
    ]),
  ])('that gets %s is not tried again', async (_what, given) => {
    expect((await tried([given])).tries).toBe(1);
  });

  it('is answered as soon as there is an answer', async () => {
    const answer = reply();
    const { tries, last } = await tried([NO_ANSWER, status(502), answer]);
    expect([tries, last]).toEqual([3, answer]);
  });
});

describe('the pauses', () => {
  it('double', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect((await tried([NO_ANSWER])).pauses).toEqual([1000, 2000, 4000]);
  });

  it('are at least half as long, by chance', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect((await tried([NO_ANSWER])).pauses).toEqual([500, 1000, 2000]);
  });

  it('differ', async () => {
    const [one, other] = await Promise.all([tried([NO_ANSWER]), tried([NO_ANSWER])]);
    expect(one.pauses).not.toEqual(other.pauses);
  });

  it.each([
    ['seconds', { 'Retry-After': '7' }],
    ['seconds with spaces', { 'Retry-After': ' 7 ' }],
    ['a date', { 'Retry-After': 'Sat, 31 Jan 2026 00:00:07 GMT' }],
    [
      'a date by a clock that is a day ahead',
      { 'Retry-After': 'Sun, 01 Feb 2026 00:00:07 GMT', Date: 'Sun, 01 Feb 2026 00:00:00 GMT' },
    ],
  ])('last as long as the platform asks for in %s', async (_what, headers) => {
    const { pauses, tries } = await tried([status(429, headers), reply()]);
    expect([tries, pauses]).toEqual([2, [7000]]);
  });

  it.each(['soon', '-7', '1.5', '', '0', 'Fri, 30 Jan 2026 00:00:00 GMT'])(
    'are the usual ones where the platform asks for "%s"',
    async (asked) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { pauses } = await tried([status(429, { 'Retry-After': asked }), reply()]);
      expect(pauses).toEqual([1000]);
    },
  );
});

describe('a query is given up', () => {
  it.each(['31', '86400', '9'.repeat(400), 'Sun, 01 Feb 2026 00:00:00 GMT'])(
    'where the platform asks to come back after "%s"',
    async (asked) => {
      expect((await tried([status(429, { 'Retry-After': asked })])).tries).toBe(1);
    },
  );

  it('after a timeout that used the whole window', async () => {
    expect((await tried([NO_ANSWER], { takes: RETRY_WINDOW_MS })).tries).toBe(1);
  });

  it('when the pauses add up to more than a person waits', async () => {
    const { tries, pauses } = await tried([status(429, { 'Retry-After': '14' })]);
    expect([tries, pauses]).toEqual([3, [14_000, 14_000]]);
  });

  it('where another try cannot succeed', async () => {
    const { tries, pauses } = await tried([NO_ANSWER], { worthwhile: () => false });
    expect([tries, pauses]).toEqual([1, []]);
  });

  it('where that shows during a pause', async () => {
    const answers = [true, false];
    const { tries, pauses } = await tried([NO_ANSWER], { worthwhile: () => answers.shift() ?? true });
    expect([tries, pauses.length]).toEqual([1, 1]);
  });

  it('where nobody waits for it any more', async () => {
    const { tries, pauses } = await tried([NO_ANSWER], { aborted: true });
    expect([tries, pauses]).toEqual([1, []]);
  });

  it('when that happens during a pause, which then ends', async () => {
    const controller = new AbortController();
    const send = vi.fn(() => Promise.resolve(NO_ANSWER));
    const paused = Promise.withResolvers<void>();
    const clock = {
      now: () => 0,
      sleep: (_ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            resolve();
          });
          paused.resolve();
        }),
    };
    const last = withRetries(send, { clock, signal: controller.signal, worthwhile: () => true });
    await paused.promise;
    controller.abort();
    expect(await last).toBe(NO_ANSWER);
    expect(send).toHaveBeenCalledOnce();
  });
});
