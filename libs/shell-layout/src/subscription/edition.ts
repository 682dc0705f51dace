import type { RuntimeConfig } from '@console/http/contract';
import type { Subscription } from '../contract';

/** @see docs/behaviour.md 4.4 */
const PRO_SEGMENTS: ReadonlySet<string> = new Set([
  'library',
  'monitor',
  'cluster',
  'clusters',
  'minigame',
  'ssai',
  'lrm',
  'presets',
  'profiles',
  'event',
  'vod',
  'interactive',
  'members',
  'group',
  'audit-log',
]);

/** @see docs/behaviour.md 4.4 */
const PRO_KEYS: ReadonlySet<string> = new Set([
  'app_ssai',
  'app_lrm',
  'app_interactive',
  'media_vod',
  'transcode_templates',
  'app_library',
  'management_members',
  'management_group',
  'server_monitor',
  'audit_log',
  'app_minigame',
  'transcode_channels',
  'transcode_profiles',
  'transcode_presets',
  'event_channels',
  'app_vast_control',
]);

/** The clusters of any product: `live_machine_cluster`, `vod_vod_cluster`. */
const CLUSTER_KEY = /^[a-z]+_(?:machine|vod)_cluster$/;

export function isFreeApp(subscription: Pick<Subscription, 'edition' | 'status'> | undefined): boolean {
  return subscription?.edition === 'free' && subscription.status === 'active';
}

/** Whether a free app gets the subscription shown in place of what lies at the path. */
export function isProPath(path: string, buildMode: RuntimeConfig['buildMode']): boolean {
  const segment = lastSegment(path);
  return PRO_SEGMENTS.has(segment) || (segment === 'transcode' && buildMode === 'cloud');
}

/** Whether the route with this translation key has a pro badge in the menu of a free app; its namespace does not count. */
export function isProKey(key: string | undefined): boolean {
  const name = key?.split(/[:.]/).at(-1) ?? '';
  return PRO_KEYS.has(name) || CLUSTER_KEY.test(name);
}

/** Whether what lies at the path is for apps with a payment card. @see docs/behaviour.md 4.5 */
export function needsCard(path: string): boolean {
  return lastSegment(path) === 'ssai';
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}
