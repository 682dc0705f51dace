import { type ComponentType, useEffect } from 'react';
import { fn } from 'storybook/test';
import type { ConsoleFeature, ConsoleRoute, RouteMeta } from '../routes/console-route';
import type { ConsoleSlots } from '../routes/console-slots';

const texts = () => Promise.resolve({});
const locale = { namespace: 'samples', load: { en: texts, vi: texts } };

/** A feature with one screen at /apps/sample. */
export function sampleFeature(Screen: ComponentType): ConsoleFeature {
  return { locale, appsRoutes: [sampleRoute('/apps/sample', 'Sample', Screen)] };
}

const guarded = { requiresAuth: true, requiredPermission: true };

/** A feature with two entries, a group, and a restricted entry. */
export function sampleMenu(Screen: ComponentType): ConsoleFeature {
  const group = sampleRoute('/apps/tenant-apps', 'Tenants App', Screen, {
    icon: 'apps',
    order: 2,
    ...guarded,
  });
  return {
    locale,
    appsRoutes: [
      sampleRoute('/apps/dashboard', 'Dashboard', Screen, { icon: 'dashboard', order: 1 }),
      {
        ...group,
        children: [
          sampleRoute('/apps/tenant-apps/normal', 'Normal', Screen, { order: 2, ...guarded }),
          sampleRoute('/apps/tenant-apps/archive', 'Archived', Screen, { order: 3, ...guarded }),
        ],
      },
      sampleRoute('/apps/accounts', 'Users', Screen, { order: 10, ...guarded }),
      sampleRoute('/apps/2fa', 'Two-factor authentication', Screen, { hideInMenu: true }),
    ],
    routes: [
      sampleRoute('/auth/login', 'Sign in', Screen, { layout: 'auth', hideInMenu: true }),
      sampleRoute('/user/info', 'Your account', Screen, { requiresAuth: true, hideInMenu: true }),
    ],
  };
}

function sampleRoute(
  path: string,
  title: string,
  Screen: ComponentType,
  meta: ConsoleRoute['meta'] = {},
): ConsoleRoute {
  return { path, meta: { title, ...meta }, screen: () => Promise.resolve(Screen) };
}

declare module '@console/i18n' {
  interface ConsoleResources {
    samples: Record<string, string>;
  }
}

const LABELS = { app_ssai: 'SSAI', media_vod: 'Media VOD', alerts: 'Alerts', modules: 'All modules' };
const productTexts = () =>
  Promise.resolve({
    routes: LABELS,
    subtitles: { media_vod: 'On demand' },
    groups: { media: 'Media', watch: 'Watch over all that is on air' },
  });

interface SampleOptions {
  /** Puts the modules into groups below the product group. */
  grouped?: boolean;
}

/** A feature with the product group for the admin app and tenant apps. */
export function sampleProducts(
  Screen: ComponentType,
  { grouped = false }: SampleOptions = {},
): ConsoleFeature {
  const inGroup = (name: 'media' | 'watch'): RouteMeta =>
    grouped ? { menuGroup: `samples:groups.${name}` } : {};
  const route = (path: string, meta: RouteMeta, children?: ConsoleRoute[]): ConsoleRoute => ({
    path,
    meta,
    ...(children && { children }),
    ...((!children || meta.menuPage) && { screen: () => Promise.resolve(Screen) }),
  });
  const modules = (base: string, meta: RouteMeta = {}) => [
    route(`${base}/ssai`, {
      key: 'samples:routes.app_ssai',
      order: 7,
      ...inGroup('media'),
      ...guarded,
      ...meta,
    }),
    route(`${base}/vod`, {
      key: 'samples:routes.media_vod',
      subtitle: 'samples:subtitles.media_vod',
      order: 7,
      ...inGroup('media'),
      ...guarded,
      ...meta,
    }),
    route(`${base}/alerts`, { key: 'samples:routes.alerts', order: 8, badge: 'alerts', ...inGroup('watch') }),
  ];
  return {
    locale: { namespace: 'samples', load: { en: productTexts, vi: productTexts } },
    appsRoutes: [
      route('/apps/dashboard', { title: 'Dashboard', icon: 'dashboard', order: 1 }),
      route('/apps/tenant-apps', { title: 'Tenants App', icon: 'apps', order: 2, ...guarded }, [
        route('/apps/tenant-apps/normal', { title: 'Normal' }),
      ]),
      route('/apps/:appId', { notAsMenu: true }, [
        route('/apps/:appId/detail', { title: 'Detail Info', hideInMenu: true }),
        route(
          '/apps/:appId/product',
          {
            title: 'Product',
            icon: 'product',
            order: 3,
            ...(grouped && { menuPage: 'samples:routes.modules' }),
          },
          modules('/apps/:appId/product'),
        ),
      ]),
      route(
        '/apps/product',
        { title: 'Product', hideInMenu: true },
        modules('/apps/product', { ofAdminApp: true }).slice(0, 2),
      ),
      route('/apps/billing', { title: 'Billing', icon: 'billing', order: 6, ...guarded }),
    ],
  };
}

/** Counts alerts without a platform. */
export const alertCountOf = (total: number) => ({
  alertCount: fn(({ onCount }: ConsoleSlots['alertCount']) => {
    useEffect(() => onCount(total), [onCount]);
    return null;
  }),
});
