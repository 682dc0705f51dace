import { sendBootstrapRequests, STORED_KEYS, type BootstrapRequest } from '@console/http';
import { detectLanguage } from '@console/i18n/contract';
import { bootstrapQueriesOf } from '@console/shell-layout/contract';

/*
 * Written into the page: what needs none of the console's code, and must not wait for it. Whatever goes wrong here is done
 * again by the console.
 */
declare global {
  interface Window {
    /** Requests that the console of a signed-in user starts with. */
    bootstrapRequests?: BootstrapRequest[];
  }
}

const { documentElement: page, currentScript } = document;

try {
  const stored = window.localStorage;
  // Before the first paint, which must not flash dark for users of the light theme.
  if (stored.getItem(STORED_KEYS.darkMode) === 'false') page.dataset['theme'] = 'light';

  const token = stored.getItem(STORED_KEYS.token);
  if (token !== null && window.parent === window) {
    const language = detectLanguage({
      cookie: document.cookie,
      stored: stored.getItem(STORED_KEYS.language),
      browser: navigator.languages,
    });
    const twoFactorMissing = stored.getItem(STORED_KEYS.twoFactorMissing) === 'true';
    window.bootstrapRequests = sendBootstrapRequests(
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
  // Storage is blocked: the theme stays dark and no session exists.
}

/** Reads JSON that the server has written into the page. */
function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

function preload(file: string) {
  const link = document.createElement('link');
  const { nonce = '' } = currentScript ?? {};
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce });
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  link.href = `/${file}`;
  document.head.append(link);
}
