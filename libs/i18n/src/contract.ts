export { detectLanguage } from './chosen-language';
export { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, languageTag, type Language } from './languages';
