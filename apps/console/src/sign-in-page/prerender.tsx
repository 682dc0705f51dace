import { createCache, StyleProvider } from '@ant-design/cssinjs';
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
import { sheetOf } from '../antd-styles/sheet-of';
import type { PageTheme } from './page-theme';
import { CutOff, SignInScreen } from './sign-in-screen';

/** Placeholders that the server fills. */
const PRODUCT = { productName: '%PRODUCT_NAME%', logo: '%LOGO%', titleFontSize: '%TITLE_FONT_SIZE%' };

/** What the form says before the deferred texts have loaded. */
const SAID_EARLY = ['field.required', ...SESSION_END_REASONS.map((reason) => `signIn.ended.${reason}`)];

interface DrawnPage {
  title: string;
  markup: string;
  variables: string;
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
  const [dark, light] = [drawn(texts, antdLocale, true), drawn(texts, antdLocale, false)];
  if (dark.markup !== light.markup)
    throw new Error('The sign-in page differs between the themes by more than colours.');
  return {
    title: texts.getFixedT(language, 'shell')('documentTitle', {
      page: texts.getFixedT(language, 'auth')('routes.signIn'),
      product: PRODUCT.productName,
    }),
    markup: dark.markup,
    variables: `${dark.variables}${inLightTheme(light.variables)}`,
    texts: { auth: textsOf(auth, used), shell: textsOf(shell, used), ui: textsOf(ui, used) },
  };
}

function drawn(texts: i18n, antdLocale: ConfigProviderProps['locale'], isDark: boolean) {
  const cache = createCache();
  const theme: PageTheme = {
    isDark: () => isDark,
    change: () => undefined,
    subscribe: () => () => undefined,
  };
  const screen = (extra?: ReactNode) => (
    <StyleProvider cache={cache}>
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
    </StyleProvider>
  );
  // Messages for failures before the other texts have loaded.
  renderToString(screen(<CutOff />));
  // React would preload the logo by a link; the image follows it closely.
  const markup = renderToString(screen()).replace(/^<link rel="preload"[^>]*>/, '');
  return { markup, variables: sheetOf(cache, ['token', 'cssVar']) };
}

/** Limits the rules to pages marked as light. */
function inLightTheme(rules: string): string {
  return rules.replace(/(^|\})([^{}]+)\{/g, (_rule, end: string, selector: string) => {
    return `${end}[data-theme='light'] ${selector.trim()}{`;
  });
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
