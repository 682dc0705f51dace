import { lazyPrefetch, type ConsoleFeature, type ConsoleRoute } from '@console/shell-layout';
import type { TenantApp } from './contract';
import { tenantAppsLocale } from './locales/tenant-apps-locale';
import { managementRoutes, myAppRoutes, tenantAppRoutes } from './tenant-app-routes';

const loadList = () => import('./tenant-app-list/tenant-app-list-page');

const prefetchList = (status: TenantApp['status']) =>
  lazyPrefetch(async () => {
    const { prefetchTenantAppList } = await import('./tenant-app-list/prefetch-tenant-app-list');
    return (context) => prefetchTenantAppList(status, context);
  });

const STAFF = { 'admin-tenant-app': 'every-app' } as const;
const guarded = { requiresAuth: true, requiredPermission: true };

const lists: ConsoleRoute = {
  path: '/apps/tenant-apps',
  namespace: tenantAppsLocale.namespace,
  meta: {
    key: 'tenantApps:routes.tenantApps',
    subtitle: 'tenantApps:subtitles.tenantApps',
    icon: 'apps',
    order: 2,
    ...guarded,
  },
  redirectTo: '/apps/tenant-apps/normal',
  children: [
    {
      path: '/apps/tenant-apps/normal',
      meta: {
        key: 'tenantApps:routes.normal',
        keywords: 'keywords:apps',
        heading: 'tenantApps:title.normal',
        goKey: 'a',
        subtitle: 'tenantApps:subtitles.normal',
        order: 2,
        ...guarded,
      },
      screen: () => loadList().then((module) => module.NormalTenantAppsPage),
      prefetch: prefetchList('normal'),
    },
    {
      path: '/apps/tenant-apps/archive',
      meta: {
        key: 'tenantApps:routes.archive',
        keywords: 'keywords:archivedApps',
        heading: 'tenantApps:title.archived',
        subtitle: 'tenantApps:subtitles.archive',
        order: 3,
        ...guarded,
      },
      screen: () => loadList().then((module) => module.ArchivedTenantAppsPage),
      prefetch: prefetchList('archived'),
    },
    {
      path: '/apps/tenant-apps/create',
      meta: {
        key: 'tenantApps:routes.create',
        keywords: 'keywords:createApp',
        hideInMenu: true,
        action: true,
        ...guarded,
      },
      screen: () =>
        import('./create-tenant-app/create-tenant-app-page').then((module) => module.CreateTenantAppPage),
    },
  ],
};

export const tenantApps: ConsoleFeature = {
  appsRoutes: [lists, tenantAppRoutes, managementRoutes],
  userRoutes: myAppRoutes,
  locale: tenantAppsLocale,
  dashboardCards: [
    {
      area: 'setup',
      access: { 'admin-tenant-app': 'every-app', management: 'own-app' },
      load: () => import('./setup/setup-checklist').then((module) => module.SetupCard),
    },
    {
      area: 'appCount',
      access: STAFF,
      load: () => import('./dashboard-cards/dashboard-cards').then((module) => module.TenantAppsFigure),
    },
    {
      area: 'apps',
      access: STAFF,
      load: () => import('./dashboard-cards/dashboard-cards').then((module) => module.RecentTenantApps),
    },
    {
      area: 'myApps',
      load: () => import('./my-apps/my-apps-card').then((module) => module.MyAppsCard),
      loadWhen: () => import('./my-apps/my-apps-card').then((module) => module.useMyAppsShown),
    },
  ],
  slots: {
    appSwitch: () => import('./app-switch/app-switch-list').then((module) => module.AppSwitchList),
    statusBanner: () => import('./status-banner/status-banner').then((module) => module.StatusBanner),
    appPicker: () => import('./app-picker/app-picker').then((module) => module.AppPicker),
  },
  objects: () => import('./tenant-app-objects').then((module) => module.tenantAppObjects),
};
