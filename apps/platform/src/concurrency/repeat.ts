import type { Logger } from 'pino';

export interface Repeated {
  /** Waits for the current run. */
  close: () => Promise<void>;
}

/**
 * Runs a job now, and again after a pause when it has ended. A failure is logged once until a run succeeds.
 * @param problem The text of that log entry.
 */
export function repeat(job: () => Promise<void>, pauseMs: number, log: Logger, problem: string): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let isFailing = false;
  const runOnce = (): Promise<void> =>
    job()
      .then(() => {
        isFailing = false;
      })
      .catch((error: unknown) => {
        if (!isFailing) log.error({ err: error }, problem);
        isFailing = true;
      })
      .finally(() => {
        if (isClosing) return;
        timer = setTimeout(() => {
          run = runOnce();
        }, pauseMs);
      });
  let run = runOnce();
  return {
    close: async () => {
      isClosing = true;
      clearTimeout(timer);
      await run;
    },
  };
}
