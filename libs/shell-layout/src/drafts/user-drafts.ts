import { profileEndpoint } from '../api/session-api';
import type { ConsoleServices } from '../services/console-services';
import { createDraftJournal, type DraftJournal } from './draft-journal';

type Services = Pick<ConsoleServices, 'config' | 'session' | 'storage'>;

/** The drafts of this browser. Where signing out clears them, a form that closes after a sign-out stores none. */
export function draftsOf({ config, session, storage }: Services): DraftJournal {
  const isSignedOut = () => session.token === null && session.endReason === null;
  return createDraftJournal(storage, Date.now, () => !config.clearDraftsOnSignOut || !isSignedOut());
}

/** Removes the current user's drafts, where the installation clears them at sign-out. */
export function clearDrafts(services: Services & Pick<ConsoleServices, 'store'>): void {
  const user = profileEndpoint.select()(services.store.getState()).data;
  if (services.config.clearDraftsOnSignOut && user) draftsOf(services).forgetAll(user.id);
}
