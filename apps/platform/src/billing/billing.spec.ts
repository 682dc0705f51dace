// @see spec 3.5, 3.7, 7.4, 7.8
import {
  getAppBillingInfo,
  getBillingInfo,
  getOwnUsages,
  getUsages,
  listInvoices,
  listPaymentMethods,
  updateAppBillingInfo,
} from '@console/billing/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { newId } from '../database/ids';
import { auditEntries, billingInfos, invoices, paymentMethods, usages } from '../database/schema';
import { enroll, startTestPlatform } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

const OWN = { name: 'Own', appId: 'own-app' };

describe('billing', async () => {
  const platform = await startTestPlatform({ SEED_APPS: '30' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: OWN });
  const [most] = await platform.db
    .select({ appId: invoices.appId, invoices: count() })
    .from(invoices)
    .groupBy(invoices.appId)
    .orderBy(desc(count()), asc(invoices.appId));
  if (!most) throw new Error('There is no demo invoice.');
  const { appId } = most;

  const inApp = (id: string) => ({ token, headers: { 'X-App-Id': id } });
  describe('payment methods', () => {
    const cards = [
      { brand: 'Visa', holderName: 'Trần Bình', lastFour: '4242', expiryMonth: 1, expiryYear: 2028 },
      { brand: 'JCB', holderName: 'An Nguyễn', lastFour: '0005', expiryMonth: 12, expiryYear: 2027 },
    ];
    beforeAll(async () => {
      const rows = cards.map((card, position) => ({
        ...card,
        id: newId(platform.clock.now),
        appId: OWN.appId,
        kind: 'card' as const,
        isPrimary: position === 1,
        createdAt: new Date(platform.clock.now.getTime() - position * 1000),
      }));
      const transfer = { brand: 'Vietcombank', holderName: 'Own', lastFour: '7788', isPrimary: false };
      await platform.db.insert(paymentMethods).values([
        ...rows,
        {
          ...transfer,
          id: newId(platform.clock.now),
          appId: OWN.appId,
          kind: 'bank-transfer',
          createdAt: new Date(platform.clock.now.getTime() - MINUTE_MS),
        },
      ]);
    });

    const brands = async (query: Record<string, string> = {}) =>
      (await platform.call(listPaymentMethods, { token, query: { appId: OWN.appId, ...query } })).data.map(
        ({ brand }) => brand,
      );

    it('are listed with the primary one first, then the newest', async () => {
      expect(await brands()).toEqual(['JCB', 'Visa', 'Vietcombank']);
    });

    it('are sorted by several fields, nulls last', async () => {
      expect(await brands({ sort: 'expiry' })).toEqual(['JCB', 'Visa', 'Vietcombank']);
      expect(await brands({ sort: '-expiry' })).toEqual(['Visa', 'JCB', 'Vietcombank']);
      expect(await brands({ sort: 'kind,-holderName' })).toEqual(['Vietcombank', 'Visa', 'JCB']);
      expect(await brands({ sort: 'createdAt', page: '2', perPage: '2' })).toEqual(['Visa']);
    });
  });

  describe('usages', () => {
    it('are those of the last ninety days and the current month', async () => {
      const answer = await platform.call(getUsages, { token, query: { appId } });
      expect(answer.days.length).toBeGreaterThan(80);
      expect(answer.days.length).toBeLessThanOrEqual(90);
      const days = answer.days.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());

      const ofMonth = answer.days.filter(({ day }) => day.startsWith('2026-05'));
      const sumOf = (name: 'egressBytes' | 'transcodeSeconds' | 'liveSeconds' | 'adImpressions') =>
        ofMonth.reduce((sum, day) => sum + day[name], 0);
      expect(answer.current).toEqual({
        storageBytes: Math.max(...ofMonth.map(({ storageBytes }) => storageBytes)),
        egressBytes: sumOf('egressBytes'),
        transcodeSeconds: sumOf('transcodeSeconds'),
        liveSeconds: sumOf('liveSeconds'),
        adImpressions: sumOf('adImpressions'),
      });
    });

    it('exclude older and future days', async () => {
      const amounts = {
        storageBytes: 5,
        egressBytes: 6,
        transcodeSeconds: 7,
        liveSeconds: 8,
        adImpressions: 9,
      };
      const row = { appId: OWN.appId, ...amounts };
      const recorded = ['2026-02-11', '2026-02-12', '2026-05-12', '2026-05-13'];
      await platform.db.insert(usages).values(recorded.map((day) => ({ ...row, day })));
      const answer = await platform.call(getOwnUsages, inApp(OWN.appId));
      expect(answer.days.map(({ day }) => day)).toEqual(['2026-02-12', '2026-05-12']);
      expect(answer.current).toEqual(amounts);
      expect(await platform.call(getUsages, { token, query: { appId: OWN.appId } })).toEqual(answer);
    });
  });

  describe('billing info', () => {
    it('reports a missing payment method', async () => {
      await platform.db.delete(paymentMethods).where(eq(paymentMethods.appId, ADMIN_APP_ID));
      expect(await platform.call(getBillingInfo, inApp(ADMIN_APP_ID))).toEqual({
        appId: ADMIN_APP_ID,
        paymentMethod: 'empty',
        recipient: null,
      });
    });

    it('contains payment method and recipient', async () => {
      const recipient = {
        companyName: 'Công ty TNHH Own',
        taxCode: '0123456789',
        email: 'billing@own.example',
        address: '1 Lý Thường Kiệt, Hà Nội',
        country: 'VN',
      };
      await platform.db
        .insert(billingInfos)
        .values({ appId: OWN.appId, ...recipient, updatedAt: platform.clock.now });
      const expected = { appId: OWN.appId, paymentMethod: 'card', recipient };
      expect(await platform.call(getBillingInfo, inApp(OWN.appId))).toEqual(expected);

      const transfer = eq(paymentMethods.appId, OWN.appId);
      await platform.db.update(paymentMethods).set({ isPrimary: false }).where(transfer);
      // None is primary: the oldest one counts.
      expect((await platform.call(getBillingInfo, inApp(OWN.appId))).paymentMethod).toBe('bank-transfer');
    });
  });

  describe('billing info of an app', () => {
    const body = {
      companyName: ' Studio Ltd ',
      taxCode: '',
      email: 'accounts@studio.example',
      address: '1 High Street, Leeds',
      country: 'gb',
    };
    const recipient = { ...body, companyName: 'Studio Ltd', taxCode: null, country: 'GB' };
    const own = { name: 'Billed', appId: 'billed-app' };
    const params = { appId: own.appId };
    const update = (changed: object = {}) => ({ token, params, body: { ...body, ...changed } });
    beforeAll(() => platform.call(createTenantApp, { token, body: own }));

    it('is returned and changed', async () => {
      const before = await platform.send(getAppBillingInfo, { token, params });
      expect(before.headers.get('ETag')).toBe('"0"');
      expect(await before.json()).toEqual({ appId: own.appId, paymentMethod: 'empty', recipient: null });

      expect(await platform.call(updateAppBillingInfo, update())).toMatchObject({ recipient });
      expect(await platform.call(getAppBillingInfo, { token, params })).toMatchObject({ recipient });

      await platform.call(updateAppBillingInfo, update({ country: 'VN' }));
      const entries = await platform.db
        .select({ detail: auditEntries.detail })
        .from(auditEntries)
        .where(and(eq(auditEntries.action, 'billing-info.update'), eq(auditEntries.result, 'done')));
      expect(entries).toHaveLength(2);
      expect(entries).toContainEqual({ detail: { 'country.before': 'GB', 'country.after': 'VN' } });
    });
  });

  it('is limited to tenant apps', async () => {
    for (const operation of [listInvoices, listPaymentMethods, getUsages]) {
      const others = operation === listPaymentMethods ? [] : [ADMIN_APP_ID];
      for (const id of ['no-such-app', ...others]) {
        const rejected = await platform.rejection(operation, { token, query: { appId: id } });
        expect(rejected, operation.name).toMatchObject({
          statusCode: 404,
          message: 'Tenant app not found.',
        });
      }
      expect(await platform.rejection(operation, { token }), operation.name).toMatchObject({
        statusCode: 400,
        message: 'The parameter appId is missing.',
      });
    }
  });
});
