export { translationProblems } from './testing/translation-problems';
