// @see spec 6, 7.4
import {
  getAppBillingInfo,
  getBillingInfo,
  getBillingSummary,
  getInvoice,
  getOwnUsages,
  getQuota,
  getUsageReport,
  getUsages,
  listAllInvoices,
  listInvoices,
  listPaymentMethods,
  listQuotasNearLimit,
  listUsagesByApp,
} from '@console/billing/contract';
import { setTimeout } from 'node:timers/promises';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { newId } from '../database/ids';
import { invoices, invoiceTallies, paymentMethods, payments, quotas, usages } from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startTestPlatform } from '../../testing/test-platform';

const OWN = 'river-radio';
const SECOND = 'river-films';
const OTHER = 'mountain-tv';
const TODAY = '2026-05-12';

describe('the billing of an app, for its members', async () => {
  const invoiceIds = new Map<string, string>();
  const methodIds = new Map<string, string>();
  const platform = await startTestPlatform();
  afterAll(() => platform.stop());
  const { token: staff } = await enroll(platform);

  async function addBilling(appId: string, amount: number) {
    const { db, clock } = platform;
    const invoiceId = newId(clock.now);
    invoiceIds.set(appId, invoiceId);
    await db.insert(invoices).values({
      id: invoiceId,
      appId,
      number: `INV-${appId}`.toUpperCase(),
      status: 'unpaid',
      currency: 'VND',
      ...{ subtotal: amount, tax: 0, total: amount },
      ...{ periodStart: '2026-04-01', periodEnd: '2026-04-30' },
      ...{ issuingDate: '2026-05-01', dueDate: '2026-05-16' },
    });
    await db
      .insert(payments)
      .values({ id: newId(clock.now), invoiceId, amount: amount / 10, paidAt: clock.now });
    const amounts = { storageBytes: amount, egressBytes: amount, transcodeSeconds: 1, liveSeconds: 1 };
    await db.insert(usages).values({ appId, day: TODAY, ...amounts });
    await db.update(quotas).set({ limit: 10, simulated: 9 }).where(eq(quotas.appId, appId));
    const methodId = newId(clock.now);
    methodIds.set(appId, methodId);
    await db.insert(paymentMethods).values({
      id: methodId,
      appId,
      kind: 'bank-transfer',
      brand: 'Vietcombank',
      holderName: 'Somebody',
      lastFour: '0001',
      createdAt: clock.now,
    });
  }

  const inApp = (appId: string) => ({ headers: { 'X-App-Id': appId } });
  const idOf = (ids: ReadonlyMap<string, string>, appId: string) => ({ id: ids.get(appId) ?? '' });

  function callsAbout(appId: string, token: string, sentIn: string) {
    const call = { token, ...inApp(sentIn) };
    const query = { appId };
    return [
      platform.send(listInvoices, { ...call, query }),
      platform.send(getInvoice, { ...call, params: idOf(invoiceIds, appId) }),
      platform.send(getBillingSummary, { ...call, query }),
      platform.send(getUsages, { ...call, query }),
      platform.send(getUsageReport, { ...call, query }),
      platform.send(getQuota, { ...call, params: query }),
      platform.send(listPaymentMethods, { ...call, query }),
      platform.send(getAppBillingInfo, { ...call, params: query }),
      platform.send(getBillingInfo, { token, ...inApp(appId) }),
      platform.send(getOwnUsages, { token, ...inApp(appId) }),
    ];
  }
  const statusesOf = async (calls: readonly Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);

  for (const [position, appId] of [OWN, SECOND, OTHER].entries()) {
    await platform.call(createTenantApp, { token: staff, body: { appId, name: `Name of ${appId}` } });
    await addBilling(appId, (position + 1) * 1_000);
  }
  const manager = await addPerson(platform, 'manager@river.example');
  const member = await addPerson(platform, 'member@river.example');
  const biller = await addPerson(platform, 'biller@river.example');
  await joinApp(platform, manager, OWN, ['management']);
  await joinApp(platform, manager, SECOND, ['management']);
  await joinApp(platform, manager, OTHER, []);
  await joinApp(platform, member, OWN, ['admin-machine']);
  await joinApp(platform, biller, ADMIN_APP_ID, ['admin-management']);

  it.each([OWN, ADMIN_APP_ID])('is open to members that hold management, called in %s', async (sentIn) => {
    const statuses = await statusesOf(callsAbout(OWN, manager.token, sentIn));
    expect(statuses).toEqual(statuses.map(() => 200));
  });
  it.each([OWN, ADMIN_APP_ID])('shows nothing of another app, called in %s', async (sentIn) => {
    // The last two apply to the app of the header.
    const [ofOwnInfo, ofOwnUsages, ...about] = (
      await statusesOf(callsAbout(OTHER, manager.token, sentIn))
    ).toReversed();
    expect(about).toEqual(about.map(() => 404));
    expect([ofOwnInfo, ofOwnUsages]).toEqual([403, 403]);
  });

  it('is not found for the admin app', async () => {
    const call = { token: manager.token, ...inApp(ADMIN_APP_ID) };
    expect(await platform.status(getBillingInfo, call)).toBe(404);
    expect(await platform.status(getOwnUsages, call)).toBe(404);
  });
  describe('lists of many apps', () => {
    const caller = (sentIn = ADMIN_APP_ID) => ({ token: manager.token, ...inApp(sentIn) });
    const appsOf = (rows: readonly { appId: string }[]) =>
      [...new Set(rows.map(({ appId }) => appId))].toSorted();
    const both = [SECOND, OWN];

    it.each<Record<string, string>>([
      {},
      { sort: 'appId' },
      { sort: '-total' },
      { sort: '-dueDate,number' },
      { sort: 'number', issuingDateFrom: '2026-01-01' },
      { sort: 'dueDate', issuingDateTo: '2026-06-01' },
      { status: 'open' },
      { paidMonth: '2026-05' },
      { number: 'inv-river' },
    ])('contain the invoices of the member’s apps: %o', async (query) => {
      const found = await platform.call(listAllInvoices, { ...caller(), query });
      expect(appsOf(found.data)).toEqual(both);
      expect(found.total).toBe(2);
      const later = await platform.call(listAllInvoices, { ...caller(), query: { ...query, page: '2' } });
      expect(later).toMatchObject({ data: [], total: 2 });
      const ofAll = await platform.call(listAllInvoices, { token: staff, query });
      expect(ofAll.total).toBe('number' in query ? 2 : 3);
    });
    it('count separately for concurrent callers', async () => {
      const callers = [manager, biller, biller, manager, biller, manager];
      const counting = await platform.db.transaction(async (transaction) => {
        await transaction.execute(sql`lock table ${invoices}, ${invoiceTallies}`);
        const calls = callers.map(({ token }) => platform.call(listAllInvoices, { token }));
        // All calls wait for the lock, so that they count at the same time.
        await setTimeout(500);
        return { calls };
      });
      const totals = (await Promise.all(counting.calls)).map(({ total }) => total);
      expect(totals).toEqual(callers.map((caller) => (caller === manager ? 2 : 3)));
    });

    it('sum up the member’s apps', async () => {
      const { currencies } = await platform.call(getBillingSummary, caller());
      expect(currencies).toMatchObject([{ owed: 2_700, owedInvoices: 2, paidThisMonth: 300 }]);
      const report = await platform.call(getUsageReport, caller());
      expect(report.total.egressBytes).toBe(3_000);
      const byApp = await platform.call(listUsagesByApp, caller());
      expect(appsOf(byApp.data)).toEqual(both);
      expect(byApp.total).toBe(2);
      const near = await platform.call(listQuotasNearLimit, { ...caller(), query: { perPage: '100' } });
      expect(appsOf(near.data)).toEqual(both);
      expect(near.total).toBe(near.data.length);
    });

    it('are limited to the app of the call', async () => {
      for (const token of [manager.token, biller.token]) {
        const call = { token, ...inApp(OWN) };
        const found = await platform.call(listAllInvoices, call);
        expect(appsOf(found.data)).toEqual([OWN]);
        const { currencies } = await platform.call(getBillingSummary, call);
        expect(currencies).toMatchObject([{ owed: 900 }]);
      }
    });
  });
});
