export { pseudoLocale, pseudoMessages } from './testing/pseudo-language';
export { translationProblems } from './testing/translation-problems';
