import type { Logger } from 'pino';

export interface Repeated {
  /** Waits for the current run. */
  close: () => Promise<void>;
}

/** Runs a job again and again with pauses, one run at a time. A failure is logged once until a run succeeds. */
export function repeat(job: () => Promise<void>, pauseMs: number, log: Logger, problem: string): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let run = Promise.resolve();
  let isClosing = false;
  let isFailing = false;
  const next = () => {
    timer = setTimeout(() => {
      run = job()
        .then(() => {
          isFailing = false;
        })
        .catch((error: unknown) => {
          if (!isFailing) log.error({ err: error }, problem);
          isFailing = true;
        })
        .finally(() => {
          if (!isClosing) next();
        });
    }, pauseMs);
  };
  next();
  return {
    close: async () => {
      isClosing = true;
      clearTimeout(timer);
      await run;
    },
  };
}
