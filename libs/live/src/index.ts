export { live } from './live.feature';
export { eventRoutes } from './event/event-routes';
export { livestreamRoutes } from './livestream-routes';
export { lrmRoutes } from './lrm/lrm-routes';
export { playoutRoutes } from './playout/playout-routes';
