import { STORED_KEYS } from '@console/http';
import { detectLanguage } from '@console/i18n/contract';

/*
 * First script of the sign-in page, inlined. Submits wait for the form's code; other cases start the console.
 */
const { documentElement: page, currentScript } = document;
const { ofForm = '', ofConsole = '', stylesOfConsole = '' } = currentScript?.dataset ?? {};

addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  page.dataset['sent'] = '';
});

const kept = (key: string) => window.localStorage.getItem(key);

/** Whether nothing can be stored for the navigation after sign-in. */
function keepsNothing() {
  const probe = 'console.probe';
  try {
    window.localStorage.setItem(probe, '');
    window.localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}

/**
 * In a frame, after a social login, with a session or pending session, and for a language stored in this
 * browser only.
 */
const isForConsole =
  window.parent !== window ||
  window.location.hash !== '' ||
  keepsNothing() ||
  [STORED_KEYS.token, STORED_KEYS.pendingToken].some((key) => kept(key) !== null) ||
  page.lang !==
    detectLanguage({
      cookie: document.cookie,
      stored: kept(STORED_KEYS.language),
      browser: navigator.languages,
    });

if (isForConsole) page.dataset['page'] = 'console';

function start(address: string, otherwise?: () => void) {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: address });
  if (otherwise) script.onerror = otherwise;
  document.head.append(script);
}

function startConsole() {
  const starting = document.querySelector<HTMLTemplateElement>('#starting-page');
  document.getElementById('root')?.replaceChildren(...(starting ? [starting.content] : []));
  document.getElementById('first-styles')?.remove();
  for (const href of stylesOfConsole.split(' ').filter((address) => address !== '')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    document.head.append(link);
  }
  start(ofConsole);
}

document.addEventListener('DOMContentLoaded', () => {
  if (isForConsole) startConsole();
  else start(ofForm, startConsole);
});
