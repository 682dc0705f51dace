export { caughtFiles } from './testing/caught-files';
export { openFilters } from './testing/open-filters';
