import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the system’s clock', () => {
  it('tells the time', () => {
    vi.setSystemTime(1_800_000_000_000);
    expect(systemClock.now()).toBe(1_800_000_000_000);
  });

  it('sleeps as long as it is told to', async () => {
    const woken = vi.fn();
    void systemClock.sleep(1000, new AbortController().signal).then(woken);
    await vi.advanceTimersByTimeAsync(999);
    expect(woken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(woken).toHaveBeenCalledOnce();
  });

  it.each(['before', 'while'])(
    'wakes where the signal aborts %s it sleeps, and leaves no timer',
    async (when) => {
      const controller = new AbortController();
      if (when === 'before') controller.abort();
      const sleep = systemClock.sleep(60_000, controller.signal);
      controller.abort();
      await sleep;
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
