import { controlHeaders, type SessionEndReason } from '@console/http';
import { logout } from '../contract';
import { clearDrafts } from '../drafts/user-drafts';
import type { ConsoleServices } from '../services/console-services';

/** How long a caller waits for the platform to end the session. Milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Drops the session here first, so that no request leaves with its token any more, then ends it on the platform. Resolves
 * once the platform has responded, or after three seconds; never rejects. @see spec 4.1
 */
export async function endSession(
  { session, store }: Pick<ConsoleServices, 'session' | 'store'>,
  reason?: SessionEndReason,
  details?: string,
): Promise<void> {
  const { token } = session;
  session.clear(reason, details);
  if (token === null) return;
  const call = {
    operation: logout,
    args: undefined,
    endedToken: token,
    // The sign-in page must not be covered meanwhile.
    headers: controlHeaders({ ignoreFailure: true, noLoading: true }),
  };
  const { signal } = new AbortController();
  await Promise.race([
    store.http.send(call, { signal }),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

/** Signs the user out at their request. Resolves like `endSession`. */
export function signOut(
  services: Pick<ConsoleServices, 'config' | 'session' | 'storage' | 'store'>,
): Promise<void> {
  clearDrafts(services);
  return endSession(services);
}

/** Drops a session that gives no access. A host's session is only forgotten here: the host ends it. */
export function giveUpSession(
  { host, ...services }: Pick<ConsoleServices, 'host' | 'session' | 'store'>,
  reason?: SessionEndReason,
  details?: string,
): void {
  if (host) services.session.clear(reason, details);
  else void endSession(services, reason, details);
}
