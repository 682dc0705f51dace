// @see spec 7.4
import { ADMIN_APP_ID } from '@console/http/contract';
import {
  creditInvoice,
  getBillingSummary,
  getInvoice,
  listAllInvoices,
  payInvoice,
  voidInvoice,
} from '@console/billing/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { addPerson, joinApp } from '../../testing/test-people';
import { insertInvoice } from '../../testing/test-invoices';
import { enroll, startTestPlatform } from '../../testing/test-platform';

describe('changes of an invoice', async () => {
  const platform = await startTestPlatform();
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  const appId = 'invoice-changes';
  await platform.call(createTenantApp, { token, body: { appId, name: 'Invoice changes' } });
  let made = 0;
  const anInvoice = (given: object = {}) => {
    made += 1;
    const periodStart = `${String(2000 + made)}-04-01`;
    return insertInvoice(platform.db, { appId, number: `INV-7-${String(made)}`, periodStart, ...given });
  };
  const read = (id: string) => platform.call(getInvoice, { token, params: { id } });
  const pay = (id: string, body: object = { paidOn: '2026-05-10', reference: 'FT2605100042' }) => ({
    token,
    params: { id },
    body,
  });
  const credit = (id: string, amount: number) => ({
    token,
    params: { id },
    body: { amount, reason: 'Outage' },
  });
  const cancel = (id: string) => ({ token, params: { id }, body: { reason: 'Wrong recipient' } });
  const owed = async () => {
    const { currencies } = await platform.call(getBillingSummary, { token, query: { appId } });
    return currencies[0]?.owed ?? 0;
  };

  it('records a payment of what is due, with day and reference', async () => {
    const id = await anInvoice();
    await platform.call(creditInvoice, credit(id, 201));
    const paid = await platform.call(payInvoice, pay(id));
    expect(paid).toMatchObject({ status: 'paid', total: 1_200, credited: 201, paid: 999, due: 0 });
    expect(paid.payments).toMatchObject([
      { amount: 999, paidAt: '2026-05-10T12:00:00.000Z', reference: 'FT2605100042' },
    ]);
    expect(await read(id)).toMatchObject(paid);
    const { now } = platform.clock;
    platform.clock.now = new Date('2026-05-12T11:00:00.000Z');
    const later = await addPerson(platform, 'later@signalbox.example');
    await joinApp(platform, later, ADMIN_APP_ID, ['admin-management', 'admin-billing']);
    const inKiritimati = pay(await anInvoice(), { paidOn: '2026-05-13', reference: '' });
    const { payments } = await platform.call(payInvoice, { ...inKiritimati, token: later.token });
    expect(payments).toMatchObject([{ paidAt: '2026-05-12T11:00:00.000Z' }]);
    platform.clock.now = now;
    expect((await platform.rejection(payInvoice, pay(id))).message).toBe('The invoice is paid already.');
    const future = pay(await anInvoice(), { paidOn: '2026-05-13' });
    expect((await platform.rejection(payInvoice, future)).fieldErrors).toHaveProperty('paidOn');
  });

  it('credits exact sums, never more than the total', async () => {
    const id = await anInvoice();
    const before = await owed();
    const first = await platform.call(creditInvoice, credit(id, 399));
    expect(first).toMatchObject({ status: 'unpaid', credited: 399, due: 801 });
    expect(await owed()).toBe(before - 399);
    const tooHigh = await platform.rejection(creditInvoice, credit(id, 802));
    expect(tooHigh.fieldErrors?.['amount']).toEqual([
      'A credit note can’t exceed what is left of the invoice: 8.01 USD.',
    ]);
    const whole = await platform.call(creditInvoice, credit(id, 801));
    expect(whole).toMatchObject({ status: 'paid', credited: 1_200, paid: 0, due: 0 });
    expect(whole.creditNotes?.map(({ number, amount }) => [number, amount])).toEqual([
      ['CN-202605-00002', 399],
      ['CN-202605-00003', 801],
    ]);
    expect(await owed()).toBe(before - 1_200);
    expect(await platform.status(creditInvoice, credit(id, 1))).toBe(400);
  });

  it('voids an invoice without payments and credit notes', async () => {
    const id = await anInvoice();
    const before = await owed();
    expect(await platform.call(voidInvoice, cancel(id))).toMatchObject({ status: 'void', due: 0 });
    expect(await owed()).toBe(before - 1_200);
    expect(await platform.status(voidInvoice, cancel(id))).toBe(409);
    expect(await platform.status(payInvoice, pay(id))).toBe(409);

    const credited = await anInvoice();
    await platform.call(creditInvoice, credit(credited, 1));
    expect((await platform.rejection(voidInvoice, cancel(credited))).message).toContain(
      'credit note instead',
    );
    const draft = await anInvoice({ status: 'draft' });
    expect((await platform.rejection(voidInvoice, cancel(draft))).message).toContain('2026-05-31');
    expect(await platform.status(payInvoice, pay(draft))).toBe(409);
  });

  it('lets one of two administrators win, and each call count once', async () => {
    const id = await anInvoice();
    const { headers } = await platform.send(getInvoice, { token, params: { id } });
    const known = { 'If-Match': headers.get('ETag') ?? '' };
    const statuses = await Promise.all([
      platform.status(payInvoice, { ...pay(id), headers: known }),
      platform.status(voidInvoice, { ...cancel(id), headers: known }),
    ]);
    expect(statuses.toSorted()).toEqual([200, 412]);

    const other = await anInvoice();
    const once = { ...credit(other, 100), headers: { 'Idempotency-Key': 'credit-once' } };
    const answers = await Promise.all([once, once].map((call) => platform.call(creditInvoice, call)));
    expect(answers[0]).toEqual(answers[1]);
    expect((await read(other)).credited).toBe(100);
  });

  it('issues the drafts of past months', async () => {
    const past = await anInvoice({ status: 'draft', issuingDate: '2026-05-11' });
    const present = await anInvoice({ status: 'draft', issuingDate: '2026-05-12' });
    await platform.runHourlyJobs();
    expect((await read(past)).status).toBe('unpaid');
    expect((await read(present)).status).toBe('draft');
  });

  it('is for staff', async () => {
    const id = await anInvoice();
    const person = await addPerson(platform, 'customer@people.example');
    await joinApp(platform, person, appId, ['management']);
    for (const [operation, call] of [
      [payInvoice, pay(id)],
      [voidInvoice, cancel(id)],
      [creditInvoice, credit(id, 1)],
    ] as const) {
      expect(await platform.status(operation, { ...call, token: person.token })).toBe(403);
    }
    expect((await read(id)).status).toBe('unpaid');
  });

  it.each(['v-7-1', 'VOICE-CHAN', 'changes inv-7-1', '200', '12.00'])('is found by “%s”', async (q) => {
    const { data } = await platform.call(listAllInvoices, { token, query: { q, perPage: '100' } });
    expect(data.map(({ number }) => number)).toContain('INV-7-1');
  });
});
