export { workspace } from './workspace.feature';
