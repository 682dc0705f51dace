export { detectLanguage } from './chosen-language';
export { LANGUAGES, languageTag, type Language } from './languages';
