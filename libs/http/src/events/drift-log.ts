import type { Operation } from '../contract/operation';
import type { DriftProblem } from './console-error';
import type { ConsoleEvents } from './console-events';

/** A response that does not fit the contract: where, without its data. */
export interface Drift extends Pick<Operation, 'method' | 'path'> {
  operation: string;
  problems: DriftProblem[];
  requestId?: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The last drifts of a console. */
export interface DriftLog {
  /** Newest first; a stable array until something changes. */
  entries: () => readonly Drift[];
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export const DRIFT_LOG_SIZE = 100;

export function createDriftLog(events: ConsoleEvents): DriftLog {
  const listeners = new Set<() => void>();
  let entries: readonly Drift[] = [];

  function keep(next: readonly Drift[]) {
    entries = next;
    listeners.forEach((listener) => listener());
  }

  events.subscribe(['drift'], ({ drift }) => {
    keep([drift, ...entries].slice(0, DRIFT_LOG_SIZE));
  });
  return {
    entries: () => entries,
    clear: () => keep([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
