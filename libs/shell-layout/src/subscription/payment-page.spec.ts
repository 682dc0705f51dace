import { ADMIN_APP_ID } from '@console/http';
import { expect, it } from 'vitest';
import { paymentPage } from './payment-page';

// @see spec 4.5

it.each([
  ['the admin app’s', ADMIN_APP_ID, '/apps/billing/payment', { permission: 'admin-management' }],
  ['a tenant app’s', 'studio', '/apps/studio/billing', {}],
  ['that of an app with an odd name', 'a/b', '/apps/a%2Fb/billing', {}],
])('%s payment methods', (_whose, appId, path, requires) =>
  expect(paymentPage(appId)).toEqual({ path, requires }),
);
