import type { ConsoleError } from '../client/console-error';

/** What the way out has to tell. `http` publishes; the shell shows. */
export type ConsoleEvent =
  /** A call failed and the person should hear of it. */
  | { type: 'notice'; error: ConsoleError }
  /** Writes in flight; the overlay covers the page while there are any. @see docs/behaviour.md 4.7 */
  | { type: 'busy'; writes: number }
  /** The platform answered 403 to a call that nobody handles in place. */
  | { type: 'forbidden' }
  /** The platform answered 503. */
  | { type: 'unavailable' }
  /** The platform refused the token that was held: it is gone already. */
  | { type: 'signed-out'; error: ConsoleError };

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
