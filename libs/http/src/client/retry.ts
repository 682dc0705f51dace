import type { Clock } from './clock';
import type { PlatformResponse } from './transport';

/** @see spec 9 */
export const MAX_RETRIES = 3;

/** No retry starts later than this after the first request, and no delay is longer. Milliseconds. */
export const RETRY_WINDOW_MS = 30_000;

const FIRST_DELAY_MS = 1000;
const TEMPORARY = [429, 502, 504];

interface RetryOptions {
  clock: Clock;
  signal: AbortSignal;
  /** Called before and after each delay: false if a retry cannot succeed. */
  worthwhile: () => boolean;
}

/** Sends a query, and repeats it after no response or a temporary error with doubling delays. Returns the last response. */
export async function withRetries(
  send: () => Promise<PlatformResponse>,
  { clock, signal, worthwhile }: RetryOptions,
): Promise<PlatformResponse> {
  const lastStart = clock.now() + RETRY_WINDOW_MS;
  for (let retries = 0; ; retries++) {
    const response = await send();
    if (retries === MAX_RETRIES || !isTemporary(response)) return response;
    const delay = Math.max(backoff(retries), retryAfter(response, clock));
    const mayContinue = () => !signal.aborted && worthwhile();
    if (clock.now() + delay > lastStart || !mayContinue()) return response;
    await clock.sleep(delay, signal);
    if (!mayContinue()) return response;
  }
}

function isTemporary({ failure }: PlatformResponse): boolean {
  if (!failure) return false;
  return failure.kind === 'no-response' || (failure.kind === 'status' && TEMPORARY.includes(failure.status));
}

/** Between half and all of the doubled delay, so that the consoles of one platform do not come back in step. */
function backoff(retries: number): number {
  const full = Math.min(FIRST_DELAY_MS * 2 ** retries, RETRY_WINDOW_MS);
  return full * (0.5 + Math.random() / 2);
}

/** Milliseconds from now; 0 without a valid `Retry-After`. */
function retryAfter({ header }: PlatformResponse, clock: Clock): number {
  const text = header('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // The clock of this machine may be wrong.
  const now = Date.parse(header('Date') ?? '') || clock.now();
  return Math.max(0, Date.parse(text) - now) || 0;
}
