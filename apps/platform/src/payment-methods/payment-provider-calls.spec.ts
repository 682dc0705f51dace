import { beginPaymentMethod, completePaymentMethod, listPaymentMethods } from '@console/billing/contract';
import { createTenantApp, deleteTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { insertCard } from '../../testing/test-people';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { TestPaymentProvider } from '../test-payment/test-payment-provider';

const LOCATION = 'https://pay.example/visit';
const CARD = {
  token: 'token-1',
  brand: 'Visa',
  holderName: 'TRẦN BÌNH',
  lastFour: '4242',
  expiryMonth: 6,
  expiryYear: 2028,
};

describe('the payment provider', async () => {
  const begin = vi.spyOn(TestPaymentProvider.prototype, 'begin');
  const complete = vi.spyOn(TestPaymentProvider.prototype, 'complete');
  const remove = vi.spyOn(TestPaymentProvider.prototype, 'remove');
  beforeEach(() => {
    begin.mockReset().mockResolvedValue(LOCATION);
    complete.mockReset().mockResolvedValue(CARD);
    remove.mockReset().mockResolvedValue();
  });
  afterAll(() => vi.restoreAllMocks());

  const platform = await startSuitePlatform({ PAYMENT_PROVIDER: 'test' });
  const { token } = await enroll(platform);
  await insertCard(platform, ADMIN_APP_ID, { month: 6, year: 2028 });

  const create = (appId: string) => platform.call(createTenantApp, { token, body: { name: appId, appId } });
  const setStatus = (appId: string, status: 'archived' | 'normal') =>
    platform.call(updateTenantApp, { token, params: { id: appId }, body: { status } });
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const beginFor = async (appId: string) => {
    const body = { appId, returnTo: '/' };
    const { location } = await platform.call(beginPaymentMethod, { token, body, headers: headers() });
    return { location, state: begin.mock.lastCall?.[0].state };
  };
  const completionOf = async (appId: string) => {
    const { state } = await beginFor(appId);
    return { token, body: { appId, state, code: 'code' }, headers: headers() };
  };

  it('begins without a lock of the app', async () => {
    const appId = 'slow-begin';
    await create(appId);
    begin.mockImplementation(async () => {
      await setStatus(appId, 'archived');
      return LOCATION;
    });
    expect((await beginFor(appId)).location).toBe(LOCATION);
  });

  it('completes without a lock of the app, and removes a card that cannot be stored', async () => {
    const appId = 'slow-end';
    await create(appId);
    complete.mockImplementation(async () => {
      await setStatus(appId, 'archived');
      return CARD;
    });
    expect(await platform.status(completePaymentMethod, await completionOf(appId))).toBe(409);
    expect(remove.mock.calls).toEqual([[CARD.token]]);
    const { data } = await platform.call(listPaymentMethods, { token, query: { appId } });
    expect(data).toEqual([]);
  });

  it('returns the stored card to a concurrent repeat, whose code is spent', async () => {
    const appId = 'repeated';
    await create(appId);
    const completion = await completionOf(appId);
    complete.mockImplementationOnce(async () => {
      const first = await platform.call(completePaymentMethod, { ...completion, headers: headers() });
      expect(first).toMatchObject({ lastFour: '4242' });
      return undefined;
    });
    expect(await platform.call(completePaymentMethod, completion)).toMatchObject({ lastFour: '4242' });
    const { data } = await platform.call(listPaymentMethods, { token, query: { appId } });
    expect(data).toHaveLength(1);
  });

  it('removes the cards of a deleted app, which may fail', async () => {
    const appId = 'deleted';
    await create(appId);
    for (const card of [CARD, { ...CARD, token: 'token-2' }]) {
      complete.mockResolvedValue(card);
      await platform.call(completePaymentMethod, await completionOf(appId));
    }
    remove.mockRejectedValue(new Error('The provider is unavailable.'));
    await platform.call(deleteTenantApp, { token, params: { id: appId } });
    expect(remove.mock.calls.flat().toSorted()).toEqual(['token-1', 'token-2']);
  });
});
