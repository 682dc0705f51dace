// @see spec 1, 4.4, 6
import { menuDecision } from '@console/shell-layout/menu';
import { expect, it } from 'vitest';
import { en } from '../locales/en';
import { modulesFeature } from '../modules.feature';
import { MEDIA_MODULES, type ModulePath } from './media-modules';

/** Modules of every edition. */
const FREE: readonly ModulePath[] = [
  'live/machine',
  'vod-server/machine',
  'media/machine',
  'community/machine',
  'cluster/machine',
  'component/machine',
  'livestream',
  'playout',
  'vast-control',
  'hub/distributors',
  'hub/channels',
  'hub/connection',
  'hub/documentation',
  'alerts',
];
/** Free on premises only. */
const PRO_IN_CLOUD: readonly ModulePath[] = ['transcode', 'transcode/channels', 'transcode/templates'];
const OF_ADMIN_APP: readonly ModulePath[] = ['ssai', 'vod'];

const SUBSCRIPTION = {
  appId: 'studio',
  name: 'Studio',
  edition: 'free',
  status: 'active',
  addedPrimaryCard: true,
  takesPaymentMethods: true,
};

const routes = modulesFeature({}).appsRoutes.flatMap((route) => route.children ?? []);

it.each(MEDIA_MODULES)('$path has its routes, texts and edition', ({ path, key }) => {
  const paths = [
    `/apps/:appId/product/${path}`,
    ...(OF_ADMIN_APP.includes(path) ? [`/apps/product/${path}`] : []),
  ];
  const found = routes.filter(({ meta }) => meta.key === `modules:routes.${key}`);
  expect(found.map((route) => route.path)).toEqual(paths);
  expect(Object.keys(en.purpose)).toContain(key);

  const inCloud = FREE.includes(path) ? 'go' : 'subscription';
  const onPremises = PRO_IN_CLOUD.includes(path) ? 'go' : inCloud;
  for (const { path: route, meta } of found) {
    const decision = (changed: object, buildMode: 'cloud' | 'on-premises') =>
      menuDecision(
        { path: route, partOf: meta.partOf },
        { subscription: { ...SUBSCRIPTION, ...changed }, buildMode, canAskForPayment: false },
      );
    expect(decision({}, 'cloud')).toBe(inCloud);
    expect(decision({}, 'on-premises')).toBe(onPremises);
    expect(decision({ status: 'expired' }, 'cloud')).toBe('go');
    expect(decision({ edition: 'pro' }, 'cloud')).toBe('go');
  }
});
