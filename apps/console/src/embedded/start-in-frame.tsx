import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';
import { createI18n, detectLanguage } from '@console/i18n';
import { guardHost, HostTimeoutError, TOKEN_REQUIRED } from '@console/host-protocol';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createConsole } from '../create-console';
import { consoleLocale } from '../locales/console-locale';
import { pageNonce } from '../page-nonce';
import { frameHost } from './frame-host';
import { guestEnvironment } from './guest-environment';

interface FramedPage {
  config: RuntimeConfig;
  version: string;
  buildId: string | undefined;
}

/** Delay before the page shows what it waits for. Milliseconds. */
const NOTICE_DELAY_MS = 300;

/** Starts the console as a guest of the page around its frame, or shows why it cannot. */
export async function startInFrame(element: HTMLElement, page: FramedPage): Promise<void> {
  const notice = createNotice(element);
  const noticeTimer = setTimeout(() => {
    void notice.show(TOKEN_REQUIRED);
  }, NOTICE_DELAY_MS);
  try {
    const host = guardHost(await frameHost({ self: window, hosts: hostOriginsOf(page.config) }), (error) => {
      console.warn('The host of the console:', error);
    });
    clearTimeout(noticeTimer);
    notice.remove();
    const { path } = host.state();
    if (path !== undefined) window.history.replaceState(null, '', path);
    const environment = guestEnvironment({
      host,
      hostWindow: window.parent,
      nonce: pageNonce(),
      restart: () => {
        window.location.reload();
      },
    });
    await createConsole(element, { ...page, environment });
  } catch (error) {
    clearTimeout(noticeTimer);
    await notice.show(errorText(error), () => {
      notice.remove();
      void startInFrame(element, page);
    });
  }
}

function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof HostTimeoutError ? `${TOKEN_REQUIRED}. ${message}` : message;
}

function createNotice(element: HTMLElement) {
  const language = detectLanguage({ cookie: document.cookie, stored: null, browser: navigator.languages });
  const i18n = createI18n({ language, locales: [consoleLocale] });
  let root: Root | undefined;
  let isRemoved = false;
  return {
    show: async (reason: string, onRetry?: () => void) => {
      await i18n.loadNamespaces(consoleLocale.namespace);
      if (isRemoved) return;
      document.documentElement.lang = language;
      root ??= createRoot(element);
      root.render(
        <I18nextProvider i18n={i18n}>
          <NoHost reason={reason} onRetry={onRetry} />
        </I18nextProvider>,
      );
    },
    remove: () => {
      isRemoved = true;
      root?.unmount();
    },
  };
}

interface NoHostProps {
  reason: string;
  /** Undefined while the host may still respond. */
  onRetry: (() => void) | undefined;
}

/** Shown in a frame without a host, before any other code of the console is loaded. */
function NoHost({ reason, onRetry }: NoHostProps) {
  const { t } = useTranslation('console');
  return (
    <main style={{ display: 'grid', placeContent: 'center', gap: 16, minHeight: '100dvh', padding: 24 }}>
      <div role="alert" style={{ display: 'grid', gap: 16 }}>
        <h1 style={{ margin: 0, fontSize: 24 }}>{t('noHost.title')}</h1>
        <p style={{ margin: 0, maxWidth: '60ch' }}>{t('noHost.message')}</p>
        <code style={{ overflowWrap: 'anywhere' }}>{reason}</code>
      </div>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          style={{ justifySelf: 'start', padding: '8px 16px', font: 'inherit' }}
        >
          {t('noHost.retry')}
        </button>
      )}
    </main>
  );
}
