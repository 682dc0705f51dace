export { auth } from './auth.feature';
