// @see spec 4.1
// @see ASVS 7.3.1
import { createConsoleStorage, createMemoryStorage, createSession, STORED_ITEMS } from '@console/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInactivity } from './watch-inactivity';

const MINUTE = 60_000;

describe('inactivity', () => {
  let stops: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 4, 12) });
    vi.stubGlobal('window', new EventTarget());
    stops = [];
  });
  afterEach(() => {
    for (const stop of stops) stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A page of a signed-in user; shared storage makes pages tabs of a browser. */
  function open(local = createMemoryStorage(), minutes: number | null = 60) {
    const session = createSession(createConsoleStorage({ local }));
    if (session.token === null) session.signIn('main');
    session.limitInactivity(minutes);
    const [warn, report, probe] = [vi.fn(), vi.fn(), vi.fn()];
    const { stop, stay } = watchInactivity({ session, warn, report, probe });
    stops.push(stop);
    return { session, warn, report, probe, stay };
  }
  const press = () => window.dispatchEvent(new Event('keydown'));

  it('warns a minute before the limit, and checks a minute after it whether the session has ended', () => {
    const { warn, probe } = open();
    vi.advanceTimersByTime(59 * MINUTE - 1);
    expect(warn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(warn.mock.calls).toEqual([[60]]);
    vi.advanceTimersByTime(2 * MINUTE - 1);
    expect(probe).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(probe).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenLastCalledWith(null);
  });

  it('ends with typing, which the platform learns of once a minute', () => {
    const { report, warn } = open();
    for (let second = 0; second < 90 * 60; second += 30) {
      press();
      vi.advanceTimersByTime(30_000);
    }
    expect(report).toHaveBeenCalledTimes(90);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ends with input after the warning, which goes', () => {
    const { report, stay, warn } = open();
    vi.advanceTimersByTime(59 * MINUTE + 1);
    stay();
    expect(report).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenLastCalledWith(null);
    vi.advanceTimersByTime(59 * MINUTE - 1);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is none while another tab is used', () => {
    const local = createMemoryStorage();
    const { warn } = open(local);
    const other = createSession(createConsoleStorage({ local }));
    vi.advanceTimersByTime(59 * MINUTE);
    other.recordActivity();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: STORED_ITEMS.lastActivity.key }));
    expect(warn.mock.calls).toEqual([[60], [null]]);
    vi.advanceTimersByTime(58 * MINUTE);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('checks at once after the computer has slept', () => {
    const { probe, warn } = open();
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    vi.advanceTimersByTime(59 * MINUTE);
    expect(probe).toHaveBeenCalledOnce();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a limit', null],
    ['a session', 60],
  ])('means nothing without %s', (what, minutes) => {
    const { session, warn, report, probe } = open(createMemoryStorage(), minutes);
    if (what === 'a session') session.clear();
    press();
    vi.advanceTimersByTime(120 * MINUTE);
    expect([warn, report, probe].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
