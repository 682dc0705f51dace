export { caughtFiles } from './testing/caught-files';
