import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  getBillingSummary,
  getInvoice,
  getUsageReport,
  listAllInvoices,
  listPaymentMethods,
  listQuotasNearLimit,
  listUsagesByApp,
  PAYMENT_RETURN,
} from '../contract';
import { invoiceDetailsOf } from './invoice-factory';
import { invoicesKept } from './invoice-handlers';
import { cardOf, MOCKED_RETURN, paymentMethodsKept } from './payment-method-handlers';
import { quotasKept, quotasOf } from './quota-handlers';
import { usageKept, usageOf } from './usage-handlers';

const ORIGIN = 'http://platform.example';
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

async function send<Answer extends z.ZodType>(
  { method, path, response }: { method: string; path: string; response: Answer },
  query: Record<string, string> = {},
  body?: object,
): Promise<z.output<Answer>> {
  const reply = await fetch(`${ORIGIN}${path}?${new URLSearchParams(query).toString()}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return response.parse(await reply.json());
}

describe('the mocked platform', () => {
  const invoices = invoiceDetailsOf(30);

  it('has invoices whose amounts follow from their lines', () => {
    for (const invoice of invoices) {
      const sum = (amounts: readonly { amount: number }[]) =>
        amounts.reduce((total, { amount }) => total + amount, 0);
      expect(getInvoice.response.safeParse(invoice).success).toBe(true);
      expect(sum(invoice.lines)).toBe(invoice.subtotal);
      expect(sum(invoice.taxes)).toBe(invoice.tax);
      expect(invoice.subtotal + invoice.tax).toBe(invoice.total);
    }
    expect(new Set(invoices.map(({ status }) => status)).size).toBe(5);
  });

  it('filters, sorts and pages invoices, and sums what is owed', async () => {
    server.use(...invoicesKept(invoices));
    const paid = await send(listAllInvoices, { status: 'paid', perPage: '10', sort: 'dueDate' });
    expect(paid.total).toBe(invoices.filter(({ status }) => status === 'paid').length);
    expect(paid.data).toHaveLength(10);
    const dueDates = paid.data.map(({ dueDate }) => dueDate);
    expect(dueDates).toEqual(dueDates.toSorted());
    const byTotal = (await send(listAllInvoices, { sort: '-total', perPage: '100' })).data;
    expect(byTotal.map(({ currency }) => currency)).toEqual(
      byTotal
        .map(({ currency }) => currency)
        .toSorted()
        .toReversed(),
    );
    const { currencies } = await send(getBillingSummary);
    expect(currencies.map(({ currency }) => currency)).toEqual(['USD', 'VND']);
    expect(currencies.every(({ owed, overdue }) => owed >= overdue && overdue > 0)).toBe(true);
  });

  it('adds a card once, and lets the oldest one take over from one that goes', async () => {
    server.use(...paymentMethodsKept([cardOf(1), cardOf(2)]));
    const methods = '/admin/api/billing/payment-methods';
    const list = async () =>
      (await send(listPaymentMethods, { appId: 'studio-1' })).data.map(({ id, isPrimary }) => [
        id,
        isPrimary,
      ]);
    const answer = z.looseObject({});
    const begin = { method: 'POST', path: `${methods}/begin`, response: z.object({ location: z.url() }) };
    const { location } = await send(begin, {}, { appId: 'studio-1', returnTo: '/apps/studio-1/billing' });
    const { searchParams } = new URL(location);
    expect(searchParams.get(PAYMENT_RETURN.code)).toBe(MOCKED_RETURN.code);
    const complete = { method: 'POST', path: `${methods}/complete`, response: answer };
    const body = { appId: 'studio-1', ...MOCKED_RETURN };
    expect(await send(complete, {}, body)).toEqual(await send(complete, {}, body));
    expect(await list()).toEqual([
      ['card-1', true],
      ['card-3', false],
      ['card-2', false],
    ]);
    await send({ method: 'DELETE', path: `${methods}/card-1`, response: answer });
    expect(await list()).toEqual([
      ['card-2', true],
      ['card-3', false],
    ]);
  });

  it('reports use of a year, in all and app by app', async () => {
    server.use(...usageKept(usageOf(3, 400)));
    const period = { from: '2025-05-13', to: '2026-05-12' };
    const report = await send(getUsageReport, period);
    expect(report.days).toHaveLength(365);
    expect(report.previous.to).toBe('2025-05-12');
    const { data } = await send(listUsagesByApp, { ...period, kind: 'live' });
    expect(data.map(({ appId }) => appId)).toEqual(['studio-3', 'studio-2', 'studio-1']);
    expect(data.reduce((sum, { total }) => sum + total.liveSeconds, 0)).toBe(report.total.liveSeconds);
    expect(data[0]?.values).toHaveLength(365);
  });

  it('lists what is near its limit, the fullest first', async () => {
    server.use(...quotasKept([...quotasOf(), ...quotasOf('studio-2')]));
    const { data } = await send(listQuotasNearLimit);
    expect(data.map(({ resource }) => resource)).toEqual([
      ...Array.from({ length: 2 }, () => 'transcode-seconds-per-month'),
      ...Array.from({ length: 2 }, () => 'storage-bytes'),
    ]);
  });
});
