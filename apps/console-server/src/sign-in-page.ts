import { detectLanguage, type Language, LANGUAGES } from '@console/i18n/contract';
import { acceptedLanguages } from '@console/server-kit';

export const SIGN_IN_PATH = '/auth/login';

export const SIGN_IN_PAGES = LANGUAGES.map(fileOf);

/** The headers that the language depends on. */
export const LANGUAGE_HEADERS = ['Cookie', 'Accept-Language'];

export function signInPageFor(headers: Headers): string {
  return fileOf(languageOf(headers));
}

function fileOf(language: Language): string {
  return `sign-in/${language}.html`;
}

/** The language that the console itself would choose. */
export function languageOf(headers: Headers): Language {
  return detectLanguage({
    cookie: headers.get('Cookie') ?? '',
    browser: acceptedLanguages(headers.get('Accept-Language')),
  });
}
