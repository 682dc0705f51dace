import type { Clock } from '../client/clock';

/** For tests and stories: a clock that waits for nothing. Each pause is noted, and over at once. */
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
