import { captionRoutes } from './caption-routes';
import { collectionRoutes } from './collection-routes';
import { mediaJobRoutes } from './media-job-routes';
import { recordingRoutes } from './recording-routes';
import { storedVideoRoutes } from './stored-video-routes';
import { videoPlaybackRoutes } from './video-playback-routes';
import { videoRoutes } from './video-routes';
import { vodNodeRoutes } from './vod-node-routes';

export const vodRoutes = [
  ...videoRoutes,
  ...videoPlaybackRoutes,
  ...captionRoutes,
  ...collectionRoutes,
  ...mediaJobRoutes,
  ...recordingRoutes,
  ...vodNodeRoutes,
  ...storedVideoRoutes,
];
