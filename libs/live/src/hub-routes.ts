import type { ConsoleRoute } from '@console/shell-layout';
import { liveLocale } from './locales/live-locale';

const { namespace } = liveLocale;
const hidden = { requiresAuth: true, hideInMenu: true };

type ModuleRoutes = Omit<ConsoleRoute, 'path' | 'meta'>;

const dialogs = () => import('./hub/distributor-dialogs');

/** Partners who receive channels, with their pages and dialogs. */
export function distributorRoutes(path: string) {
  const one = `${path}/:resourceId`;
  return {
    namespace,
    screen: () => import('./hub/distributor-list-page').then((module) => module.DistributorListPage),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'live:hub.add', ...hidden },
        screen: () => dialogs().then((module) => module.AddDistributorDialog),
      },
      {
        path: one,
        meta: { key: 'live:hub.distributor', ...hidden },
        screen: () => import('./hub/distributor-page').then((module) => module.DistributorPage),
        children: [
          {
            path: `${one}/edit`,
            meta: { key: 'live:hub.edit', ...hidden },
            screen: () => dialogs().then((module) => module.EditDistributorDialog),
          },
          {
            path: `${one}/deliver`,
            meta: { key: 'live:hub.deliver', ...hidden },
            screen: () => import('./hub/delivery-dialog').then((module) => module.DeliveryDialog),
          },
          {
            path: `${one}/deliveries/:deliveryId`,
            meta: { key: 'live:hub.editDelivery', ...hidden },
            screen: () => import('./hub/delivery-dialog').then((module) => module.EditDeliveryDialog),
          },
        ],
      },
    ],
  } satisfies ModuleRoutes;
}

/** Which partners receive a channel. */
export function deliveryRoutes() {
  return {
    namespace,
    screen: () => import('./hub/delivery-list-page').then((module) => module.DeliveryListPage),
  } satisfies ModuleRoutes;
}

/** What a partner needs to receive its channels. */
export function connectionRoutes() {
  return {
    namespace,
    screen: () => import('./hub/connection-page').then((module) => module.ConnectionPage),
  } satisfies ModuleRoutes;
}

/** The pages of partners. */
export function documentationRoutes() {
  return {
    namespace,
    screen: () => import('./hub/documentation-page').then((module) => module.DocumentationPage),
  } satisfies ModuleRoutes;
}

/** The page of a partner, for the holder of its link. */
export const partnerRoute: ConsoleRoute = {
  path: '/hub/:token',
  namespace,
  meta: { key: 'live:hub.partner.route', layout: 'empty', hideInMenu: true, isPublic: true },
  screen: () => import('./hub/partner-page').then((module) => module.PartnerPage),
};
