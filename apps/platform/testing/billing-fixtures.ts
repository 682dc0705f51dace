import * as billing from '@console/billing/contract';
import type { MutationFixture } from './mutation-fixtures';
import type { Makers } from './operations-fixtures';
import { insertInvoice } from './test-invoices';

const OVERRIDE = { limit: 20, until: '2026-12-31', reason: 'Election night' };

/** How to call the mutations on plans, limits and invoices. */
export function billingFixtures({
  platform,
  token,
  nameNew,
  anApp,
  onNew,
  withBody,
}: Omit<Makers, 'aPayingApp'>): Readonly<Record<string, MutationFixture>> {
  const anIncrease = (appId: string) => ({ appId, resource: 'members', limit: 20, reason: 'More editors' });
  const aRequest = async () =>
    (await platform.call(billing.requestQuota, { token, body: anIncrease(await anApp()) })).id;

  const anInvoice = async () => insertInvoice(platform.db, { appId: await anApp(), number: nameNew('INV') });

  return {
    [billing.changePlan.name]: async () => {
      const appId = await anApp();
      return () => ({ token, params: { appId }, body: { planId: 'growth' } });
    },
    [billing.overrideQuota.name]: async () => {
      const params = { appId: await anApp(), resource: 'members' };
      return () => ({ token, params, body: OVERRIDE });
    },
    [billing.removeQuotaOverride.name]: async () => {
      const params = { appId: await anApp(), resource: 'members' };
      await platform.call(billing.overrideQuota, { token, params, body: OVERRIDE });
      return () => ({ token, params });
    },
    [billing.requestQuota.name]: withBody(async () => anIncrease(await anApp())),
    [billing.approveQuotaRequest.name]: onNew(aRequest, { limit: 20, until: OVERRIDE.until }),
    [billing.declineQuotaRequest.name]: onNew(aRequest, { note: 'Not now' }),
    [billing.payInvoice.name]: onNew(anInvoice, { paidOn: '2026-05-12', reference: 'FT-1' }),
    [billing.emailInvoice.name]: onNew(anInvoice),
    [billing.voidInvoice.name]: onNew(anInvoice, { reason: 'Wrong recipient' }),
    [billing.creditInvoice.name]: onNew(anInvoice, { amount: 500, reason: 'Outage' }),
  };
}
