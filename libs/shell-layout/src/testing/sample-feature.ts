import type { ComponentType } from 'react';
import type { ConsoleFeature, ConsoleRoute } from '../routes/console-route';

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
