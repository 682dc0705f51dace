import { sendBootstrapRequests, STORED_KEYS, type BootstrapRequest } from '@console/http';
import { detectLanguage } from '@console/i18n/contract';
import { bootstrapQueriesOf } from '@console/shell-layout/contract';

/*
 * Written into the page: what needs none of the console's code, and must not wait for it. Whatever goes wrong here is done
 * again by the console.
 */
declare global {
  interface Window {
    /** What a signed-in person's console asks first. */
    firstCalls?: BootstrapRequest[];
  }
}

const { documentElement: page, currentScript } = document;

try {
  const kept = window.localStorage;
  // Before anything is drawn, so that a person who chose light sees no dark flash.
  if (kept.getItem(STORED_KEYS.darkMode) === 'false') page.dataset['theme'] = 'light';

  const token = kept.getItem(STORED_KEYS.token);
  if (token !== null && window.parent === window) {
    const language = detectLanguage({
      cookie: document.cookie,
      stored: kept.getItem(STORED_KEYS.language),
      browser: navigator.languages,
    });
    const twoFactorMissing = kept.getItem(STORED_KEYS.twoFactorMissing) === 'true';
    window.firstCalls = sendBootstrapRequests(
      bootstrapQueriesOf(window.location.pathname, twoFactorMissing),
      {
        config: read('runtime-config'),
        token,
        language,
      },
    );
    const files = read('route-files');
    if (Array.isArray(files)) files.map(String).forEach(preload);
  }
} catch {
  // Blocked storage: dark stays, and nobody is signed in.
}

/** What the server has written into the page. */
function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/** It is there by the time at which the console asks for it. */
function preload(file: string) {
  const link = document.createElement('link');
  const { nonce = '' } = currentScript ?? {};
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce });
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  link.href = `/${file}`;
  document.head.append(link);
}
