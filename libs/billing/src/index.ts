export { billing } from './billing.feature';
