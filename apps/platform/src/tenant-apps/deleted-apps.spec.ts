// @see spec 7.4, 7.5
import {
  getBillingSummary,
  getInvoice,
  getUsageReport,
  listAllInvoices,
  listInvoices,
  listUsagesByApp,
} from '@console/billing/contract';
import {
  createApp,
  createTenantApp,
  deleteTenantApp,
  generateAppId,
  validateAppId,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import {
  billingInfos,
  groups,
  invoiceLines,
  invoices,
  members,
  payments,
  paymentMethods,
  usages,
} from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';

const APP = 'river-sports';
const RECIPIENT = {
  companyName: 'River Sports Ltd',
  taxCode: null,
  email: 'accounts@river.example',
  address: '1 Quay',
  country: 'VN',
};

describe('a deleted app', async () => {
  const ids = { paid: crypto.randomUUID(), draft: crypto.randomUUID() };
  const platform = await startSuitePlatform();
  const staff = await addPerson(platform, 'staff@signalbox.example');
  const member = await addPerson(platform, 'member@river.example');
  await joinApp(platform, staff, ADMIN_APP_ID, ['admin-tenant-app', 'admin-management']);

  const create = (appId: string) =>
    platform.send(createTenantApp, { token: staff.token, body: { name: 'River Sports', appId } });

  async function bill() {
    const { db, clock } = platform;
    await db.insert(billingInfos).values({ appId: APP, ...RECIPIENT, updatedAt: clock.now });
    const invoice = { appId: APP, currency: 'USD', subtotal: 100, tax: 0, total: 100, recipient: RECIPIENT };
    await db.insert(invoices).values([
      { ...invoice, id: ids.paid, number: 'R-1', status: 'paid', paidAt: clock.now, ...monthOf('04') },
      { ...invoice, id: ids.draft, number: 'R-2', status: 'draft', ...monthOf('05') },
    ]);
    await db.insert(invoiceLines).values({
      invoiceId: ids.paid,
      position: 1,
      kind: 'delivery',
      periodStart: '2026-04-01',
      periodEnd: '2026-04-30',
      quantity: '1',
      unitPrice: '1',
      taxRate: 0,
      amount: 100,
    });
    await db
      .insert(payments)
      .values({ id: crypto.randomUUID(), invoiceId: ids.paid, amount: 100, paidAt: clock.now });
    const used = { storageBytes: 1, egressBytes: 2, transcodeSeconds: 3, liveSeconds: 4 };
    await db.insert(usages).values({ appId: APP, day: '2026-05-01', ...used });
  }

  await create(APP);
  await joinApp(platform, member, APP, ['management']);
  await bill();
  await platform.call(deleteTenantApp, { token: staff.token, params: { id: APP } });

  it('keeps its invoices, marked as deleted', async () => {
    const { token } = staff;
    const mark = { appId: APP, appName: 'River Sports', appDeleted: true };
    const all = await platform.call(listAllInvoices, { token, query: { appId: APP, sort: 'number' } });
    expect(all).toMatchObject({
      total: 2,
      data: [
        { ...mark, number: 'R-1', status: 'paid' },
        { ...mark, number: 'R-2', status: 'void' },
      ],
    });
    expect(await platform.call(listInvoices, { token, query: { appId: APP } })).toMatchObject({
      data: [{ appDeleted: true }, { appDeleted: true }],
    });
    const invoice = await platform.call(getInvoice, { token, params: { id: ids.paid } });
    expect(invoice).toMatchObject({ ...mark, recipient: RECIPIENT, paid: 100, due: 0 });
    expect([invoice.lines.length, invoice.payments.length]).toEqual([1, 1]);
  });

  it('counts in payments and usage', async () => {
    const { token } = staff;
    for (const query of [{}, { appId: APP }]) {
      const { currencies } = await platform.call(getBillingSummary, { token, query });
      expect(currencies).toMatchObject([{ currency: 'USD', paidThisMonth: 100, owed: 0 }]);
    }
    const report = await platform.call(getUsageReport, { token, query: { appId: APP } });
    expect(report).toMatchObject({ appName: 'River Sports', total: { liveSeconds: 4 } });
    expect(await platform.call(listUsagesByApp, { token })).toMatchObject({
      data: [{ appId: APP, appName: 'River Sports', appDeleted: true }],
    });
  });

  it('loses everything else', async () => {
    for (const table of [members, groups, billingInfos, paymentMethods]) {
      expect(await platform.db.$count(table, eq(table.appId, APP))).toBe(0);
    }
    const { token } = member;
    expect((await platform.send(getInvoice, { token, params: { id: ids.paid } })).ok).toBe(false);
    const asMember = { token, query: { appId: APP }, headers: { 'X-App-Id': APP } };
    expect((await platform.send(listInvoices, asMember)).ok).toBe(false);
  });

  it('reserves its app ID', async () => {
    const { token } = staff;
    expect((await create(APP)).status).toBe(409);
    const own = { token: member.token, body: { name: 'River Sports', appId: APP } };
    expect((await platform.rejection(createApp, own)).fieldErrors).toHaveProperty('appId');
    const valid = await platform.call(validateAppId, { token, query: { appId: APP } });
    expect(valid).toEqual({ valid: false, reason: 'taken' });
    const free = await platform.call(generateAppId, { token, query: { name: 'River Sports' } });
    expect(free.appId).toBe(`${APP}-2`);
  });

  it('reserves its app ID also during the deletion', async () => {
    for (let round = 0; round < 5; round += 1) {
      const appId = `raced-${round}`;
      await create(appId);
      const [deleted] = await Promise.all([
        platform.send(deleteTenantApp, { token: staff.token, params: { id: appId } }),
        create(appId),
        create(appId),
      ]);
      expect(deleted.status).toBe(200);
      expect((await create(appId)).status).toBe(409);
    }
  });
});

function monthOf(month: string) {
  return {
    periodStart: `2026-${month}-01`,
    periodEnd: `2026-${month}-28`,
    issuingDate: `2026-${month}-28`,
    dueDate: `2026-${month}-28`,
  };
}
