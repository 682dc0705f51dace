import type { MessageKey } from '@console/i18n';

/** Groups of the menu and the product page, in order. */
export const MODULE_GROUPS = [
  'live',
  'transcode',
  'advertising',
  'content',
  'engagement',
  'infrastructure',
  'distributionHub',
  'observability',
  'team',
] as const;
export type ModuleGroup = (typeof MODULE_GROUPS)[number];

export interface MediaModule {
  group: ModuleGroup;
  /** Below `/apps/:appId/product/`; also its key in the runtime configuration. */
  path: string;
  /** Menu key of the specification; also the key of its texts. @see spec 4.4 */
  key: string;
  /** Other words for it that the command palette finds. */
  keywords?: MessageKey;
  /** Requires the permission of its path segment. @see spec 6 */
  guarded?: true;
  /** Also exists below `/apps/product/`. @see spec 2.3 */
  ofAdminApp?: true;
}

/** Every media module in menu order. Permission and edition follow from path and key. */
export const MEDIA_MODULES = [
  { group: 'live', path: 'lrm', key: 'app_lrm', guarded: true },
  {
    group: 'live',
    path: 'livestream',
    key: 'app_livestream',
    keywords: 'keywords:livestream',
    guarded: true,
  },
  { group: 'live', path: 'event', key: 'event_channels', keywords: 'keywords:events' },
  { group: 'live', path: 'playout', key: 'app_playout', keywords: 'keywords:playout' },
  { group: 'transcode', path: 'transcode', key: 'transcode', keywords: 'keywords:transcode', guarded: true },
  { group: 'transcode', path: 'transcode/channels', key: 'transcode_channels' },
  { group: 'transcode', path: 'transcode/templates', key: 'transcode_templates' },
  { group: 'transcode', path: 'transcode/profiles', key: 'transcode_profiles' },
  { group: 'transcode', path: 'transcode/presets', key: 'transcode_presets' },
  {
    group: 'advertising',
    path: 'ssai',
    key: 'app_ssai',
    keywords: 'keywords:ads',
    guarded: true,
    ofAdminApp: true,
  },
  { group: 'advertising', path: 'ssai/endpoints', key: 'ssai_endpoints' },
  { group: 'advertising', path: 'ssai/ads', key: 'ssai_ads', keywords: 'keywords:ads' },
  { group: 'advertising', path: 'ssai/statistics', key: 'ssai_statistics' },
  { group: 'advertising', path: 'vast-control', key: 'app_vast_control', keywords: 'keywords:campaigns' },
  {
    group: 'content',
    path: 'vod',
    key: 'media_vod',
    keywords: 'keywords:vod',
    guarded: true,
    ofAdminApp: true,
  },
  { group: 'content', path: 'library', key: 'app_library', keywords: 'keywords:library', guarded: true },
  { group: 'engagement', path: 'interactive', key: 'app_interactive', guarded: true },
  { group: 'engagement', path: 'minigame', key: 'app_minigame' },
  { group: 'infrastructure', path: 'live/machine', key: 'live_machine', guarded: true },
  { group: 'infrastructure', path: 'live/clusters', key: 'live_machine_cluster' },
  { group: 'infrastructure', path: 'vod-server/machine', key: 'vod_machine', guarded: true },
  { group: 'infrastructure', path: 'vod-server/cluster', key: 'vod_vod_cluster' },
  { group: 'infrastructure', path: 'media/machine', key: 'media_machine', guarded: true },
  { group: 'infrastructure', path: 'media/cluster', key: 'media_machine_cluster' },
  { group: 'infrastructure', path: 'community/machine', key: 'community_machine', guarded: true },
  { group: 'infrastructure', path: 'cluster/machine', key: 'cluster_machine', guarded: true },
  { group: 'infrastructure', path: 'component/machine', key: 'component_machine', guarded: true },
  { group: 'infrastructure', path: 'component/cluster', key: 'component_machine_cluster' },
  { group: 'infrastructure', path: 'monitor', key: 'server_monitor', keywords: 'keywords:monitoring' },
  {
    group: 'distributionHub',
    path: 'hub/distributors',
    key: 'hub_distributors',
    keywords: 'keywords:distribution',
  },
  { group: 'distributionHub', path: 'hub/channels', key: 'hub_channels' },
  { group: 'distributionHub', path: 'hub/connection', key: 'hub_connection' },
  { group: 'distributionHub', path: 'hub/documentation', key: 'hub_documentation' },
  { group: 'observability', path: 'audit-log', key: 'audit_log', keywords: 'keywords:auditLog' },
  { group: 'observability', path: 'alerts', key: 'alerts', keywords: 'keywords:alerts' },
  {
    group: 'team',
    path: 'management/members',
    key: 'management_members',
    keywords: 'keywords:members',
    guarded: true,
  },
  {
    group: 'team',
    path: 'management/group',
    key: 'management_group',
    keywords: 'keywords:groups',
    guarded: true,
  },
] as const satisfies readonly MediaModule[];
export type CatalogModule = (typeof MEDIA_MODULES)[number];
export type ModulePath = CatalogModule['path'];

/** Paths that a runtime configuration can connect a module to. */
export const MODULE_PATHS: readonly ModulePath[] = MEDIA_MODULES.map(({ path }) => path);
export type ModuleKey = (typeof MEDIA_MODULES)[number]['key'];
