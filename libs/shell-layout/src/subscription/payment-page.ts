import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { fillPath } from '../routes/route-tree';

interface PaymentPage {
  /** The page with the app’s payment methods. */
  path: string;
  /** What’s required to be there. */
  requires: Requirement;
}

/**
 * Where an app’s payment methods are. The admin app has a page of its own, which takes staff; that of any other app is for
 * whoever looks after its subscription, as those do who are led there. @see spec 4.5
 */
export function paymentPage(appId: string): PaymentPage {
  return appId === ADMIN_APP_ID
    ? { path: '/apps/billing/payment', requires: { permission: 'admin-management' } }
    : { path: fillPath('/apps/:appId/billing', { appId }), requires: {} };
}
