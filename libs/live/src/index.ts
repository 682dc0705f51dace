export { live } from './live.feature';
export { livestreamRoutes } from './livestream-routes';
