import type { ConsoleFeature } from '@console/shell-layout';
import { auditFieldsLocale } from './audit-log/locales/audit-fields-locale';
import { documentRoutes } from './api-reference/document-routes';
import { ALERTS_ACCESS, AUDIT_LOG_ACCESS, SERVERS_ACCESS } from './contract/operations-access';
import { operationsLocale } from './locales/operations-locale';
import { serverRoutes } from './server-detail/server-routes';

const dashboardCards = () => import('./dashboard-cards/dashboard-cards');

/** Servers of all apps and the API reference. Its per-app screens are put into the module catalog by the console. */
export const operations: ConsoleFeature = {
  appsRoutes: [serverRoutes, documentRoutes],
  locale: operationsLocale,
  moreLocales: [auditFieldsLocale],
  dashboardCards: [
    {
      area: 'live',
      access: SERVERS_ACCESS,
      load: () => dashboardCards().then((module) => module.LiveFigures),
    },
    {
      area: 'load',
      access: SERVERS_ACCESS,
      load: () => dashboardCards().then((module) => module.LoadCard),
    },
    {
      area: 'alerts',
      access: ALERTS_ACCESS,
      load: () => dashboardCards().then((module) => module.OpenAlertsCard),
    },
    {
      area: 'traffic',
      access: SERVERS_ACCESS,
      isOfAllApps: true,
      ranges: ['24h'],
      load: () => dashboardCards().then((module) => module.TopAppsCard),
    },
    {
      area: 'servers',
      access: SERVERS_ACCESS,
      load: () => dashboardCards().then((module) => module.ServerStatesCard),
    },
    {
      area: 'changes',
      access: AUDIT_LOG_ACCESS,
      load: () => dashboardCards().then((module) => module.RecentChangesCard),
    },
  ],
  slots: {
    appLoad: () => import('./app-overview/app-load').then((module) => module.AppLoad),
    appServers: () => import('./app-overview/app-servers').then((module) => module.AppServers),
    appLoadCells: () => import('./app-overview/app-load-cells').then((module) => module.AppLoadCells),
    alertCount: () => import('./alerts/alert-count').then((module) => module.AlertCount),
    licenseNotice: () => import('./license-notice/license-notice').then((module) => module.LicenseNotice),
    timeline: () => import('./audit-log/timeline').then((module) => module.Timeline),
  },
  objects: () => import('./operations-objects').then((module) => module.operationsObjects),
};
