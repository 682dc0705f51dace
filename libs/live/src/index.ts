export { eventRoutes, lrmRoutes, playoutRoutes } from './channel-routes';
export { connectionRoutes, deliveryRoutes, distributorRoutes, documentationRoutes } from './hub-routes';
export { live } from './live.feature';
export { livestreamRoutes } from './livestream-routes';
export { transcoderRoutes, transcodeRoutes } from './transcode-routes';
