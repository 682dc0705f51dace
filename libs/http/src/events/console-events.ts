import type { ConsoleError } from './console-error';
import type { Drift } from './drift-log';

/** Events of the HTTP client, which the shell renders. */
export type ConsoleEvent =
  | { type: 'notice'; error: ConsoleError }
  /** Writes in flight; the overlay covers the page while there are any. @see spec 4.7 */
  | { type: 'busy'; writes: number }
  /** A 403 that no screen handles. */
  | { type: 'forbidden' }
  /** A 403 of a query in an embedded console, for the host. */
  | { type: 'forbidden-read'; operation: string }
  /** A 503. */
  | { type: 'unavailable' }
  /** The token was rejected and dropped: the page, or the host's, has to reload. */
  | { type: 'signed-out'; error: ConsoleError }
  | { type: 'drift'; drift: Drift };

export interface ConsoleEvents {
  publish(event: ConsoleEvent): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: ConsoleEvent) => void): () => void;
}

export function createConsoleEvents(): ConsoleEvents {
  const listeners = new Set<(event: ConsoleEvent) => void>();
  return {
    publish(event) {
      listeners.forEach((listener) => listener(event));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
