// @see spec 4.5, 6, 7.4
import {
  beginPaymentMethod,
  completePaymentMethod,
  getAppBillingInfo,
  listPaymentMethods,
  makePaymentMethodPrimary,
  PAYMENT_RETURN,
  removePaymentMethod,
} from '@console/billing/contract';
import { createServer } from '@console/operations/contract';
import { getAppDetail } from '@console/shell-layout/contract';
import { createTenantApp, resetTenantAppApiKey, updateTenantApp } from '@console/tenant-apps/contract';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { newId } from '../database/ids';
import { auditEntries, paymentMethods, paymentSetups } from '../database/schema';
import { addPerson, insertCard, joinApp } from '../../testing/test-people';
import { enroll, startSuitePlatform, startTestPlatform } from '../../testing/test-platform';
import { TEST_CARDS } from '../test-payment/test-payment-page';
import { MINUTE_MS } from '../time/durations';

const APP = { name: 'Paying', appId: 'paying-app' };
const RETURN_TO = '/apps/paying-app/billing?page=2';
const HOLDER = { holder: 'TRẦN BÌNH', month: '06', year: '2028' };
const VISA = '4242 4242 4242 4242';

describe('payment methods', async () => {
  const platform = await startSuitePlatform({ PAYMENT_PROVIDER: 'test' });
  const { token } = await enroll(platform);
  await insertCard(platform, ADMIN_APP_ID, { month: 6, year: 2028 });
  await platform.call(createTenantApp, { token, body: APP });
  const manager = await addPerson(platform, 'manager@paying.example');
  await joinApp(platform, manager, APP.appId, ['management']);

  const body = { appId: APP.appId, returnTo: RETURN_TO };
  const begin = async (sending: { token?: string; body?: object; headers?: Record<string, string> } = {}) =>
    new URL((await platform.call(beginPaymentMethod, { token, body, ...sending })).location);

  const open = (
    page: URL,
    init: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
    remoteAddress = '127.0.0.1',
  ) =>
    platform.app.request(
      page.href,
      { ...init, headers: { Host: page.host, ...init.headers } },
      { remoteAddress },
    );
  const fill = (page: URL, fields: Record<string, string>) =>
    open(page, { method: 'POST', body: new URLSearchParams({ ...HOLDER, ...fields }) });
  const returned = (response: Response) => {
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('Location') ?? '');
    return {
      url,
      completion: {
        appId: APP.appId,
        state: url.searchParams.get(PAYMENT_RETURN.state) ?? '',
        code: url.searchParams.get(PAYMENT_RETURN.code) ?? '',
      },
    };
  };
  const takeCard = async (number = VISA) => returned(await fill(await begin(), { number })).completion;
  const addCard = async (number = VISA) =>
    platform.call(completePaymentMethod, { token, body: await takeCard(number) });
  const list = async (appId = APP.appId) =>
    (await platform.call(listPaymentMethods, { token, query: { appId } })).data;
  const info = () => platform.call(getAppBillingInfo, { token, params: { appId: APP.appId } });
  const clear = () => platform.db.delete(paymentMethods).where(eq(paymentMethods.appId, APP.appId));

  it('are added on the provider’s page; the first one is primary', async () => {
    expect((await info()).paymentMethod).toBe('empty');
    const page = await begin();
    expect(page.origin).not.toBe('http://localhost:4200');
    const { url, completion } = returned(await fill(page, { number: VISA }));
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4200/apps/paying-app/billing');
    expect(url.searchParams.get('page')).toBe('2');

    const added = await platform.call(completePaymentMethod, { token, body: completion });
    expect(added).toMatchObject({
      kind: 'card',
      brand: 'Visa',
      holderName: 'TRẦN BÌNH',
      lastFour: '4242',
      expiry: { month: 6, year: 2028 },
      isPrimary: true,
    });
    expect((await info()).paymentMethod).toBe('card');
    const second = await addCard('5555555555554444');
    expect(second).toMatchObject({ brand: 'Mastercard', isPrimary: false });
    expect(await list()).toEqual([added, second]);
    const kept = JSON.stringify(await platform.db.select().from(paymentMethods));
    expect(kept).not.toMatch(/4242 ?4242|test_/);
  });

  it('are added once for repeated completions', async () => {
    await clear();
    const completion = await takeCard();
    const [one, other] = await Promise.all(
      [1, 2].map(() => platform.call(completePaymentMethod, { token, body: completion })),
    );
    expect(other).toEqual(one);
    expect(await list()).toEqual([one]);
    // A repeat does not restore a removed card.
    await platform.call(removePaymentMethod, { token, params: { id: one?.id ?? '' } });
    expect(await platform.status(completePaymentMethod, { token, body: completion })).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are not added for another user, app or visit, or too late', async () => {
    await clear();
    const other = 'other-app';
    await platform.call(createTenantApp, { token, body: { name: 'Other', appId: other } });
    const [first, second] = [await takeCard(), await takeCard()];
    const rejected = async (changed: object, by = token, headers: Record<string, string> = {}) =>
      await platform.status(completePaymentMethod, {
        token: by,
        headers,
        body: { ...first, ...changed },
      });
    expect(await rejected({}, manager.token, { 'X-App-Id': APP.appId })).toBe(400);
    expect(await rejected({ appId: other })).toBe(400);
    expect(await rejected({ code: second.code })).toBe(400);
    expect(await rejected({ state: 'made up' })).toBe(400);
    await platform.db.update(paymentSetups).set({ expiresAt: platform.clock.now });
    expect(await rejected({})).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('can become primary; the oldest card replaces a removed one', async () => {
    await clear();
    const visa = await addCard();
    const master = await addCard('5555 5555 5555 4444');
    const transfer = {
      id: newId(platform.clock.now),
      appId: APP.appId,
      kind: 'bank-transfer' as const,
      brand: 'Vietcombank',
      holderName: 'Paying',
      lastFour: '0001',
      createdAt: new Date(platform.clock.now.getTime() - MINUTE_MS),
    };
    await platform.db.insert(paymentMethods).values(transfer);
    const primary = async () => (await list()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
    const makePrimary = () => platform.call(makePaymentMethodPrimary, { token, params: { id: master.id } });
    expect((await makePrimary()).isPrimary).toBe(true);
    expect((await makePrimary()).isPrimary).toBe(true);
    expect(await primary()).toEqual([master.id]);

    const remove = (id: string) => platform.call(removePaymentMethod, { token, params: { id } });
    await remove(master.id);
    expect(await primary()).toEqual([visa.id]);
    await remove(visa.id);
    expect(await primary()).toEqual([]);
    expect((await info()).paymentMethod).toBe('bank-transfer');
    await remove(transfer.id);
    expect((await info()).paymentMethod).toBe('empty');

    const actions = await platform.db
      .select({ action: auditEntries.action, detail: auditEntries.detail })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, master.id))
      .orderBy(asc(auditEntries.action));
    const shown = { kind: 'card', brand: 'Mastercard', lastFour: '4444' };
    expect(actions).toEqual([
      { action: 'payment-method.add', detail: { ...shown, isPrimary: false } },
      { action: 'payment-method.make-primary', detail: shown },
      { action: 'payment-method.remove', detail: { ...shown, 'primary.after': 'Visa 4242' } },
    ]);
  });

  it('of an archived app can be removed, and none added', async () => {
    const { id } = await addCard();
    const status = (to: 'archived' | 'normal') =>
      platform.call(updateTenantApp, { token, params: { id: APP.appId }, body: { status: to } });
    await status('archived');
    expect(await platform.status(beginPaymentMethod, { token, body })).toBe(409);
    await platform.call(removePaymentMethod, { token, params: { id } });
    await status('normal');
  });

  describe('on the test provider’s page', () => {
    it('accepts published test numbers only', async () => {
      const page = await begin();
      for (const { number, outcome } of TEST_CARDS) {
        expect((await fill(page, { number })).status, number).toBe(outcome === 'accepted' ? 303 : 422);
      }
      // Valid check digits, like real numbers.
      for (const number of [
        '4111 1111 1111 1129',
        '5105105105105100',
        '6011000990139424',
        '4242 4242 4242 4241',
      ]) {
        const rejected = await fill(page, { number });
        const text = await rejected.text();
        expect(rejected.status, number).toBe(422);
        expect(text).toContain('not a published test number');
        expect(text.replaceAll(' ', '')).not.toContain(number.replaceAll(' ', ''));
      }
    });

    it.each([
      ['the last month', { month: '04', year: '2026' }],
      ['a year too far', { month: '01', year: '2042' }],
      ['no month', { month: '13' }],
      ['no holder', { holder: ' ' }],
    ])('rejects %s', async (_what, changed) => {
      expect((await fill(await begin(), { number: VISA, ...changed })).status).toBe(422);
    });

    it('can be canceled', async () => {
      const { url } = returned(await fill(await begin(), { act: 'cancel' }));
      expect(url.searchParams.get(PAYMENT_RETURN.error)).toBe('cancelled');
      expect(url.searchParams.get(PAYMENT_RETURN.code)).toBeNull();
    });

    it('uses the user’s language and runs no scripts', async () => {
      const page = await begin({ headers: { 'Accept-Language': 'vi' } });
      const shown = await open(page);
      expect(await shown.text()).toContain('Trang thanh toán thử nghiệm');
      expect(shown.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
      const hostile = await fill(page, { number: 'x', holder: '"><script>alert(1)</script>' });
      expect(await hostile.text()).not.toContain('<script>');
    });

    it('opens on this machine, for a valid visit', async () => {
      const page = await begin();
      expect((await open(page, {}, '198.18.0.7')).status).toBe(403);
      expect((await open(page, { headers: { 'X-Forwarded-For': '198.18.0.7' } })).status).toBe(403);
      const made = new URL(page);
      made.searchParams.set('visit', 'v1.made.up.visit');
      expect((await open(made)).status).toBe(400);
      const { now } = platform.clock;
      platform.clock.now = new Date(now.getTime() + 31 * MINUTE_MS);
      expect((await open(page)).status).toBe(400);
      platform.clock.now = now;
      expect((await open(page)).status).toBe(200);
    });
  });

  describe('a primary card', () => {
    const SERVER = { appId: APP.appId, name: 'live-1', kind: 'live', address: '198.18.0.9', region: 'hcm-1' };
    const addServer = () => platform.send(createServer, { token, body: SERVER });
    const removeCards = (appId: string) =>
      platform.db.delete(paymentMethods).where(eq(paymentMethods.appId, appId));

    it('of the server’s app is required to add a server', async () => {
      await clear();
      const rejected = await platform.rejection(createServer, { token, body: SERVER });
      expect(rejected.statusCode).toBe(402);
      expect(rejected.message).toContain(APP.appId);
      const attempts = and(eq(auditEntries.action, 'server.create'), eq(auditEntries.status, 402));
      expect(await platform.db.$count(auditEntries, attempts)).toBe(1);
      await insertCard(platform, APP.appId, { month: 5, year: 2026 });
      expect((await addServer()).status).toBe(201);
    });

    it('of the admin app is required to create a tenant app, and none to reset a key', async () => {
      const paid = { token, body: { name: 'Paid for', appId: 'paid-for' } };
      await removeCards(APP.appId);
      expect(await platform.status(createTenantApp, paid)).toBe(201);
      await removeCards(ADMIN_APP_ID);
      const unpaid = { token, body: { name: 'Unpaid', appId: 'unpaid' } };
      expect(await platform.status(createTenantApp, unpaid)).toBe(402);
      const reset = { token, params: { id: APP.appId } };
      expect(await platform.status(resetTenantAppApiKey, reset)).toBe(200);
    });

    it('that has expired does not count, cannot become primary, and gives way to a new one', async () => {
      await removeCards(APP.appId);
      await insertCard(platform, APP.appId, { month: 4, year: 2026 });
      expect((await addServer()).status).toBe(402);
      const [subscription] = await platform.call(getAppDetail, { token, params: { id: APP.appId } });
      expect(subscription).toMatchObject({ addedPrimaryCard: false, takesPaymentMethods: true });
      expect((await addCard()).isPrimary).toBe(true);
      const { data } = await platform.call(listPaymentMethods, { token, query: { appId: APP.appId } });
      const id = data.find(({ isPrimary }) => !isPrimary)?.id ?? '';
      expect(await platform.status(makePaymentMethodPrimary, { token, params: { id } })).toBe(409);
      expect((await addServer()).status).toBe(201);
    });

    it('is not required where the installation takes no payment methods', async () => {
      const without = await startTestPlatform({ PAYMENT_PROVIDER: 'none' });
      const { token: theirs } = await enroll(without);
      await without.call(createTenantApp, { token: theirs, body: APP });
      expect(await without.status(createServer, { token: theirs, body: SERVER })).toBe(201);
      const [subscription] = await without.call(getAppDetail, { token: theirs, params: { id: APP.appId } });
      expect(subscription).toMatchObject({ addedPrimaryCard: false, takesPaymentMethods: false });
      const adding = { token: theirs, body: { appId: ADMIN_APP_ID, returnTo: '/' } };
      expect(await without.status(beginPaymentMethod, adding)).toBe(409);
      await without.stop();
    });
  });
});
