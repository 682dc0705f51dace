import { profileEndpoint } from '../api/session-api';
import type { ConsoleServices } from '../services/console-services';
import { createDraftJournal, type DraftJournal } from './draft-journal';

type Services = Pick<ConsoleServices, 'config' | 'session' | 'storage'>;

/** The drafts of this browser. If sign-out clears drafts, forms that close afterwards store none. */
export function draftsOf({ config, session, storage }: Services): DraftJournal {
  const isSignedOut = () => session.token === null && session.endReason === null;
  return createDraftJournal(storage, Date.now, () => !config.clearDraftsOnSignOut || !isSignedOut());
}

/** Removes the user's drafts if the installation clears them at sign-out. */
export function clearDrafts(services: Services & Pick<ConsoleServices, 'store'>): void {
  const user = profileEndpoint.select()(services.store.getState()).data;
  if (services.config.clearDraftsOnSignOut && user) draftsOf(services).forgetAll(user.id);
}
