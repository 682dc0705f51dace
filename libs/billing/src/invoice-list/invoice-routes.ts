import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';
import { invoiceRoute } from '../invoice/invoice-route';
import { billingLocale } from '../locales/billing-locale';

/** The invoices below a frame: of one app, or of all. */
export function invoiceRoutes(frame: string, tab: number, key: NonNullable<RouteMeta['key']>): ConsoleRoute {
  return {
    path: `${frame}/invoice`,
    namespace: billingLocale.namespace,
    meta: { key, requiresAuth: true, tab, tabFor: { staff: 'admin-management' } },
    screen: () => import('./invoice-list-page').then((module) => module.InvoiceListPage),
    children: [invoiceRoute(frame)],
  };
}
