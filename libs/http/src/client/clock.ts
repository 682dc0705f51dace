export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    }),
};
