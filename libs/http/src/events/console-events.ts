import type { ConsoleError } from './console-error';
import type { Drift } from './drift-log';

/** Events of the HTTP client, which the shell renders. */
export type ConsoleEvent =
  | { type: 'notice'; error: ConsoleError }
  /** Writes in flight; the overlay covers the page while there are any. @see spec 4.7 */
  | { type: 'busy'; writes: number }
  /** A 403 that no screen handles. */
  | { type: 'forbidden'; requestId?: string | undefined }
  /** A 403 of a query in an embedded console, for the host. */
  | { type: 'forbidden-read'; operation: string }
  /** A 503. */
  | { type: 'unavailable'; requestId?: string | undefined }
  /** The token was rejected and dropped: the page, or the host's, has to reload. */
  | { type: 'signed-out'; error: ConsoleError }
  | { type: 'drift'; drift: Drift };

type EventType = ConsoleEvent['type'];
type EventOf<Type extends EventType> = Extract<ConsoleEvent, { type: Type }>;

export interface ConsoleEvents {
  publish(event: ConsoleEvent): void;
  /**
   * Subscribes to types of events. The first subscriber of a type also gets the latest events published before it.
   * Returns the unsubscribe function.
   */
  subscribe<Type extends EventType>(
    types: readonly Type[],
    listener: (event: EventOf<Type>) => void,
  ): () => void;
}

/** Maximum number of events that wait for their first subscriber. */
export const MAX_WAITING = 20;

export function createConsoleEvents(): ConsoleEvents {
  const listeners = new Set<(event: ConsoleEvent) => void>();
  // The session itself knows that it has ended, and leads to the sign-in page.
  const subscribed = new Set<EventType>(['signed-out']);
  let waiting: ConsoleEvent[] = [];
  return {
    publish(event) {
      if (!subscribed.has(event.type)) waiting = [...waiting, event].slice(-MAX_WAITING);
      listeners.forEach((listener) => listener(event));
    },
    subscribe<Type extends EventType>(types: readonly Type[], listener: (event: EventOf<Type>) => void) {
      const isWanted = (event: ConsoleEvent): event is EventOf<Type> =>
        types.some((type) => type === event.type);
      const deliver = (event: ConsoleEvent) => {
        if (isWanted(event)) listener(event);
      };
      const due = waiting.filter(isWanted);
      waiting = waiting.filter((event) => !isWanted(event));
      types.forEach((type) => subscribed.add(type));
      listeners.add(deliver);
      due.forEach(listener);
      return () => listeners.delete(deliver);
    },
  };
}
