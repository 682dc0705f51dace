export { detectLanguage } from './chosen-language';
export { LANGUAGES } from './languages';
export type { Language } from './languages';
