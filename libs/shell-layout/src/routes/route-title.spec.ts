import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { ConsoleRoute } from './console-route';
import { pageTitle } from './route-title';

// @see spec 1

const i18next = createInstance();

const APPS: ConsoleRoute = { path: '/apps', meta: {}, redirectTo: '/apps/dashboard' };
const BILLING: ConsoleRoute = {
  path: '/apps/billing',
  meta: { title: 'Billing', isHideSubApp: true },
  redirectTo: '/apps/billing/invoice',
};
const INVOICES: ConsoleRoute = { path: '/apps/billing/invoice', meta: { title: 'Invoices' } };
const TENANT_APPS: ConsoleRoute = {
  path: '/apps/tenant-apps',
  meta: { title: 'Tenants App' },
  redirectTo: '/apps/tenant-apps/normal',
};
const NORMAL: ConsoleRoute = { path: '/apps/tenant-apps/normal', meta: { title: 'Normal' } };
const PRODUCT: ConsoleRoute = { path: '/apps/product', meta: { title: 'Product', isHideSubApp: true } };
const VOD: ConsoleRoute = { path: '/apps/product/vod', meta: { title: 'Media VOD' } };

describe('the title of a page', () => {
  it.each([
    ['names a parent that redirects to it', [APPS, BILLING, INVOICES], 'Billing · Invoices'],
    [
      'names that parent on pages further below',
      [APPS, BILLING, INVOICES, { path: '/apps/billing/invoice/:invoiceId', meta: { title: 'Invoice' } }],
      'Billing · Invoice',
    ],
    ['is its own where the menu has an entry for it', [APPS, TENANT_APPS, NORMAL], 'Normal'],
    ['is its own below a parent with a page', [APPS, PRODUCT, VOD], 'Media VOD'],
    ['is its own at the parent itself', [APPS, BILLING], 'Billing'],
    ['is empty where no route has one', [APPS], ''],
  ])('%s', (_what, chain, title) => expect(pageTitle(i18next, chain)).toBe(title));
});
