import type { SafeStorage } from './safe-storage';

/** The app in whose context the console itself works. @see docs/behaviour.md 9 */
export const ADMIN_APP_ID = 'default-admin-app';

const TOKEN_KEY = 'console.token';
const PENDING_TOKEN_KEY = 'console.pending-token';
const APP_ID_KEY = 'console.app-id';

/** Keys of local storage that hold the session, for those who watch other tabs. */
export const SESSION_KEYS: readonly string[] = [TOKEN_KEY, PENDING_TOKEN_KEY];

/**
 * Who is signed in, as far as the browser knows: signed out, pending the second factor, or signed in. Tokens are held as
 * the header value, `Bearer …`. @see docs/behaviour.md 4.1
 */
export interface Session {
  /** The main token's header value; null when nobody is signed in. */
  readonly token: string | null;
  /** The header value that waits for the second factor. */
  readonly pendingToken: string | null;
  /** The app that calls are made for; the admin app unless another was chosen. */
  readonly appId: string;
  /** Keeps a main token and drops a pending one. */
  signIn(token: string): void;
  /** Keeps a pending token and drops a main one. */
  awaitSecondFactor(token: string): void;
  /** Drops both tokens and the app id. */
  clear(): void;
  /** Calls the listener after each change made here; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

interface SessionStorages {
  /** Shared by all tabs. */
  local: SafeStorage;
  /** This tab's own. */
  tab: SafeStorage;
}

export function createSession({ local, tab }: SessionStorages): Session {
  const listeners = new Set<() => void>();

  function hold(token: string | null, pendingToken: string | null) {
    local.write(TOKEN_KEY, token);
    local.write(PENDING_TOKEN_KEY, pendingToken);
    listeners.forEach((listener) => {
      listener();
    });
  }

  return {
    get token() {
      return local.read(TOKEN_KEY);
    },
    get pendingToken() {
      return local.read(PENDING_TOKEN_KEY);
    },
    get appId() {
      return tab.read(APP_ID_KEY) ?? ADMIN_APP_ID;
    },
    signIn(token) {
      hold(`Bearer ${token}`, null);
    },
    awaitSecondFactor(token) {
      hold(null, `Bearer ${token}`);
    },
    clear() {
      tab.write(APP_ID_KEY, null);
      hold(null, null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
