import { STORED_ITEMS, type Session } from '@console/http';

const MINUTE_MS = 60_000;

/** User input, captured before handlers. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

interface WatchedInactivity {
  session: Pick<Session, 'token' | 'inactivityMinutes' | 'idleMs' | 'recordActivity' | 'subscribe'>;
  /** Null hides the warning. */
  warn: (minutes: number | null) => void;
  /** Reports input to the platform, at most once a minute. */
  report: () => void;
  /** Checks whether the session has ended. */
  probe: () => void;
}

/**
 * Follows activity in all tabs: warns a minute before the session ends for inactivity, and detects its end.
 * Inactive without a limit.
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
    // The platform's count may lag by a minute.
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
