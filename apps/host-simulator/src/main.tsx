import { createI18n, detectLanguage } from '@console/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { simulatorLocale } from './locales/simulator-locale';
import { SimulatorRoot } from './simulator-root';

/** Where `npm start` serves the console. */
const CONSOLE_ORIGIN = 'http://127.0.0.1:4200';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');

const texts = createI18n({
  language: detectLanguage({ cookie: document.cookie, browser: navigator.languages }),
  locales: [simulatorLocale],
});
await texts.loadNamespaces(simulatorLocale.namespace);

createRoot(element).render(
  <StrictMode>
    <SimulatorRoot
      texts={texts}
      darkMode={!window.matchMedia('(prefers-color-scheme: light)').matches}
      places={{ consoleOrigin: CONSOLE_ORIGIN, sampleFrame: '/sample-guest.html' }}
      query={window.location.search}
      onQuery={(query) => {
        window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
      }}
    />
  </StrictMode>,
);
