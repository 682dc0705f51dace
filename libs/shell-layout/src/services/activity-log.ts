import type { Session } from '@console/http';
import type { UiActivity } from '@console/ui/shell';

/** Something that has ended in this page. */
export interface Activity extends UiActivity {
  /** Path and query of the page that started it. */
  to: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The latest activities of the user since the page was loaded, newest first. */
export interface ActivityLog {
  /** Stable until a change. */
  current: () => readonly Activity[];
  add: (activity: Activity) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const MOST = 50;

export function createActivityLog(session: Pick<Session, 'token' | 'subscribe'>): ActivityLog {
  const listeners = new Set<() => void>();
  let activities: readonly Activity[] = [];
  const change = (next: readonly Activity[]) => {
    activities = next;
    listeners.forEach((listener) => listener());
  };
  session.subscribe(() => {
    if (session.token === null && activities.length > 0) change([]);
  });
  return {
    current: () => activities,
    add: (activity) => change([activity, ...activities].slice(0, MOST)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
