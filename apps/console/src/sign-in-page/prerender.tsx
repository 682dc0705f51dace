import { authLocale } from '@console/auth/sign-in';
import { SESSION_END_REASONS } from '@console/http';
import { uiLocale } from '@console/ui';
import { loadAntdLocale } from '@console/ui/theme';
import { shellLocale } from '@console/shell-layout';
import { createUnsavedWork } from '@console/shell-layout/app';
import type { Language, Messages } from '@console/i18n';
import type { ConfigProviderProps } from 'antd';
import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import type { PageTheme } from './page-theme';
import { CutOff, SignInScreen } from './sign-in-screen';

/** Placeholders that the server fills. */
const PRODUCT = { productName: '%PRODUCT_NAME%', logo: '%LOGO%', titleFontSize: '%TITLE_FONT_SIZE%' };

/** What the form says before the deferred texts have loaded. */
const SAID_EARLY = ['field.required', ...SESSION_END_REASONS.map((reason) => `signIn.ended.${reason}`)];

interface DrawnPage {
  title: string;
  markup: string;
  texts: Record<string, Record<string, string>>;
}

/** Renders the sign-in page in a language for both themes. Runs in the build. */
export async function drawSignInPage(language: Language): Promise<DrawnPage> {
  const [auth, shell, ui] = await Promise.all([
    authLocale.load[language](),
    shellLocale.load[language](),
    uiLocale.load[language](),
  ]);
  const used = new Set<string>(SAID_EARLY);
  const noteKey: PostProcessorModule = {
    type: 'postProcessor',
    name: 'note-key',
    process: (value: string, key: string | string[]) => {
      [key].flat().forEach((name) => used.add(name));
      return value;
    },
  };
  const texts = createInstance().use(initReactI18next).use(noteKey);
  await texts.init({
    lng: language,
    resources: { [language]: { auth, shell, ui } },
    defaultNS: false,
    interpolation: { escapeValue: false },
    postProcess: ['note-key'],
  });

  const antdLocale = await loadAntdLocale(language);
  const markup = drawn(texts, antdLocale, true);
  if (markup !== drawn(texts, antdLocale, false))
    throw new Error('The sign-in page differs between the themes by more than colours.');
  return {
    title: texts.getFixedT(language, 'shell')('documentTitle', {
      page: texts.getFixedT(language, 'auth')('routes.signIn'),
      product: PRODUCT.productName,
    }),
    markup,
    texts: { auth: textsOf(auth, used), shell: textsOf(shell, used), ui: textsOf(ui, used) },
  };
}

function drawn(texts: i18n, antdLocale: ConfigProviderProps['locale'], isDark: boolean) {
  const theme: PageTheme = {
    isDark: () => isDark,
    change: () => undefined,
    subscribe: () => () => undefined,
  };
  const screen = (extra?: ReactNode) => (
    <SignInScreen
      product={PRODUCT}
      texts={texts}
      antdLocale={antdLocale}
      pageTheme={theme}
      reducedMotion={false}
      loadDeferred={() => Promise.reject(new Error('Nothing is loaded while the page is drawn.'))}
      onLoaded={() => undefined}
      unsavedWork={createUnsavedWork()}
      search=""
      isSentAlready={false}
    >
      {extra}
    </SignInScreen>
  );
  // Messages for failures before the other texts have loaded.
  renderToString(screen(<CutOff />));
  // React would preload the logo by a link; the image follows it closely.
  return renderToString(screen()).replace(/^<link rel="preload"[^>]*>/, '');
}

function textsOf(messages: Messages, used: ReadonlySet<string>, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, text]): [string, string][] => {
      const key = path + name;
      if (typeof text !== 'string') return Object.entries(textsOf(text, used, `${key}.`));
      return used.has(key) ? [[key, text]] : [];
    }),
  );
}
