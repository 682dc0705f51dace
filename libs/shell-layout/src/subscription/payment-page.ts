import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '@console/ui';
import { fillPath } from '../routes/route-tree';

interface PaymentPage {
  path: string;
  /** Access to the page. */
  requires: Requirement;
}

/**
 * The page of an app's payment methods. The admin app has one for staff; any other app's is for users who
 * manage its subscription. @see spec 4.5
 */
export function paymentPage(appId: string): PaymentPage {
  return appId === ADMIN_APP_ID
    ? { path: '/apps/billing/payment', requires: { permission: 'admin-management' } }
    : { path: fillPath('/apps/:appId/billing', { appId }), requires: {} };
}
