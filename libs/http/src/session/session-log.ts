import type { Session } from './session';

/** The latest entries of a session since the page was loaded, newest first. */
export interface SessionLog<Entry> {
  /** Stable until a change. */
  current: () => readonly Entry[];
  add: (entry: Entry) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const MOST = 50;

export function createSessionLog<Entry>(session: Pick<Session, 'token' | 'subscribe'>): SessionLog<Entry> {
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  const change = (next: readonly Entry[]) => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  session.subscribe(() => {
    if (session.token === null && entries.length > 0) change([]);
  });
  return {
    current: () => entries,
    add: (entry) => change([entry, ...entries].slice(0, MOST)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
