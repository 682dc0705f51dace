import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';
import { createI18n, detectLanguage } from '@console/i18n';
import { guardHost } from '@console/shell-layout/shell-host';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createConsole } from '../create-console';
import { consoleLocale } from '../locales/console-locale';
import { pageNonce } from '../page-nonce';
import { frameHost } from './frame-host';
import { guestSurroundings } from './guest-surroundings';
import { NoHost } from './no-host';

interface FramedPage {
  config: RuntimeConfig;
  version: string;
  buildId: string | undefined;
}

/** Starts the console in a frame: as a guest of the page around it, once that has welcomed it; else it says so. */
export async function startInFrame(element: HTMLElement, page: FramedPage): Promise<void> {
  try {
    const host = guardHost(await frameHost({ own: window, hosts: hostOriginsOf(page.config) }), (fault) => {
      console.warn('The host of the console:', fault);
    });
    const { path } = host.state();
    if (path !== undefined) window.history.replaceState(null, '', path);
    const surroundings = guestSurroundings({
      host,
      hostWindow: window.parent,
      nonce: pageNonce(),
      restart: () => {
        window.location.reload();
      },
    });
    await createConsole(element, { ...page, surroundings });
  } catch (error) {
    await showNoHost(element, error, () => startInFrame(element, page));
  }
}

async function showNoHost(element: HTMLElement, error: unknown, retry: () => Promise<void>) {
  const language = detectLanguage({ cookie: document.cookie, stored: null, browser: navigator.languages });
  const i18n = createI18n({ language, locales: [consoleLocale] });
  await i18n.loadNamespaces(consoleLocale.namespace);
  document.documentElement.lang = language;
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={i18n}>
      <NoHost
        reason={error instanceof Error ? error.message : String(error)}
        onRetry={() => {
          root.unmount();
          void retry();
        }}
      />
    </I18nextProvider>,
  );
}
