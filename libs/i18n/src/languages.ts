/** The languages of console and platform. Adding one: its name here, and the locale files that the compiler then misses. */
export const LANGUAGES = ['en', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** With the main region. Not from `Intl.Locale`, whose data takes 12 ms to load, and every page begins with this. */
const TAGS: Record<Language, string> = { en: 'en-US', vi: 'vi-VN' };

/** The tag of a language with its main region, such as `vi-VN`. */
export function languageTag(language: Language): string {
  return TAGS[language];
}
