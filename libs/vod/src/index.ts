export { vod } from './vod.feature';
export { vodRoutes } from './vod-routes';
