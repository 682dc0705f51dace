export { detectLanguage } from './chosen-language';
export { LANGUAGES, languageTag } from './languages';
export type { Language } from './languages';
