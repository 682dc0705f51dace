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

/** Stand in the drawn page for what the server alone knows. */
const PRODUCT = { productName: '%PRODUCT_NAME%', logo: '%LOGO%', titleFontSize: '%TITLE_FONT_SIZE%' };

/** What the form says before the rest of the texts is there. */
const SAID_EARLY = ['field.required', ...SESSION_END_REASONS.map((reason) => `signIn.ended.${reason}`)];

interface DrawnPage {
  title: string;
  markup: string;
  /** The theme's own, as style rules for both. */
  variables: string;
  /** The texts that it shows at first, by namespace and key. */
  texts: Record<string, Record<string, string>>;
}

/** Draws the sign-in page in a language, for both themes. Runs in the build. */
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
        loadRest={() => Promise.reject(new Error('Nothing is loaded while the page is drawn.'))}
        onLoaded={() => undefined}
        unsavedWork={createUnsavedWork()}
        search=""
        isSentAlready={false}
      >
        {extra}
      </SignInScreen>
    </StyleProvider>
  );
  // What it may have to say without its other texts is among the first ones.
  renderToString(screen(<CutOff />));
  // React would have the logo fetched by a link of its own; the image follows it closely.
  const markup = renderToString(screen()).replace(/^<link rel="preload"[^>]*>/, '');
  return { markup, variables: sheetOf(cache, ['token', 'cssVar']) };
}

/** The same rules for a page that is marked as light. */
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
