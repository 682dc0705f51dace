// @see spec 1, 4.4, 6
import { menuDecision, routeDenial } from '@console/shell-layout/testing';
import type { ConsoleRoute } from '@console/shell-layout';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en';
import { MEDIA_MODULES, MODULE_GROUPS } from './media-modules';
import { modulesFeature } from '../modules.feature';

type Row = readonly [
  group: string,
  path: string,
  title: string,
  key: string,
  permission: string,
  edition: 'free' | 'pro' | 'in cloud',
  ofAdminApp?: true,
];

/** The agreed catalog, as literals. */
const ROWS: readonly Row[] = [
  ['mediaServers', 'live/machine', 'Live servers', 'live_machine', 'admin-machine', 'free'],
  ['mediaServers', 'live/clusters', 'Live clusters', 'live_machine_cluster', '', 'pro'],
  ['mediaServers', 'vod-server/machine', 'VOD servers', 'vod_machine', 'admin-machine', 'free'],
  ['mediaServers', 'vod-server/cluster', 'VOD clusters', 'vod_vod_cluster', '', 'pro'],
  ['mediaServers', 'media/machine', 'Media servers', 'media_machine', 'admin-machine', 'free'],
  ['mediaServers', 'media/cluster', 'Media clusters', 'media_machine_cluster', '', 'pro'],
  ['mediaServers', 'community/machine', 'Community servers', 'community_machine', 'admin-machine', 'free'],
  ['mediaServers', 'cluster/machine', 'Cluster servers', 'cluster_machine', 'admin-machine', 'free'],
  ['mediaServers', 'component/machine', 'Component servers', 'component_machine', 'admin-machine', 'free'],
  ['mediaServers', 'component/cluster', 'Component clusters', 'component_machine_cluster', '', 'pro'],
  ['mediaServers', 'monitor', 'Server monitoring', 'server_monitor', '', 'pro'],
  ['transcode', 'transcode', 'Transcoder and packager', 'transcode', 'admin-transcode', 'in cloud'],
  ['transcode', 'transcode/channels', 'Channels', 'transcode_channels', '', 'in cloud'],
  ['transcode', 'transcode/templates', 'Templates', 'transcode_templates', '', 'in cloud'],
  ['transcode', 'transcode/profiles', 'Profiles', 'transcode_profiles', '', 'pro'],
  ['transcode', 'transcode/presets', 'Presets', 'transcode_presets', '', 'pro'],
  ['channels', 'lrm', 'LRM channels', 'app_lrm', 'admin-lrm', 'pro'],
  ['channels', 'livestream', 'Livestream', 'app_livestream', 'admin-livestream', 'free'],
  ['channels', 'event', 'Event channels', 'event_channels', '', 'pro'],
  ['channels', 'playout', 'Playout', 'app_playout', '', 'free'],
  ['advertising', 'ssai', 'SSAI', 'app_ssai', 'admin-ssai', 'pro', true],
  ['advertising', 'ssai/endpoints', 'Endpoints', 'ssai_endpoints', '', 'pro'],
  ['advertising', 'ssai/ads', 'Ads', 'ssai_ads', '', 'pro'],
  ['advertising', 'ssai/statistics', 'Statistics', 'ssai_statistics', '', 'pro'],
  ['advertising', 'vast-control', 'VAST control', 'app_vast_control', '', 'free'],
  ['content', 'vod', 'Media VOD', 'media_vod', 'admin-vod', 'pro', true],
  ['content', 'library', 'Asset library', 'app_library', 'admin-library', 'pro'],
  ['engagement', 'interactive', 'Interactive', 'app_interactive', 'admin-interactive', 'pro'],
  ['engagement', 'minigame', 'Minigame', 'app_minigame', '', 'pro'],
  ['distributionHub', 'hub/distributors', 'Distributors', 'hub_distributors', '', 'free'],
  ['distributionHub', 'hub/channels', 'Distributed channels', 'hub_channels', '', 'free'],
  ['distributionHub', 'hub/connection', 'Connection information', 'hub_connection', '', 'free'],
  ['distributionHub', 'hub/documentation', 'Documentation', 'hub_documentation', '', 'free'],
  ['management', 'management/members', 'Members', 'management_members', 'admin-management', 'pro'],
  ['management', 'management/group', 'Groups', 'management_group', 'admin-management', 'pro'],
  ['observability', 'audit-log', 'Audit log', 'audit_log', '', 'pro'],
  ['observability', 'alerts', 'Alerts', 'alerts', '', 'free'],
];

const routes: ConsoleRoute[] = modulesFeature({}).appsRoutes.flatMap((route) => route.children ?? []);

function routeAt(path: string): ConsoleRoute | undefined {
  return routes.find((route) => route.path === path);
}

function formsOf([, path, , , , , ofAdminApp]: Row): string[] {
  return [`/apps/:appId/product/${path}`, ...(ofAdminApp ? [`/apps/product/${path}`] : [])];
}

const FREE = {
  appId: 'studio',
  name: 'Studio',
  edition: 'free',
  status: 'active',
  addedPrimaryCard: true,
  takesPaymentMethods: true,
};
const PRO = { ...FREE, edition: 'pro' };

describe('the catalog', () => {
  it('has these modules in these groups, in this order, and no other', () => {
    expect(MEDIA_MODULES.map(({ group, path, key }) => [group, path, key])).toEqual(
      ROWS.map(([group, path, , key]) => [group, path, key]),
    );
    expect([...new Set(ROWS.map(([group]) => group))]).toEqual(MODULE_GROUPS);
  });

  it('has both forms of address for those of the admin app, and one for all others', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(ROWS.flatMap(formsOf).toSorted());
  });

  describe.each(ROWS.map((row) => ({ path: row[1], row })))('$path', ({ row }) => {
    const [group, , title, key, permission, edition] = row;
    const forms = formsOf(row);
    const verdictsOf = (subscription: typeof FREE, buildMode: 'cloud' | 'on-premises') =>
      forms.map((path) =>
        menuDecision(
          { path, partOf: routeAt(path)?.meta.partOf },
          { subscription, buildMode, canAskForPayment: false },
        ),
      );
    const all = (verdict: string) => forms.map(() => verdict);

    it('is called what it should be, and says what it is for', () => {
      expect(Object.entries(en.routes)).toContainEqual([key, title]);
      expect(Object.keys(en.purpose)).toContain(key);
      expect(forms.map((path) => routeAt(path)?.meta.key)).toEqual(all(`modules:routes.${key}`));
    });

    it('stands in its group of the menu', () => {
      expect(forms.map((path) => routeAt(path)?.meta.menuGroup)).toEqual(all(`modules:groups.${group}`));
    });

    it(`is open to ${permission || 'everybody'}`, () => {
      for (const path of forms) {
        const route = routeAt(path);
        const denial = route && routeDenial([route], new Set());
        expect(denial).toEqual(permission ? { kind: 'permission', anyOf: [permission] } : undefined);
        expect(route && routeDenial([route], new Set([permission]))).toBeUndefined();
      }
    });

    it(`is for the edition: ${edition}`, () => {
      expect(verdictsOf(FREE, 'cloud')).toEqual(all(edition === 'free' ? 'go' : 'subscription'));
      expect(verdictsOf(FREE, 'on-premises')).toEqual(all(edition === 'pro' ? 'subscription' : 'go'));
      expect(verdictsOf({ ...FREE, status: 'expired' }, 'cloud')).toEqual(all('go'));
      expect(verdictsOf(PRO, 'cloud')).toEqual(all('go'));
    });
  });
});
