import type { Operation } from '../contract/operation';
import type { DriftProblem } from '../client/console-error';
import type { ConsoleEvents } from './console-events';

/** An answer that left the contract. Holds where, and nothing of what was answered. */
export interface Drift extends Pick<Operation, 'method' | 'path'> {
  /** The operation's name. */
  operation: string;
  problems: DriftProblem[];
  requestId?: string;
  /** When it was noticed, in milliseconds since 1970. */
  time: number;
}

/** The last drifts of a console, for a developer to look through. */
export interface DriftLog {
  /** The newest first; the same array until something changes. */
  entries: () => readonly Drift[];
  clear: () => void;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Older ones are forgotten. */
export const DRIFT_LOG_SIZE = 100;

export function createDriftLog(events: ConsoleEvents): DriftLog {
  const listeners = new Set<() => void>();
  let entries: readonly Drift[] = [];

  function keep(next: readonly Drift[]) {
    entries = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  events.subscribe((event) => {
    if (event.type === 'drift') keep([event.drift, ...entries].slice(0, DRIFT_LOG_SIZE));
  });
  return {
    entries: () => entries,
    clear: () => {
      keep([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
