export { MODULE_PATHS } from './catalog/media-modules';
