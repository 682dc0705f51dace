type Restart = (address: string) => void;
type Start = (restart: Restart, address?: string) => Promise<() => void>;

interface OneAtATime {
  /** Starts the first console; rejects if it cannot start. */
  start: () => Promise<void>;
  end: () => void;
}

/**
 * Replaces a console at its request, also while it starts: the next one starts after the one before has been removed.
 *
 * @param begin Starts a console; returns the function that removes it.
 */
export function oneAtATime(begin: Start, report: (error: unknown) => void): OneAtATime {
  let started = Promise.resolve();
  let remove: (() => void) | undefined;
  let isEnded = false;

  const removeConsole = () => {
    remove?.();
    remove = undefined;
  };
  const start = async (address?: string) => {
    let isReplaced = false;
    const restart = (at: string) => {
      if (isReplaced) return;
      isReplaced = true;
      started = started
        .then(() => {
          removeConsole();
          return isEnded ? undefined : start(at);
        })
        .catch(report);
    };
    remove = await begin(restart, address);
    if (isEnded) removeConsole();
  };
  return {
    start: () => (started = start()),
    end: () => {
      isEnded = true;
      removeConsole();
    },
  };
}
