import { STORED_ITEMS, type Session } from '@console/http';

const MINUTE_MS = 60_000;

/** What a user does in a page, however it is handled there. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

interface WatchedInactivity {
  session: Pick<Session, 'token' | 'inactivityMinutes' | 'idleMs' | 'recordActivity' | 'subscribe'>;
  /** Shows or hides that the session is about to end. */
  warn: (minutes: number | null) => void;
  /** Reports input to the platform, at most once a minute: what is typed into a form sends nothing by itself. */
  report: () => void;
  /** Checks whether the platform has ended the session. */
  probe: () => void;
}

/**
 * Follows the user's activity in all tabs: warns a minute before the platform ends the session for inactivity, and notices
 * its end. Without a limit it does nothing.
 *
 * @returns `stay` counts as input; `stop` ends the watch.
 */
export function watchInactivity({ session, warn, report, probe }: WatchedInactivity) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned: number | null = null;
  let { token } = session;

  const setWarning = (minutes: number | null) => {
    if (minutes === warned) return;
    warned = minutes;
    warn(minutes);
  };
  const check = () => {
    clearTimeout(timer);
    const minutes = session.inactivityMinutes;
    if (minutes === null || session.token === null) {
      setWarning(null);
      return;
    }
    const { idleMs } = session;
    const limit = minutes * MINUTE_MS;
    const isEnding = idleMs >= limit - MINUTE_MS && idleMs < limit + MINUTE_MS;
    setWarning(isEnding ? minutes : null);
    // The platform may count activity up to a minute longer.
    if (idleMs >= limit + MINUTE_MS) probe();
    const next = isEnding ? limit + MINUTE_MS - idleMs : limit - MINUTE_MS - idleMs;
    timer = setTimeout(check, Math.max(next, isEnding ? 0 : MINUTE_MS));
  };
  const input = () => {
    if (session.inactivityMinutes === null || session.token === null) return;
    if (session.recordActivity()) report();
    if (warned !== null) check();
  };
  const follow = ({ key }: StorageEvent) => {
    if (key === STORED_ITEMS.lastActivity.key) check();
  };

  const unsubscribe = session.subscribe(() => {
    // Signing in is activity.
    if (session.token !== null && session.token !== token) session.recordActivity();
    ({ token } = session);
    check();
  });
  for (const type of INPUT_EVENTS) window.addEventListener(type, input, { capture: true, passive: true });
  window.addEventListener('storage', follow);
  check();
  return {
    stay: input,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
      for (const type of INPUT_EVENTS) window.removeEventListener(type, input, { capture: true });
      window.removeEventListener('storage', follow);
    },
  };
}
