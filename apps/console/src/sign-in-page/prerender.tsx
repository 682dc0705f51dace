import { authLocale } from '@console/auth/sign-in';
import { shellLocale } from '@console/shell-layout';
import { uiLocale } from '@console/ui';
import { loadAntdLocale } from '@console/ui/theme';
import { createI18n, LANGUAGES, type Language } from '@console/i18n';
import { renderToString } from 'react-dom/server';
import { SignInScreen, type Installation } from './sign-in-screen';

/** Placeholders that the server fills. */
const INSTALLATION: Installation = {
  productName: '%PRODUCT_NAME%',
  logo: '%LOGO%',
  titleFontSize: '%TITLE_FONT_SIZE%',
  signUp: true,
  onPremises: false,
};

/** The sign-in page in each language. The build imports it, and cannot load texts afterwards. */
export const pages = await Promise.all(LANGUAGES.map(render));

async function render(language: Language) {
  const locales = [authLocale, shellLocale, uiLocale];
  const i18n = createI18n({ language, locales });
  await i18n.loadNamespaces(locales.map(({ namespace }) => namespace));
  const antdLocale = await loadAntdLocale(language);
  const inTheme = (isDark: boolean) =>
    renderToString(
      <SignInScreen
        installation={INSTALLATION}
        i18n={i18n}
        antdLocale={antdLocale}
        initiallyDark={isDark}
        reducedMotion={false}
        prepareConsole={() => Promise.reject(new Error('The build only renders the form.'))}
        search=""
        isSentAlready={false}
        sessionEnd={{}}
      />,
    );
  const markup = inTheme(true);
  if (markup !== inTheme(false))
    throw new Error('The sign-in page differs between the themes by more than variables.');
  return {
    language,
    title: i18n.getFixedT(language, 'shell')('documentTitle', {
      page: i18n.getFixedT(language, 'auth')('routes.signIn'),
      product: INSTALLATION.productName,
    }),
    // React would preload the logo by a link; the image follows it closely.
    markup: markup.replace(/^<link rel="preload"[^>]*>/, ''),
  };
}
