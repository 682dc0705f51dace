import {
  eventRoutes,
  livestreamRoutes,
  lrmRoutes,
  playoutRoutes,
  transcoderRoutes,
  transcodeRoutes,
} from '@console/live';
import { modulesFeature } from '@console/modules';
import {
  alertRoutes,
  auditLogRoutes,
  clusterRoutes,
  monitoringRoutes,
  serverModuleRoutes,
} from '@console/operations';
import { ssaiAdRoutes, ssaiEndpointRoutes, ssaiStatisticsRoutes, vastControlRoutes } from '@console/ssai';
import { managementModuleRoutes } from '@console/tenant-apps';
import { libraryRoutes, vodRoutes } from '@console/vod';

export const modules = modulesFeature({
  'live/machine': serverModuleRoutes,
  'live/clusters': clusterRoutes,
  'vod-server/machine': serverModuleRoutes,
  'vod-server/cluster': clusterRoutes,
  'media/machine': serverModuleRoutes,
  'media/cluster': clusterRoutes,
  'community/machine': serverModuleRoutes,
  'cluster/machine': serverModuleRoutes,
  'component/machine': serverModuleRoutes,
  'component/cluster': clusterRoutes,
  monitor: monitoringRoutes,
  lrm: lrmRoutes,
  livestream: livestreamRoutes,
  transcode: transcoderRoutes,
  'transcode/channels': transcodeRoutes('channels'),
  'transcode/templates': transcodeRoutes('templates'),
  'transcode/profiles': transcodeRoutes('profiles'),
  'transcode/presets': transcodeRoutes('presets'),
  ssai: ssaiEndpointRoutes,
  'ssai/endpoints': ssaiEndpointRoutes,
  'ssai/ads': ssaiAdRoutes,
  'ssai/statistics': ssaiStatisticsRoutes,
  vod: vodRoutes,
  library: libraryRoutes,
  event: eventRoutes,
  playout: playoutRoutes,
  'vast-control': vastControlRoutes,
  'management/members': managementModuleRoutes('member'),
  'management/group': managementModuleRoutes('group'),
  alerts: alertRoutes,
  'audit-log': auditLogRoutes,
});
