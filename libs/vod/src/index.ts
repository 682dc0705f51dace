export { vod } from './vod.feature';
export { libraryRoutes, vodRoutes } from './vod-routes';
