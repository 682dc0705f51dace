import { ADMIN_APP_ID } from '@console/http';
import { expect, it } from 'vitest';
import { paymentPlace } from './payment-place';

const FOR_STAFF = { permission: 'admin-management' };

it.each([
  ['the admin app’s', ADMIN_APP_ID, ADMIN_APP_ID, '/apps/billing/payment', FOR_STAFF],
  ['a tenant app’s, for staff', 'studio', ADMIN_APP_ID, '/apps/studio/billing', FOR_STAFF],
  ['a tenant app’s, for its own', 'studio', 'studio', '/apps/studio/billing', {}],
  ['that of an app with an odd name', 'a/b', 'studio', '/apps/a%2Fb/billing', FOR_STAFF],
])('%s payment methods', (_whose, appId, ownAppId, path, requires) => {
  expect(paymentPlace(appId, ownAppId)).toEqual({ path, requires });
});
