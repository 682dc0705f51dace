import {
  createConsoleStorage,
  createSafeStorage,
  createSession,
  STORED_ITEMS,
  withBootstrapRequests,
} from '@console/http';
import { detectLanguage, languageCookie } from '@console/i18n';
import { createReloadGuard } from '@console/shell-layout/app';
import { pageNonce } from './page-nonce';
import type { Surroundings } from './surroundings';

/** A page of the console's own: the browser remembers, and the address bar says where it is. */
export function ownPage(): Surroundings {
  const storage = createConsoleStorage({
    local: createSafeStorage(() => window.localStorage),
    tab: createSafeStorage(() => window.sessionStorage),
  });
  const language = detectLanguage({
    cookie: document.cookie,
    stored: storage.read(STORED_ITEMS.language),
    browser: navigator.languages,
  });
  return {
    language,
    storage,
    session: createSession(storage),
    send: withBootstrapRequests(window.firstCalls ?? []),
    filesAt: '',
    followsDeployments: true,
    nonce: pageNonce(),
    reloadGuard: createReloadGuard(storage),
    storeLanguage: (chosen) => {
      document.cookie = languageCookie(chosen);
      // Other tabs hear of this one, and find the cookie written.
      storage.write(STORED_ITEMS.language, chosen);
    },
    reload: () => {
      window.location.reload();
    },
    leave: (address) => {
      window.location.assign(address);
    },
    follow: () => {
      document.documentElement.lang = language;
      return () => undefined;
    },
  };
}
