import type { Clock } from '../client/clock';

/** For tests and stories: a clock that waits for nothing. Each pause is noted, and over at once. */
export interface HastyClock extends Clock {
  pauses: number[];
}

export function createHastyClock(start = Date.UTC(2026, 0, 31)): HastyClock {
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
