import { createInstance, type FormatterModule, type i18n, type ParseKeys } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { clipText, CLIPPED_VALUE_LENGTH } from './clip-text';
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages';
import type { Locale, Messages } from './locale';

/**
 * The namespaces and their keys. A library adds its own by
 * `declare module '@console/i18n' { interface ConsoleResources { tenantApps: typeof en } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- libraries fill it by declaration merging
export interface ConsoleResources {}

/** A text's key with its namespace, for data that names a text without showing it: `tenantApps:routes.normal`. */
export type MessageKey = {
  [Namespace in keyof ConsoleResources]: `${Namespace}:${ParseKeys<Namespace>}`;
}[keyof ConsoleResources];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: ConsoleResources;
    defaultNS: false;
  }
}

interface I18nOptions {
  language: Language;
  locales: readonly Locale[];
  /** Called if a file fails to load. The UI falls back to English, or to the key if English is missing. */
  onFailure?: (namespace: string, language: string) => void;
}

/**
 * The languages of one console. Files load on demand: `loadNamespaces` before a screen shows, so that no screen waits
 * for its texts. Values are inserted clipped (`clipText`), and counts with grouped digits; React escapes them.
 */
export function createI18n({ language, locales, onFailure = logFailure }: I18nOptions): i18n {
  const byNamespace = new Map(locales.map((locale) => [locale.namespace, locale]));
  const instance = createInstance();

  const load = async (lng: string, namespace: string): Promise<Messages> => {
    const locale = byNamespace.get(namespace);
    if (!locale || !isLanguage(lng)) throw new Error(`Unknown namespace or language: ${namespace}, ${lng}`);
    try {
      return await locale.load[lng]();
    } catch (error) {
      onFailure(namespace, lng);
      if (lng === FALLBACK_LANGUAGE) throw error;
      return load(FALLBACK_LANGUAGE, namespace);
    }
  };

  instance.use(initReactI18next).use(resourcesToBackend(load)).use(groupedCounts);
  void instance.init({
    lng: language,
    // Otherwise namespaces requested in the same tick resolve without texts.
    initAsync: false,
    supportedLngs: LANGUAGES,
    // i18next would load the fallback with every file; `load` above fetches it only if needed.
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    interpolation: {
      // React escapes values; here their length is bounded.
      escapeValue: true,
      escape: (value) => clipText(value, CLIPPED_VALUE_LENGTH),
      alwaysFormat: true,
    },
    returnNull: false,
  });
  return instance;
}

/** Names of values that count things, unlike years and sizes of pictures. */
const COUNTS: readonly unknown[] = ['count', 'number', 'total', 'from', 'to', 'done', 'tried'];

const groupedCounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number | null | undefined, _format, language, { interpolationkey } = {}) =>
    typeof value === 'number' && COUNTS.includes(interpolationkey) && !isPlain(value)
      ? new Intl.NumberFormat(language).format(value)
      : String(value ?? ''),
};

/** Whether every language writes it the same: the first `Intl` formatter takes tens of milliseconds. */
function isPlain(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count < 1000;
}

function logFailure(namespace: string, language: string) {
  console.error('Failed locale loading', { namespace, language });
}
