import { LANGUAGES, type Language } from '@console/i18n/contract';
import { languageOf } from './language-of';

/** Where the sign-in is. */
export const SIGN_IN_PATH = '/auth/login';

/** The files of the build that hold the sign-in page, one of each language. */
export const SIGN_IN_PAGES = LANGUAGES.map(fileOf);

/** What the choice below depends on. */
export const CHOSEN_BY = ['Cookie', 'Accept-Language'];

/** The page in the caller's language, as the console itself would choose it. */
export function signInPageFor(headers: Headers): string {
  return fileOf(languageOf(headers));
}

function fileOf(language: Language): string {
  return `sign-in/${language}.html`;
}
