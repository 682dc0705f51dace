import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';
import { invoiceRoute } from '../invoice/invoice-route';
import { BILLING_ACCESS } from '../contract/billing-access';
import { billingLocale } from '../locales/billing-locale';

/** The invoices below a frame: of one app, or of all. */
export function invoiceRoutes(frame: string, tab: number, key: NonNullable<RouteMeta['key']>): ConsoleRoute {
  return {
    path: `${frame}/invoice`,
    namespace: billingLocale.namespace,
    meta: { key, requiresAuth: true, tab, contentFor: { access: BILLING_ACCESS } },
    screen: () => import('./invoice-list-page').then((module) => module.InvoiceListPage),
    children: [invoiceRoute(frame)],
  };
}
