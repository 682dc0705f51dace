import {
  createConsoleStorage,
  createMemoryStorage,
  createSafeStorage,
  createSession,
  STORED_ITEMS,
  STORED_KEYS,
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
  const storage = isPublic
    ? publicStorage()
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

/** Sites that frame a public page must not reach the session: only the theme is read. */
function publicStorage() {
  const memory = createMemoryStorage();
  const stored = createSafeStorage(() => window.localStorage);
  const read = (key: string) => (key === STORED_KEYS.darkMode ? stored : memory).read(key);
  return createConsoleStorage({ local: { ...memory, read } });
}
