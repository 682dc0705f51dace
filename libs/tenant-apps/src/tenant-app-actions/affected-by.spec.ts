// @see spec 7.5
import { createI18n } from '@console/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { tenantAppDetailsOf } from '../testing/mock-tenant-app';
import { affectedBy, type AppAction } from './affected-by';

const i18n = createI18n({ language: 'en', locales: [tenantAppsLocale] });
const texts = {
  t: i18n.getFixedT('en', 'tenantApps'),
  time: (value: string) => `at ${value.slice(0, 10)}`,
};
const NOTHING = {
  activeMembers: 0,
  invitedMembers: 0,
  groups: 0,
  streams: 0,
  startedStreams: 0,
  videos: 0,
  servers: 0,
  unpaidInvoices: 0,
  overdueInvoices: 0,
};

const effects = (action: AppAction, counts: Partial<typeof NOTHING>) =>
  affectedBy(action, tenantAppDetailsOf({ counts: { ...NOTHING, ...counts } }), texts);

describe('affectedBy', () => {
  beforeAll(() => i18n.loadNamespaces('tenantApps'));

  it('lists the key and servers for a key reset', () => {
    expect(effects('resetKey', { servers: 1, activeMembers: 3, unpaidInvoices: 2 })).toEqual([
      'The API key ending in 7f3a: anything still using it is rejected immediately',
      'The key was last used at 2026-05-06',
      '1 server can’t report its state until it has the new key',
    ]);
  });

  it('reports an unused key', () => {
    const app = tenantAppDetailsOf({
      counts: NOTHING,
      apiKey: { lastFour: 'aaaa', resetAt: null, usedAt: null },
    });
    expect(affectedBy('resetKey', app, texts)).toContain('The key has never been used');
  });

  it('lists members, streams and outstanding invoices for archiving', () => {
    expect(
      effects('archive', {
        ...{
          activeMembers: 1,
          groups: 2,
          startedStreams: 4,
          servers: 3,
          unpaidInvoices: 1,
          overdueInvoices: 2,
        },
      }),
    ).toEqual([
      '1 member gets read-only access',
      '2 groups can no longer be changed',
      '4 streams stop until the app is restored',
      '3 servers can no longer report their state',
      '1 invoice is unpaid',
      '2 invoices are overdue',
    ]);
  });

  it('lists members for restoring', () => {
    expect(effects('restore', { activeMembers: 2, groups: 2 })).toEqual([
      '2 members can work in the app again',
    ]);
  });

  it('lists everything that is deleted', () => {
    const counts = { activeMembers: 2, invitedMembers: 1, groups: 1, streams: 3, videos: 1, servers: 1 };
    expect(effects('delete', counts)).toEqual([
      '2 members lose access',
      '1 invitation is revoked',
      '1 group is deleted',
      '3 streams are deleted',
      '1 video is deleted',
      '1 server can no longer report its state',
      'The API key ending in 7f3a: anything still using it is rejected immediately',
      'The key was last used at 2026-05-06',
      'Invoices, payments and usage remain under Billing, marked as belonging to a deleted app',
    ]);
  });

  it('omits empty counts', () => {
    expect(effects('archive', {})).toEqual([]);
    expect(effects('delete', {})).toHaveLength(3);
  });
});
