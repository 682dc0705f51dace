import {
  createConsoleStorage,
  createSafeStorage,
  createSession,
  STORED_ITEMS,
  withBootstrapRequests,
} from '@console/http';
import { isPublicPage } from '@console/http/contract';
import { detectLanguage, languageCookie } from '@console/i18n';
import { createReloadGuard } from '@console/shell-layout/app';
import { pageNonce } from './page-nonce';
import type { ConsoleEnvironment } from './console-environment';

/** The environment of a standalone page, with the browser’s storage and address. */
export function standaloneEnvironment(): ConsoleEnvironment {
  const isPublic = isPublicPage(window.location.pathname);
  // Sites that frame a public page must not reach the session.
  const storage = isPublic
    ? createConsoleStorage()
    : createConsoleStorage({
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
    isPublic,
    storage,
    session: createSession(storage),
    send: withBootstrapRequests(window.bootstrapRequests ?? []),
    filesAt: '',
    followsDeployments: true,
    nonce: pageNonce(),
    reloadGuard: createReloadGuard(storage),
    storeLanguage: (chosen) => {
      document.cookie = languageCookie(chosen);
      // Other tabs are notified after the cookie is written.
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
