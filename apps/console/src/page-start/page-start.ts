import { sendBootstrapRequests, STORED_KEYS, type BootstrapRequest } from '@console/http';
import { detectLanguage } from '@console/i18n/contract';
import { bootstrapQueriesOf } from '@console/shell-layout/contract';

/* Inline script for work that needs no console code. The console repeats whatever fails here. */
declare global {
  interface Window {
    bootstrapRequests?: BootstrapRequest[];
  }
}

const { documentElement: page, currentScript } = document;

try {
  const stored = window.localStorage;
  // Before the first paint, to avoid a flash of dark.
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
