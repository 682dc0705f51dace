import type { Clock } from '../client/clock';

/** A clock whose pauses are recorded and end at once. */
export interface InstantClock extends Clock {
  pauses: number[];
}

export function createInstantClock(start = Date.UTC(2026, 0, 31)): InstantClock {
  let time = start;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => time,
    sleep: (ms) => {
      pauses.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}
