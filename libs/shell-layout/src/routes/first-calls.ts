import type { ConsoleRoute, PrefetchContext } from './console-route';

export type Prefetch = NonNullable<ConsoleRoute['prefetch']>;

/**
 * How long a place is held back for what it shows first, in milliseconds: too short to be noticed, and long enough for a near
 * platform. Drawing a place without its rows, and then with them, takes twice as long.
 */
const PATIENCE_MS = 150;

/** First calls whose code comes when it is first wanted: a call knows the contract, which other places have no need of. */
export function lazyPrefetch(load: () => Promise<Prefetch>): Prefetch {
  let prefetch: Prefetch | undefined;
  return async (context) => {
    // Known code is not asked for again: even that takes a task.
    prefetch ??= await load();
    await prefetch(context);
  };
}

/**
 * Makes the first calls of a place ahead of it; fulfilled once they are answered. Where their code cannot be had, the place
 * makes them itself.
 */
export async function runPrefetch(prefetch: Prefetch | undefined, context: PrefetchContext): Promise<void> {
  try {
    await prefetch?.(context);
  } catch {
    // That the code is not there shows where it is needed, with what can be done.
  }
}

/** For as long as a person does not notice. */
export async function waitBriefly(answered: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([answered, patience]);
  clearTimeout(timer);
}
