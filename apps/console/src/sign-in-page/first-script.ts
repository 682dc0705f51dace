import { STORED_KEYS } from '@console/http';
import { detectLanguage } from '@console/i18n/contract';

/*
 * The first script of the sign-in page, written into it. What is sent before the form answers waits for it; and the
 * console itself is started where it knows better what to do.
 */
const { documentElement: page, currentScript } = document;
const { ofForm = '', ofConsole = '', stylesOfConsole = '' } = currentScript?.dataset ?? {};

addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  page.dataset['sent'] = '';
});

const kept = (key: string) => window.localStorage.getItem(key);

/** Must survive the navigation to the console after sign-in. */
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

/** In a frame, at the end of a social login, for who is signed in already or half, and in a language that only this browser knows of. */
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

/** The console makes a page and styles of its own. */
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
