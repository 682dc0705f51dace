export { modulesFeature } from './modules.feature';
