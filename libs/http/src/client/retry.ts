import type { Clock } from './clock';
import type { Reply } from './transport';

/** Tries of a query after the first. @see spec 9 */
export const MAX_RETRIES = 3;

/**
 * No try starts later than this after the first, and no pause is longer. So a call that got no answer until its time-out
 * is not tried again, and neither is one whose `Retry-After` is further away: the person hears of it instead. Milliseconds.
 */
export const RETRY_WINDOW_MS = 30_000;

const FIRST_PAUSE_MS = 1000;
/** Too many requests, and what a gateway says of a platform behind it that is not there. */
const PASSING = [429, 502, 504];

interface RetryOptions {
  clock: Clock;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Asked before a pause and after it: false where another try cannot succeed or nobody wants it any more. */
  worthwhile: () => boolean;
}

/**
 * Sends a query until it is answered, at most `MAX_RETRIES` times more, with pauses that double. Only no answer and what
 * passes by itself are tried again. The last reply is the result.
 */
export async function withRetries(
  send: () => Promise<Reply>,
  { clock, signal, worthwhile }: RetryOptions,
): Promise<Reply> {
  const lastStart = clock.now() + RETRY_WINDOW_MS;
  for (let retries = 0; ; retries++) {
    const reply = await send();
    if (retries === MAX_RETRIES || !isPassing(reply)) return reply;
    const pause = Math.max(backoff(retries), retryAfter(reply, clock));
    const goOn = () => !signal.aborted && worthwhile();
    if (clock.now() + pause > lastStart || !goOn()) return reply;
    await clock.sleep(pause, signal);
    if (!goOn()) return reply;
  }
}

function isPassing({ failure }: Reply): boolean {
  if (!failure) return false;
  return failure.kind === 'no-answer' || (failure.kind === 'status' && PASSING.includes(failure.status));
}

/** Between half and all of the doubled pause, so that the consoles of one platform do not come back in step. */
function backoff(retries: number): number {
  const full = Math.min(FIRST_PAUSE_MS * 2 ** retries, RETRY_WINDOW_MS);
  return full * (0.5 + Math.random() / 2);
}

/** What the platform asks for, in seconds or as a date, in milliseconds from now; 0 where it asks for nothing readable. */
function retryAfter({ header }: Reply, clock: Clock): number {
  const text = header('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // By the platform's own clock, where it tells the time: this machine's may be a day off.
  const now = Date.parse(header('Date') ?? '') || clock.now();
  return Math.max(0, Date.parse(text) - now) || 0;
}
