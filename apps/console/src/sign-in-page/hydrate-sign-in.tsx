import { authLocale } from '@console/auth/sign-in';
import { SESSION_END_REASONS, STORED_KEYS } from '@console/http';
import { createI18n, FALLBACK_LANGUAGE, isLanguage } from '@console/i18n';
import { shellLocale } from '@console/shell-layout';
import { uiLocale } from '@console/ui';
import { loadAntdLocale } from '@console/ui/theme';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { logCaughtError } from '../log-caught-error';
import { applyConsoleStyles } from './console-styles';
import type { PreparedConsole } from './prepare-console';
import { SignInScreen, type Installation, type SessionEnd } from './sign-in-screen';

/** Makes the prerendered sign-in page interactive. */
export async function hydrateSignIn(container: HTMLElement): Promise<void> {
  const { documentElement: page } = document;
  const language = isLanguage(page.lang) ? page.lang : FALLBACK_LANGUAGE;
  const locales = [authLocale, shellLocale, uiLocale];
  const i18n = createI18n({ language, locales });
  const [antdLocale] = await Promise.all([
    loadAntdLocale(language),
    i18n.loadNamespaces(locales.map(({ namespace }) => namespace)),
  ]);
  let prepared: Promise<PreparedConsole> | undefined;
  const prepare = async () => {
    const [{ prepareConsole }] = await Promise.all([import('./prepare-console'), applyConsoleStyles()]);
    return prepareConsole(root);
  };
  const root: Root = hydrateRoot(
    container,
    <StrictMode>
      <SignInScreen
        installation={readInstallation()}
        i18n={i18n}
        antdLocale={antdLocale}
        initiallyDark={page.dataset['theme'] !== 'light'}
        reducedMotion={window.matchMedia('(prefers-reduced-motion: reduce)').matches}
        prepareConsole={() => {
          prepared ??= prepare();
          prepared.catch(() => {
            // A later attempt may succeed.
            prepared = undefined;
          });
          return prepared;
        }}
        search={window.location.search}
        isSentAlready={page.dataset['sent'] !== undefined}
        sessionEnd={readSessionEnd()}
      />
    </StrictMode>,
    { onCaughtError: logCaughtError },
  );
}

function readInstallation(): Installation {
  const config: unknown = JSON.parse(document.getElementById('runtime-config')?.textContent ?? '');
  if (!isInstallation(config)) throw new Error('The page has no configuration.');
  return config;
}

/** The server has validated the configuration, so its schema is not loaded here. */
function isInstallation(config: unknown): config is Installation {
  return typeof config === 'object' && config !== null && 'productName' in config;
}

/** Why the last session ended; empty if storage is blocked. */
function readSessionEnd(): SessionEnd {
  try {
    const stored = window.localStorage.getItem(STORED_KEYS.endReason);
    const elsewhere = window.sessionStorage.getItem(STORED_KEYS.signedOutElsewhere) && 'elsewhere';
    return {
      endReason: SESSION_END_REASONS.find((reason) => reason === (stored ?? elsewhere)),
      endDetails: window.localStorage.getItem(STORED_KEYS.endDetails),
      inactivityMinutes: Number(window.localStorage.getItem(STORED_KEYS.inactivityMinutes)),
    };
  } catch {
    return {};
  }
}
