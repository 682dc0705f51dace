/** The latest entries of something, newest first. */
export interface LatestEntries<Entry> {
  /** Stable until a change. */
  entries: () => readonly Entry[];
  add: (entry: Entry) => void;
  clear: () => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function latestEntries<Entry>(most: number): LatestEntries<Entry> {
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  const change = (next: readonly Entry[]) => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  return {
    entries: () => entries,
    add: (entry) => change([entry, ...entries].slice(0, most)),
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
