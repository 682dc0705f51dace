export { ssai } from './ssai.feature';
export { ssaiAdRoutes, ssaiEndpointRoutes, ssaiStatisticsRoutes } from './ssai-routes';
export { vastControl } from './vast-control/vast-control.feature';
export { vastControlRoutes } from './vast-control/vast-control-routes';
