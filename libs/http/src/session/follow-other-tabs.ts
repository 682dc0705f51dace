import { isLanguage } from '@console/i18n';
import type { PreferenceStore } from '../storage/preferences';
import { STORED_ITEMS } from '../storage/stored-items';
import { type Session, SESSION_KEYS } from './session';

interface FollowedTabs {
  preferences: Pick<PreferenceStore, 'reread'>;
  session: Pick<Session, 'supersede' | 'superseded'>;
  reload: () => void;
  unsavedWork: { exists: () => boolean };
  language: string;
  embedded: boolean;
}

/**
 * Follows other tabs: a sign-out, another user or language reloads this page; theme and layout are applied. A
 * language waits for unsaved input. Embedded, only theme and layout are followed. @see spec 3.12, 4.1, 4.10
 */
export function followOtherTabs({
  preferences,
  reload,
  session,
  unsavedWork,
  language,
  embedded,
}: FollowedTabs) {
  let otherLanguage = false;

  const leaveSession = () => {
    // Until the reload no request may use either session's token.
    session.supersede();
    reload();
  };

  const takeUpLanguage = () => {
    if (otherLanguage && !unsavedWork.exists()) reload();
  };
  const follow = (event: StorageEvent) => {
    preferences.reread();
    if (embedded) return;
    // A null key: storage was cleared.
    if (event.key === null || (SESSION_KEYS.includes(event.key) && event.oldValue !== event.newValue))
      leaveSession();
    if (event.key === STORED_ITEMS.language.key && isLanguage(event.newValue)) {
      otherLanguage = event.newValue !== language;
      takeUpLanguage();
    }
  };
  const returned = (event: PageTransitionEvent) => {
    if (!event.persisted || embedded) return;
    if (session.superseded) leaveSession();
    else reload();
  };
  // Changed while the page started.
  if (!embedded && session.superseded) leaveSession();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', returned);
  return {
    /** Applies a pending language unless input is unsaved. */
    takeUpLanguage,
    stop: () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', returned);
    },
  };
}
