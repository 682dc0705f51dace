// @see spec 2.5, 3.12
import type { ConsoleRoute } from '@console/shell-layout';
import { describe, expect, it } from 'vitest';
import { pathInApp } from './app-paths';

const route = (path: string, meta: ConsoleRoute['meta'] = {}): ConsoleRoute => ({ path, meta });

const APPS = route('/apps');
const FRAME = route('/apps/:appId');
const INVOICES = route('/apps/:appId/invoice', { tab: 4 });
const INVOICE = route('/apps/:appId/invoice/:invoiceId');
const PRODUCT = route('/apps/:appId/product', { menuPage: 'samples:routes.modules' });
const VOD = route('/apps/:appId/product/vod', { menuGroup: 'samples:groups.content' });
const ADMIN_PRODUCT = route('/apps/product', { ofAdminApp: true });
const ADMIN_VOD = route('/apps/product/vod', { menuGroup: 'samples:groups.content', ofAdminApp: true });
const BILLING = route('/apps/billing');
const paths = new Set([PRODUCT, VOD, ADMIN_PRODUCT, ADMIN_VOD].map(({ path }) => path));

describe('a switch to another app', () => {
  it.each([
    ['keeps the tab', [APPS, FRAME, INVOICES], '/apps/studio/invoice'],
    ['leaves what belongs to the other app', [APPS, FRAME, INVOICES, INVOICE], '/apps/studio/invoice'],
    ['keeps the module', [APPS, PRODUCT, VOD], '/apps/studio/product/vod'],
    ['keeps the module of the admin app', [APPS, ADMIN_PRODUCT, ADMIN_VOD], '/apps/studio/product/vod'],
    ['keeps the list of modules', [APPS, ADMIN_PRODUCT], '/apps/studio/product'],
    ['leads to the overview from a page of all apps', [APPS, BILLING], '/apps/studio'],
  ])('%s', (_what, chain, path) =>
    expect(pathInApp('studio', { chain, params: { appId: 'other', invoiceId: '7' }, paths })).toBe(path),
  );

  it.each([
    ['leads home from a tab of an app', [APPS, FRAME, INVOICES], '/apps'],
    ['keeps the module, by the address of the admin app', [APPS, PRODUCT, VOD], '/apps/product/vod'],
    ['keeps a page of all apps', [APPS, BILLING], undefined],
  ])('to all apps %s', (_what, chain, path) =>
    expect(pathInApp('default-admin-app', { chain, params: { appId: 'other' }, paths })).toBe(path),
  );
});
