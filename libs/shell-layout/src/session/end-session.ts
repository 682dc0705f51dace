import { logoutEndpoint } from '../api/session-api';
import type { ConsoleServices } from '../services/console-services';

/** How long the platform may take to hear of a sign-out. Milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Tells the platform, if there is a session to end, and forgets it here whatever comes of that: a platform that is down
 * keeps nobody signed in. @see docs/behaviour.md 4.1
 */
export async function endSession({
  session,
  store,
}: Pick<ConsoleServices, 'session' | 'store'>): Promise<void> {
  if (session.token !== null) {
    const told = store.dispatch(logoutEndpoint.initiate());
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  session.clear();
}

/** Drops a session with which nobody gets in. A host's is forgotten here alone: it is the host's to end. */
export async function giveUpSession({
  host,
  ...services
}: Pick<ConsoleServices, 'host' | 'session' | 'store'>): Promise<void> {
  if (host) services.session.clear();
  else await endSession(services);
}
