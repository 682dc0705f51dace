import { ADMIN_APP_ID } from '@console/http';
import type { Requirement } from '../guards/obstacle';
import { fillPath } from '../routes/fill-path';

interface PaymentPlace {
  /** The page with the app’s payment methods. */
  path: string;
  /** What it takes to be there. */
  requires: Requirement;
}

const FOR_STAFF: Requirement = { permission: 'admin-management' };

/**
 * Where an app’s payment methods are. The admin app has a page of its own; that of any other app is for staff, and for the
 * managers of the app that calls are made for, which is theirs. @see docs/behaviour.md 4.5
 */
export function paymentPlace(appId: string, ownAppId: string): PaymentPlace {
  if (appId === ADMIN_APP_ID) return { path: '/apps/billing/payment', requires: FOR_STAFF };
  const path = fillPath('/apps/:appId/billing', { appId });
  return { path, requires: appId === ownAppId ? {} : FOR_STAFF };
}
