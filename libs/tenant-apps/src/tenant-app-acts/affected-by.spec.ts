// @see spec 7.5
import { createI18n } from '@console/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { tenantAppDetailsOf } from '../testing/kept-tenant-app';
import { affectedBy, type ActOnApp } from './affected-by';

const i18n = createI18n({ language: 'en', locales: [tenantAppsLocale] });
const words = {
  t: i18n.getFixedT('en', 'tenantApps'),
  time: (value: string) => `at ${value.slice(0, 10)}`,
};
const NOTHING = {
  activeMembers: 0,
  invitedMembers: 0,
  groups: 0,
  servers: 0,
  unpaidInvoices: 0,
  overdueInvoices: 0,
};

const of = (act: ActOnApp, counts: Partial<typeof NOTHING>) =>
  affectedBy(act, tenantAppDetailsOf({ counts: { ...NOTHING, ...counts } }), words);

describe('what an act on an app affects', () => {
  beforeAll(() => i18n.loadNamespaces('tenantApps'));

  it('is, of a key reset, whatever uses the key', () => {
    expect(of('resetKey', { servers: 1, activeMembers: 3, unpaidInvoices: 2 })).toEqual([
      'The API key ending in 7f3a: whatever still uses it is refused at once',
      'The key was last used at 2026-05-06',
      '1 server belongs to the app',
    ]);
  });

  it('says of a key that it was never used', () => {
    const app = tenantAppDetailsOf({
      counts: NOTHING,
      apiKey: { lastFour: 'aaaa', resetAt: null, usedAt: null },
    });
    expect(affectedBy('resetKey', app, words)).toContain('The key has never been used');
  });

  it('is, of archiving, who works there and what is owed', () => {
    expect(
      of('archive', { activeMembers: 1, groups: 2, servers: 3, unpaidInvoices: 1, overdueInvoices: 2 }),
    ).toEqual([
      '1 member may look at the app and change nothing',
      '2 groups cannot be changed any more',
      '3 servers belong to the app',
      '1 invoice is unpaid',
      '2 invoices are overdue',
    ]);
  });

  it('is, of restoring, who can work there again', () => {
    expect(of('restore', { activeMembers: 2, groups: 2 })).toEqual(['2 members can work in the app again']);
  });

  it('is, of deleting, all that goes with the app', () => {
    expect(of('delete', { activeMembers: 2, invitedMembers: 1, groups: 1, servers: 1 })).toEqual([
      '2 members lose their places in the app',
      '1 invitation ends',
      '1 group is deleted',
      '1 server belongs to the app',
      'The API key ending in 7f3a: whatever still uses it is refused at once',
      'The key was last used at 2026-05-06',
      'Invoices, payments and usage stay under Billing, marked as of a deleted app',
    ]);
  });

  it('leaves out what there is none of', () => {
    expect(of('archive', {})).toEqual([]);
    expect(of('delete', {})).toHaveLength(3);
  });
});
