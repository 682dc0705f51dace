export { accounts } from './accounts.feature';
