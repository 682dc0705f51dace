import {
  sendBootstrapRequests,
  STORED_KEYS,
  type BootstrapQuery,
  type BootstrapRequest,
} from '@console/http';
import { detectLanguage } from '@console/i18n/contract';
import { bootstrapQueriesOf } from './bootstrap-queries';

/* Inline script for work that needs no console code. The console repeats whatever fails here. */
declare global {
  interface Window {
    bootstrapRequests?: BootstrapRequest[];
  }
}

const { documentElement: page } = document;

// Until the code of the prerendered sign-in page has loaded.
addEventListener('submit', (event) => {
  if (page.dataset['signIn'] === undefined || event.defaultPrevented) return;
  event.preventDefault();
  page.dataset['sent'] = '';
});
if (window.parent !== window || window.location.hash !== '') showConsole();

try {
  const stored = window.localStorage;
  // Before the first paint, to avoid a flash of dark.
  if (stored.getItem(STORED_KEYS.darkMode) === 'false') page.dataset['theme'] = 'light';
  if (stored.getItem(STORED_KEYS.sidebarCollapsed) === 'true') page.dataset['sidebar'] = 'collapsed';

  const token = stored.getItem(STORED_KEYS.token);
  const language = detectLanguage({
    cookie: document.cookie,
    stored: stored.getItem(STORED_KEYS.language),
    browser: navigator.languages,
  });
  // The server does not know what is stored.
  if (token !== null || stored.getItem(STORED_KEYS.pendingToken) !== null || language !== page.lang)
    showConsole();
  if (token !== null && window.parent === window) {
    const { pathname, search } = window.location;
    const twoFactorMissing = stored.getItem(STORED_KEYS.twoFactorMissing) === 'true';
    const queries = bootstrapQueriesOf(pathname, twoFactorMissing);
    const requests = read('route-start');
    if (queries.length > 0) page.dataset['frame'] = stored.getItem(STORED_KEYS.layoutMode) ?? 'vertical';
    window.bootstrapRequests = sendBootstrapRequests(
      // A query in the address changes what the screen requests.
      twoFactorMissing || search !== '' || !isRequests(requests) ? queries : [...queries, ...requests],
      { config: read('runtime-config'), token, language },
    );
  }
} catch {
  // Storage is blocked: the theme stays dark and no session exists.
}

/** In place of the prerendered sign-in form: in a frame, after a social login, or with a session. */
function showConsole() {
  if (page.dataset['signIn'] !== undefined) page.dataset['signIn'] = 'console';
}

function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/** The first requests of the route's screen, which console-server writes into the page. */
function isRequests(value: unknown): value is BootstrapQuery[] {
  return Array.isArray(value);
}
