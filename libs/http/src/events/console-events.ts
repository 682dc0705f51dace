import type { ConsoleError } from '../client/console-error';
import type { Drift } from './drift-log';

/** What the way out has to tell. `http` publishes; the shell shows. */
export type ConsoleEvent =
  /** A call failed and the person should hear of it. */
  | { type: 'notice'; error: ConsoleError }
  /** Writes in flight; the overlay covers the page while there are any. @see spec 4.7 */
  | { type: 'busy'; writes: number }
  /** The platform answered 403 to a call that nobody handles in place. */
  | { type: 'forbidden' }
  /** The platform answered 403 to a call that reads, and the console is embedded: the host is told. */
  | { type: 'forbidden-read'; operation: string }
  /** The platform answered 503. */
  | { type: 'unavailable' }
  /** The platform refused the token that was held: it is gone already. The page, or the host's, has to load anew. */
  | { type: 'signed-out'; error: ConsoleError }
  /** An answer left the contract, whether a screen had to be told or not. */
  | { type: 'drift'; drift: Drift };

export interface ConsoleEvents {
  publish(event: ConsoleEvent): void;
  /** Returns the way to stop. */
  subscribe(listener: (event: ConsoleEvent) => void): () => void;
}

export function createConsoleEvents(): ConsoleEvents {
  const listeners = new Set<(event: ConsoleEvent) => void>();
  return {
    publish(event) {
      listeners.forEach((listener) => {
        listener(event);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
