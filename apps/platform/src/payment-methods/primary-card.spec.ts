// @see spec 4.5
import {
  beginPaymentMethod,
  completePaymentMethod,
  listPaymentMethods,
  makePaymentMethodPrimary,
  PAYMENT_RETURN,
} from '@console/billing/contract';
import { createServer } from '@console/operations/contract';
import { getAppDetail } from '@console/shell-layout/contract';
import { createTenantApp, resetTenantAppApiKey } from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { auditEntries, paymentMethods } from '../database/schema';
import { insertCard } from '../../testing/test-people';
import { enroll, startTestPlatform } from '../../testing/test-platform';

const APP = { name: 'Paying', appId: 'paying-app' };
const SERVER = { appId: APP.appId, name: 'live-1', kind: 'live', address: '198.18.0.9', region: 'hcm-1' };

describe('a primary card', async () => {
  const platform = await startTestPlatform({ PAYMENT_PROVIDER: 'test' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  await insertCard(platform, ADMIN_APP_ID, { month: 6, year: 2028 });
  await platform.call(createTenantApp, { token, body: APP });

  const addServer = () => platform.send(createServer, { token, body: SERVER });
  const removeCards = (appId: string) =>
    platform.db.delete(paymentMethods).where(eq(paymentMethods.appId, appId));
  const addCard = async () => {
    const { appId } = APP;
    const begun = await platform.call(beginPaymentMethod, { token, body: { appId, returnTo: '/apps' } });
    const page = new URL(begun.location);
    const fields = { number: '4242 4242 4242 4242', holder: 'TRẦN BÌNH', month: '06', year: '2028' };
    const response = await platform.app.request(
      page.href,
      { method: 'POST', body: new URLSearchParams(fields), headers: { Host: page.host } },
      { remoteAddress: '127.0.0.1' },
    );
    const { searchParams } = new URL(response.headers.get('Location') ?? '');
    const state = searchParams.get(PAYMENT_RETURN.state) ?? '';
    const code = searchParams.get(PAYMENT_RETURN.code) ?? '';
    return platform.call(completePaymentMethod, { token, body: { appId, state, code } });
  };

  it('of the server’s app is required to add a server', async () => {
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
    await without.stop();
  });
});
