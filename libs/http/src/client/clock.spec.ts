import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the system clock', () => {
  it('sleeps as long as it is published to', async () => {
    const woken = vi.fn();
    void systemClock.sleep(1000, new AbortController().signal).then(woken);
    await vi.advanceTimersByTimeAsync(999);
    expect(woken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(woken).toHaveBeenCalledOnce();
  });

  it.each(['before', 'while'])('wakes if the signal aborts %s it sleeps', async (when) => {
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    const sleep = systemClock.sleep(60_000, controller.signal);
    controller.abort();
    await sleep;
    expect(vi.getTimerCount()).toBe(0);
  });
});
