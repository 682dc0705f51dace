import { authLocale } from '@console/auth/sign-in';
import { SESSION_END_REASONS, STORED_KEYS } from '@console/http';
import { createI18n, FALLBACK_LANGUAGE, isLanguage } from '@console/i18n';
import { uiLocale } from '@console/ui';
import { loadAntdLocale } from '@console/ui/theme';
import { shellLocale } from '@console/shell-layout';
import { createUnsavedWork } from '@console/shell-layout/app';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readNextFiles, readProduct, readTexts } from './page-facts';
import { createPageTheme } from './page-theme';
import type { Deferred } from './deferred';
import { SignInScreen, type SignInScreenProps } from './sign-in-screen';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');

const { documentElement: page } = document;
const language = isLanguage(page.lang) ? page.lang : FALLBACK_LANGUAGE;
const texts = createI18n({ language, locales: [authLocale, shellLocale, uiLocale] });
for (const [namespace, known] of Object.entries(readTexts()))
  texts.addResourceBundle(language, namespace, known);
const pageTheme = createPageTheme(page);
const unsavedWork = createUnsavedWork();

let deferred: Promise<Deferred> | undefined;
const loadDeferred = async () => {
  const { createDeferred } = await import('./deferred');
  return createDeferred({ texts, pageTheme, unsavedWork });
};

hydrateRoot(
  element,
  <StrictMode>
    <SignInScreen
      product={readProduct()}
      texts={texts}
      antdLocale={await loadAntdLocale(language)}
      pageTheme={pageTheme}
      reducedMotion={window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      loadDeferred={() => {
        deferred ??= loadDeferred();
        deferred.catch(() => {
          // A later attempt may succeed.
          deferred = undefined;
        });
        return deferred;
      }}
      onLoaded={fetchAhead}
      unsavedWork={unsavedWork}
      search={window.location.search}
      isSentAlready={page.dataset['sent'] !== undefined}
      {...readSessionEnd()}
    />
  </StrictMode>,
);

/** Why the last session ended; empty if storage is blocked. */
function readSessionEnd(): Pick<SignInScreenProps, 'endReason' | 'endDetails' | 'inactivityMinutes'> {
  try {
    const stored = window.localStorage.getItem(STORED_KEYS.endReason);
    return {
      endReason: SESSION_END_REASONS.find((reason) => reason === stored),
      endDetails: window.localStorage.getItem(STORED_KEYS.endDetails) ?? undefined,
      inactivityMinutes: Number(window.localStorage.getItem(STORED_KEYS.inactivityMinutes)),
    };
  } catch {
    return {};
  }
}

/** Prefetches the console's first files while the user types; does not run them. */
function fetchAhead() {
  for (const file of readNextFiles())
    fetch(file, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => undefined);
}
