export { ssai } from './ssai.feature';
export { ssaiAdRoutes, ssaiEndpointRoutes, ssaiStatisticsRoutes } from './ssai-routes';
