import {
  sendBootstrapRequests,
  STORED_KEYS,
  type BootstrapQuery,
  type BootstrapRequest,
} from '@console/http';
import { detectLanguage } from '@console/i18n/contract';
import { bootstrapQueriesOf } from '@console/shell-layout/contract';

/* Inline script for work that needs no console code. The console repeats whatever fails here. */
declare global {
  interface Window {
    bootstrapRequests?: BootstrapRequest[];
  }
}

const { documentElement: page } = document;

try {
  const stored = window.localStorage;
  // Before the first paint, to avoid a flash of dark.
  if (stored.getItem(STORED_KEYS.darkMode) === 'false') page.dataset['theme'] = 'light';
  if (stored.getItem(STORED_KEYS.sidebarCollapsed) === 'true') page.dataset['sidebar'] = 'collapsed';

  const token = stored.getItem(STORED_KEYS.token);
  if (token !== null && window.parent === window) {
    const language = detectLanguage({
      cookie: document.cookie,
      stored: stored.getItem(STORED_KEYS.language),
      browser: navigator.languages,
    });
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

function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/** The first requests of the route's screen, which console-server writes into the page. */
function isRequests(value: unknown): value is BootstrapQuery[] {
  return Array.isArray(value);
}
