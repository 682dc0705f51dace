import type { ConsoleRoute } from '@console/shell-layout';

/** One invoice, beside the list of a frame. @see spec 7.4 */
export function invoiceRoute(frame: string): ConsoleRoute {
  return {
    path: `${frame}/invoice/:invoiceId`,
    meta: { key: 'billing:routes.invoice', requiresAuth: true, hideInMenu: true },
    screen: () => import('./invoice-drawer').then((module) => module.InvoiceDrawer),
  };
}
