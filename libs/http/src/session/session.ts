import type { ConsoleStorage } from '../storage/console-storage';
import { STORED_ITEMS } from '../storage/stored-items';
import type { SessionEndReason } from '../storage/stored-keys';
import { ADMIN_APP_ID } from '../contract/admin-app';

const BEARER = 'Bearer ';

/** Local storage keys of the session. */
export const SESSION_KEYS: readonly string[] = [STORED_ITEMS.token.key, STORED_ITEMS.pendingToken.key];

/**
 * The session of this browser: signed out, pending the second factor, or signed in. Tokens are header values, `Bearer …`. @see spec 4.1
 */
export interface Session {
  /** Null when signed out. */
  readonly token: string | null;
  /** The token that awaits the second factor. */
  readonly pendingToken: string | null;
  /** A header that carries the token in addition to `Authorization`, as a host may specify. */
  readonly tokenHeader: string | null;
  /** Whether the user was last known to have no two-factor authentication. A hint: it may be on by now. */
  readonly twoFactorMissing: boolean;
  rememberTwoFactor(enabled: boolean): void;
  /** The app that pages without one belong to: the user's choice in this tab, or the host's; default: the admin app. */
  readonly appId: string;
  signIn(token: string): void;
  awaitSecondFactor(token: string): void;
  /**
   * Adopts a host's session. The token may lack "Bearer " and is empty if the host is signed out.
   */
  adopt(token: string, tokenHeader: string): void;
  /** Chooses the app of pages without one. @see spec 3.12 */
  workIn(appId: string): void;
  /**
   * Drops both tokens, the app id, and all other data of the user.
   *
   * @param reason why, unless the user signed out. The first one stays until the next sign-in.
   * @param details technical details, not translated.
   */
  clear(reason?: SessionEndReason, details?: string): void;
  /** Why the last session ended; null after a sign-out in this tab. */
  readonly endReason: SessionEndReason | null;
  /** Technical details of `endReason`. */
  readonly endDetails: string | null;
  /** Minutes without activity after which the platform ends the session; null for no limit. Also of the last session. */
  readonly inactivityMinutes: number | null;
  limitInactivity(minutes: number | null): void;
  /** How long the user has not been active in any tab, to the minute. Milliseconds. */
  readonly idleMs: number;
  /** Whether the user has not been active in this tab for a minute: requests are then automatic. */
  readonly isIdleHere: boolean;
  /** Records activity. True at most once a minute: when it should be reported to the platform. */
  recordActivity(): boolean;
  /**
   * Another tab has ended or replaced the session: this page has no token any more. What the tabs share stays.
   */
  supersede(): void;
  /** Whether the browser stores another session than the one of this page. */
  readonly superseded: boolean;
  /** Notifies of changes made here; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** How exactly activity is stored, and reported to the platform. Milliseconds. */
const ACTIVITY_PRECISION_MS = 60_000;

export function createSession(storage: ConsoleStorage, now: () => number = Date.now): Session {
  /** Opening the page is activity. */
  let activeHere = now();
  const listeners = new Set<() => void>();
  const storedTokens = () =>
    [STORED_ITEMS.token, STORED_ITEMS.pendingToken].map((item) => storage.read(item));
  const stored = () => storedTokens().join();
  let superseded = false;
  let current = stored();

  function tell() {
    listeners.forEach((listener) => listener());
  }

  function hold(
    token: string | null,
    pendingToken: string | null,
    endReason: SessionEndReason | null = null,
    endDetails: string | null = null,
  ) {
    // Only on change: each write reaches the other tabs.
    if (storage.read(STORED_ITEMS.endReason) !== endReason) storage.write(STORED_ITEMS.endReason, endReason);
    if (storage.read(STORED_ITEMS.endDetails) !== endDetails)
      storage.write(STORED_ITEMS.endDetails, endDetails);
    storage.write(STORED_ITEMS.signedOutElsewhere, null);
    storage.write(STORED_ITEMS.token, token);
    storage.write(STORED_ITEMS.pendingToken, pendingToken);
    superseded = false;
    current = stored();
    tell();
  }

  const currentApp = () => storage.read(STORED_ITEMS.appId) ?? ADMIN_APP_ID;

  return {
    get token() {
      return superseded ? null : storage.read(STORED_ITEMS.token);
    },
    get pendingToken() {
      return superseded ? null : storage.read(STORED_ITEMS.pendingToken);
    },
    get tokenHeader() {
      return storage.read(STORED_ITEMS.tokenHeader);
    },
    get twoFactorMissing() {
      return storage.read(STORED_ITEMS.twoFactorMissing);
    },
    rememberTwoFactor(enabled) {
      storage.write(STORED_ITEMS.twoFactorMissing, enabled ? null : true);
    },
    get appId() {
      return currentApp();
    },
    signIn(token) {
      hold(BEARER + token, null);
    },
    awaitSecondFactor(token) {
      hold(null, BEARER + token);
    },
    adopt(token, tokenHeader) {
      storage.write(STORED_ITEMS.tokenHeader, tokenHeader);
      hold(token === '' || token.startsWith(BEARER) ? token || null : BEARER + token, null);
    },
    workIn(appId) {
      if (appId === currentApp()) return;
      storage.write(STORED_ITEMS.appId, appId);
      tell();
    },
    clear(reason, details) {
      // What is stored is another tab's session.
      if (superseded) return;
      const isOver = this.token === null && this.pendingToken === null;
      storage.clearPersonal();
      // What follows the end of a session does not explain it.
      if (!isOver) hold(null, null, reason, details);
    },
    get endReason() {
      return (
        storage.read(STORED_ITEMS.endReason) ??
        (storage.read(STORED_ITEMS.signedOutElsewhere) ? 'elsewhere' : null)
      );
    },
    get endDetails() {
      return storage.read(STORED_ITEMS.endDetails);
    },
    get inactivityMinutes() {
      return storage.read(STORED_ITEMS.inactivityMinutes);
    },
    limitInactivity(minutes) {
      if (minutes === this.inactivityMinutes) return;
      storage.write(STORED_ITEMS.inactivityMinutes, minutes);
      tell();
    },
    get idleMs() {
      return now() - Math.max(activeHere, storage.read(STORED_ITEMS.lastActivity) ?? 0);
    },
    get isIdleHere() {
      return now() - activeHere >= ACTIVITY_PRECISION_MS;
    },
    recordActivity() {
      activeHere = now();
      const last = storage.read(STORED_ITEMS.lastActivity) ?? 0;
      if (Math.abs(activeHere - last) < ACTIVITY_PRECISION_MS) return false;
      storage.write(STORED_ITEMS.lastActivity, activeHere);
      return true;
    },
    supersede() {
      superseded = true;
      // A tab that was asleep may find the next user signed in.
      storage.clearPersonal('tab');
      if (storedTokens().every((token) => token === null))
        storage.write(STORED_ITEMS.signedOutElsewhere, true);
      tell();
    },
    get superseded() {
      return superseded || stored() !== current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
