import { controlHeaders, draftsOf, type SessionEndReason } from '@console/http';
import { profileEndpoint } from '../api/session-api';
import { logout } from '../contract/session';
import type { ConsoleServices } from '../services/console-services';

/** Maximum wait for the platform. Milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Drops the session before it ends on the platform, so that no request uses its token. Resolves after the
 * response or three seconds; never rejects. @see spec 4.1
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
    // The overlay must not cover the sign-in page.
    headers: controlHeaders({ ignoreFailure: true, noLoading: true }),
  };
  const { signal } = new AbortController();
  await Promise.race([
    store.http.send(call, { signal }),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

/** Removes the user's drafts if the installation clears them at sign-out. */
export function signOut(
  services: Pick<ConsoleServices, 'config' | 'session' | 'storage' | 'store'>,
): Promise<void> {
  const user = profileEndpoint.select()(services.store.getState()).data;
  if (services.config.clearDraftsOnSignOut && user) draftsOf(services).forgetAll(user.id);
  return endSession(services);
}

/** Drops a session without access. A host's session is only forgotten here. */
export function giveUpSession(
  { host, ...services }: Pick<ConsoleServices, 'host' | 'session' | 'store'>,
  reason?: SessionEndReason,
  details?: string,
): void {
  if (host) services.session.clear(reason, details);
  else void endSession(services, reason, details);
}
