// @see spec 7.8
import {
  changePlan,
  getInvoice,
  getQuota,
  listInvoices,
  previewPlan,
  updateAppBillingInfo,
} from '@console/billing/contract';
import { listAuditLogs } from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { issueDrafts } from '../billing/issue-drafts';
import { invoices, quotas } from '../database/schema';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, startTestPlatform } from '../../testing/test-platform';

describe('the plan of an app', async () => {
  const platform = await startTestPlatform();
  afterAll(() => platform.stop());
  const [today, tomorrow] = [new Date('2026-05-12T20:00:00.000Z'), new Date('2026-05-13T02:00:00.000Z')];
  platform.clock.now = today;
  const { token } = await enroll(platform);

  const anApp = async (appId: string) => {
    await platform.call(createTenantApp, { token, body: { appId, name: appId } });
    return { appId };
  };
  const preview = (params: { appId: string }, planId: string) =>
    platform.call(previewPlan, { token, params, query: { planId } });
  const change = (params: { appId: string }, planId: string, etag?: string) => ({
    token,
    params,
    body: { planId },
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
  });
  const invoiceOf = async ({ appId }: { appId: string }) => {
    const { data } = await platform.call(listInvoices, { token, query: { appId } });
    return Promise.all(data.map(({ id }) => platform.call(getInvoice, { token, params: { id } })));
  };

  it('shows price, charge and limits before it changes them', async () => {
    const app = await anApp('plan-preview');
    await platform.db.update(quotas).set({ simulated: 2 }).where(eq(quotas.resource, 'live-channels'));
    const up = await preview(app, 'growth');
    expect(up).toMatchObject({
      before: { planId: 'starter', monthly: 0 },
      after: { planId: 'growth', monthly: 19_900 },
      currency: 'USD',
      period: { from: '2026-05-12', to: '2026-05-31' },
      difference: 12_839,
    });
    expect(up.limits.find(({ resource }) => resource === 'live-channels')).toEqual({
      resource: 'live-channels',
      before: 1,
      after: 10,
      used: 2,
    });
    expect(await invoiceOf(app)).toEqual([]);

    await platform.call(changePlan, change(app, 'growth', up.etag));
    const { quotas: limits, plan } = await platform.call(getQuota, { token, params: app });
    expect(plan).toMatchObject({ planId: 'growth', name: 'Growth' });
    expect(limits.find(({ resource }) => resource === 'live-channels')?.limit).toBe(10);
    const [invoice, more] = await invoiceOf(app);
    expect(more).toBeUndefined();
    expect(invoice).toMatchObject({
      status: 'draft',
      subtotal: 12_839,
      tax: 2_568,
      total: 15_407,
      issuingDate: '2026-06-01',
      lines: [
        { kind: 'plan', plan: 'Growth', periodStart: '2026-05-12', periodEnd: '2026-05-31', amount: 12_839 },
      ],
    });

    const { data } = await platform.call(listAuditLogs, {
      token,
      query: { customFields: JSON.stringify({ action: 'quota-plan.change', appId: app.appId }) },
    });
    expect(data.map(({ changes }) => changes)).toEqual([
      [{ field: 'quotaPlan', before: 'Starter', after: 'Growth' }],
    ]);
  });

  it('charges in the currency of the customer, each plan by its days', async () => {
    const app = await anApp('plan-days');
    const address = { companyName: 'Sông Hồng', email: 'a@song-hong.example', address: '1 Tràng Tiền' };
    await platform.call(updateAppBillingInfo, { token, params: app, body: { ...address, country: 'VN' } });
    await platform.call(changePlan, change(app, 'growth'));
    platform.clock.now = tomorrow;
    const down = await preview(app, 'starter');
    expect(down.difference).toBe(158_065 - 3_161_290);
    await platform.call(changePlan, change(app, 'scale'));
    await platform.call(changePlan, change(app, 'starter'));
    const [invoice] = await invoiceOf(app);
    expect(invoice).toMatchObject({ currency: 'VND', subtotal: 158_065, tax: 15_807, recipient: address });

    await platform.call(changePlan, change(app, 'growth'));
    const [again] = await invoiceOf(app);
    expect(again?.lines).toMatchObject([
      { periodStart: '2026-05-12', periodEnd: '2026-05-31', amount: 3_161_290 },
    ]);
    platform.clock.now = today;
  });

  it('is billed to the recipient that is known when the invoice is issued', async () => {
    const app = await anApp('plan-recipient');
    await platform.call(changePlan, change(app, 'growth'));
    expect(await invoiceOf(app)).toMatchObject([{ status: 'draft', recipient: null }]);
    const recipient = { email: 'a@song-hong.example', address: '1 Tràng Tiền', country: 'SG', taxCode: null };
    const name = (companyName: string) =>
      platform.call(updateAppBillingInfo, { token, params: app, body: { ...recipient, companyName } });
    await name('Sông Hồng');
    expect(await invoiceOf(app)).toMatchObject([{ recipient: { ...recipient, companyName: 'Sông Hồng' } }]);
    await platform.db.update(invoices).set({ status: 'unpaid' }).where(eq(invoices.appId, app.appId));
    await name('Sông Đà');
    expect(await invoiceOf(app)).toMatchObject([{ recipient: { companyName: 'Sông Hồng' } }]);
  });

  it('lets one of two changes win', async () => {
    const app = await anApp('plan-race');
    const { etag } = await preview(app, 'growth');
    const statuses = await Promise.all(
      ['growth', 'scale'].map((planId) => platform.status(changePlan, change(app, planId, etag))),
    );
    expect(statuses.toSorted()).toEqual([200, 412]);
    expect(await invoiceOf(app)).toHaveLength(1);
  });

  it('is changed by staff only', async () => {
    const app = await anApp('plan-staff');
    const person = await addPerson(platform, 'manager@people.example');
    await joinApp(platform, person, app.appId, ['management']);
    expect(await platform.status(changePlan, { ...change(app, 'growth'), token: person.token })).toBe(403);
    expect(await platform.status(changePlan, change(app, 'golden'))).toBe(400);
    expect(await platform.status(changePlan, change({ appId: 'nobody' }, 'growth'))).toBe(404);
  });

  it('leaves nothing to pay if nothing is charged in the end', async () => {
    const app = await anApp('plan-mistake');
    await platform.call(changePlan, change(app, 'growth'));
    await platform.call(changePlan, change(app, 'starter'));
    expect(await invoiceOf(app)).toMatchObject([{ status: 'draft', total: 0 }]);
    await issueDrafts(platform.db, new Date('2026-06-02T00:10:00.000Z'));
    expect(await invoiceOf(app)).toMatchObject([
      { status: 'paid', paidAt: '2026-06-02T00:10:00.000Z', paid: 0, due: 0 },
    ]);
  });
});
