import { describe, expect, it, vi } from 'vitest';
import { createConsoleEvents } from './console-events';
import { createDriftLog, DRIFT_LOG_SIZE, type Drift } from './drift-log';

const drift = (time: number): Drift => ({
  operation: 'getChannel',
  method: 'GET',
  path: '/channels/{id}',
  problems: [{ path: 'name', field: 'name', message: 'Invalid input' }],
  time,
});

function logOf(count: number) {
  const events = createConsoleEvents();
  const log = createDriftLog(events);
  for (let time = 1; time <= count; time++) events.publish({ type: 'drift', drift: drift(time) });
  return { events, log };
}

describe('the drift log', () => {
  it('starts with the newest', () => expect(logOf(2).log.entries()).toEqual([drift(2), drift(1)]));

  it('drops the oldest', () => {
    const times = logOf(DRIFT_LOG_SIZE + 5)
      .log.entries()
      .map(({ time }) => time);
    expect(times).toHaveLength(DRIFT_LOG_SIZE);
    expect([times[0], times.at(-1)]).toEqual([DRIFT_LOG_SIZE + 5, 6]);
  });

  it('ignores other events', () => {
    const { events, log } = logOf(0);
    events.publish({ type: 'forbidden' });
    expect(log.entries()).toEqual([]);
  });

  it('is the same array until it changes, and notifies listeners', () => {
    const { events, log } = logOf(1);
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    expect(log.entries()).toBe(log.entries());
    events.publish({ type: 'drift', drift: drift(2) });
    log.clear();
    expect(log.entries()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    events.publish({ type: 'drift', drift: drift(3) });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
