import { FALLBACK_LANGUAGE, isLanguage, type Language } from './languages';

/** Shared with the platform's other sites. @see spec 3.12 */
export const LOCALE_COOKIE = 'i18n_redirected';
const COOKIE_DAYS = 365;

interface LanguageSources {
  /** `document.cookie`, or a Cookie header. */
  cookie?: string;
  /** Fallback if cookies are blocked. */
  stored?: string | null;
  /** `navigator.languages`. */
  browser: readonly string[];
}

/** The cookie decides, then what was stored, then the browser's languages, then English. */
export function detectLanguage({ cookie, stored, browser }: LanguageSources): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(\\w+)`).exec(cookie ?? '')?.[1];
  const candidates = [chosen, stored, ...browser.map((tag) => tag.split('-')[0]?.toLowerCase())];
  return candidates.find(isLanguage) ?? FALLBACK_LANGUAGE;
}

/** A cookie that stores the language for 365 days. */
export function languageCookie(language: Language): string {
  return `${LOCALE_COOKIE}=${language}; path=/; max-age=${String(COOKIE_DAYS * 86_400)}; samesite=lax`;
}
