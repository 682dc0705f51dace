// @see spec 7.4
import {
  decimalText,
  getBillingSummary,
  getInvoice,
  getUsageReport,
  listAllInvoices,
  listUsagesByApp,
  USAGE_UNITS,
  usageBehind,
  usageQuantity,
  type InvoiceOfApp,
} from '@console/billing/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { invoices, payments, usages } from '../database/schema';
import { searchText } from '../database/search-text';
import { enroll, startTestPlatform } from '../../testing/test-platform';

const TODAY = '2026-05-12';

describe('invoices of all apps', async () => {
  const platform = await startTestPlatform({ SEED_APPS: '30' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  // Two unpaid ones, due yesterday and today.
  const [yesterday, today] = await platform.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.status, 'unpaid'), eq(invoices.currency, 'VND')))
    .orderBy(invoices.id);
  const late = yesterday?.id ?? '';
  const due = (dueDate: string, id = '') =>
    platform.db.update(invoices).set({ dueDate }).where(eq(invoices.id, id));
  await due('2026-05-11', late);
  await due(TODAY, today?.id);

  const list = (query: Record<string, string> = {}) => platform.call(listAllInvoices, { token, query });

  async function everyPage(query: Record<string, string> = {}): Promise<InvoiceOfApp[]> {
    const first = await list({ ...query, perPage: '100' });
    const pages = Math.ceil(first.total / 100);
    const later = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
        list({ ...query, perPage: '100', page: String(index + 2) }),
      ),
    );
    return [first, ...later].flatMap(({ data }) => data);
  }

  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

  const all = await everyPage();

  it('are listed newest first, with their apps, over all pages', async () => {
    const [counted] = await platform.db.select({ rows: sql`count(*)`.mapWith(Number) }).from(invoices);
    expect(all).toHaveLength(counted?.rows ?? 0);
    expect(new Set(ids(all)).size).toBe(all.length);
    expect(new Set(all.map(({ appId }) => appId)).size).toBeGreaterThan(5);
    const dates = all.map(({ issuingDate }) => issuingDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all.every(({ appName }) => appName.length > 0)).toBe(true);
  });

  it('are filtered by app, status, issuing date and number prefix', async () => {
    const [first] = all;
    const inApril = await platform.db
      .select({ id: payments.invoiceId })
      .from(payments)
      .where(sql`to_char(${payments.paidAt} at time zone 'UTC', 'YYYY-MM') = '2026-04'`);
    const paidInApril = new Set(inApril.map(({ id }) => id));
    const matches: [Record<string, string>, (one: InvoiceOfApp) => boolean][] = [
      [{ appId: first?.appId ?? '' }, (one) => one.appId === first?.appId],
      [{ status: 'overdue' }, (one) => one.status === 'overdue'],
      [
        { status: 'paid', issuingDateFrom: '2026-01-01' },
        (one) => one.status === 'paid' && one.issuingDate >= '2026-01-01',
      ],
      [
        { issuingDateFrom: '2025-11-01', issuingDateTo: '2026-02-01', number: 'inv-2025' },
        (one) =>
          one.issuingDate >= '2025-11-01' &&
          one.issuingDate <= '2026-02-01' &&
          one.number.startsWith('INV-2025'),
      ],
      [{ status: 'open' }, ({ status }) => status === 'unpaid' || status === 'overdue'],
      [{ paidMonth: '2026-04' }, ({ id }) => paidInApril.has(id)],
      [{ appId: 'no-such-app' }, () => false],
    ];
    for (const [query, fits] of matches) {
      expect(ids(await everyPage(query)), JSON.stringify(query)).toEqual(ids(all.filter(fits)));
    }
    expect(all.filter(({ status }) => status === 'overdue').length).toBeGreaterThan(0);
  });

  it('are found by any part of the number, by app and by amount', async () => {
    const wanted = all.find(({ currency, appName }) => currency === 'USD' && appName.includes(' '));
    if (!wanted) throw new Error('There is no demo invoice in USD.');
    const { number, appName, appId, total } = wanted;
    const found = async (q: string) => ids(await everyPage({ q }));
    const part = number.slice('INV-'.length);
    expect(await found(part.toLowerCase())).toEqual(ids(all.filter((one) => one.number.includes(part))));
    expect(await found(`${appName.toUpperCase()} inv`)).toEqual(
      ids(all.filter((one) => one.appId === appId)),
    );
    const vietnamese = all.find((one) => one.appName.includes('ồ'));
    expect(await found(searchText(vietnamese?.appName ?? ''))).toContain(vietnamese?.id);
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(total / 100);
    expect(await found(`${appName} ${amount}`)).toContain(wanted.id);
    expect(await found('no such words')).toEqual([]);
  });

  it('are sorted, amounts within their currency, consistently over all pages', async () => {
    const byTotal = await everyPage({ sort: '-total' });
    expect(byTotal.map(({ currency, total }) => [currency, total])).toEqual(
      all
        .map(({ currency, total }) => [currency, total] as const)
        .toSorted(([c1, t1], [c2, t2]) => (c1 === c2 ? t2 - t1 : c1 < c2 ? 1 : -1)),
    );
    const byNumber = await everyPage({ sort: 'number' });
    expect(byNumber.map(({ number }) => number)).toEqual(all.map(({ number }) => number).toSorted());
    const byDueDate = await list({ sort: 'dueDate,-number', perPage: '10' });
    expect(byDueDate.data.map(({ dueDate }) => dueDate)).toEqual(
      all
        .map(({ dueDate }) => dueDate)
        .toSorted()
        .slice(0, 10),
    );
    const rejected = await platform.rejection(listAllInvoices, { token, query: { sort: 'status' } });
    expect(rejected.statusCode).toBe(400);
  });

  it('combine every order with status and dates', async () => {
    const fields = {
      issuingDate: (one: InvoiceOfApp) => one.issuingDate,
      '-issuingDate': (one: InvoiceOfApp) => one.issuingDate,
      dueDate: (one: InvoiceOfApp) => one.dueDate,
      '-dueDate': (one: InvoiceOfApp) => one.dueDate,
      number: (one: InvoiceOfApp) => one.number,
      '-number': (one: InvoiceOfApp) => one.number,
      appId: (one: InvoiceOfApp) => one.appId,
    };
    const periods = [
      { issuingDateFrom: '2025-11-01', issuingDateTo: '2026-02-01' },
      { issuingDateFrom: '2026-03-02' },
      { issuingDateTo: '1999-12-31' },
    ];
    for (const status of ['', 'paid', 'void', 'overdue', 'open']) {
      const statuses = status === 'open' ? ['unpaid', 'overdue'] : [status];
      const ofStatus = all.filter((one) => status === '' || statuses.includes(one.status));
      for (const period of periods) {
        const { issuingDateFrom = '', issuingDateTo = '9999' } = period;
        const fitting = ofStatus.filter(
          ({ issuingDate }) => issuingDate >= issuingDateFrom && issuingDate <= issuingDateTo,
        );
        for (const [sort, valueOf] of Object.entries(fields)) {
          const query = { ...period, ...(status && { status }), sort };
          const what = JSON.stringify(query);
          const found = await everyPage(query);
          const ordered = fitting.map(valueOf).toSorted();
          expect(found.map(valueOf), what).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
          expect(new Set(ids(found)), what).toEqual(new Set(ids(fitting)));
          const second = await list({ ...query, perPage: '20', page: '2' });
          expect(second.total, what).toBe(fitting.length);
          expect(ids(second.data), what).toEqual(ids(found).slice(20, 40));
        }
      }
    }
  });

  it('become overdue the day after the due date', () => {
    expect(all.find(({ id }) => id === late)?.status).toBe('overdue');
    const unpaid = all.filter(({ status }) => status === 'unpaid');
    expect(unpaid.map(({ dueDate }) => dueDate)).toContain(TODAY);
    expect(unpaid.every(({ dueDate }) => dueDate >= TODAY)).toBe(true);
  });

  describe('one of them', () => {
    const detail = (id: string) => platform.call(getInvoice, { token, params: { id } });

    it('adds up: lines to the subtotal, tax by rate to the tax, payments to what is due', async () => {
      for (const status of ['draft', 'unpaid', 'paid', 'overdue', 'void']) {
        for (const { id } of all.filter((one) => one.status === status).slice(0, 10)) {
          const invoice = await detail(id);
          const sum = (amounts: { amount: number }[]) =>
            amounts.reduce((total, { amount }) => total + amount, 0);
          expect(sum(invoice.lines)).toBe(invoice.subtotal);
          expect(sum(invoice.taxes)).toBe(invoice.tax);
          expect(invoice.lines[0]?.kind).toBe('plan');
          expect(sum(invoice.payments)).toBe(invoice.paid);
          const isToPay = status === 'unpaid' || status === 'overdue';
          expect(invoice.due).toBe(isToPay ? invoice.total - invoice.paid : 0);
          if (status === 'paid') expect(invoice.paid).toBe(invoice.total);
          expect(invoice.recipient?.companyName).toBeTruthy();
        }
      }
    });

    it('traces each usage line to the usage', async () => {
      const recent = all.filter(({ periodStart }) => periodStart === '2026-04-01');
      const traced = [];
      for (const { id, appId } of recent.slice(0, 3)) {
        for (const line of (await detail(id)).lines) {
          const behind = usageBehind(appId, line);
          if (!behind) continue;
          const { kind, ...query } = behind;
          const { total } = await platform.call(getUsageReport, { token, query });
          expect(decimalText(usageQuantity(kind, total[USAGE_UNITS[kind].amount])), kind).toBe(line.quantity);
          traced.push(kind);
        }
      }
      expect(new Set(traced)).toEqual(new Set(['live', 'transcode', 'storage', 'delivery']));
    });
  });

  it('sum up to owed, overdue and paid amounts by currency', async () => {
    // An overdue one is partly paid.
    const paidAt = new Date('2026-05-01T00:00:00.000Z');
    const part = { id: newId(platform.clock.now), invoiceId: late, amount: 1_000, paidAt };
    await platform.db.insert(payments).values(part);

    const { month, currencies } = await platform.call(getBillingSummary, { token });
    expect(month).toBe('2026-05');
    expect(currencies.map(({ currency }) => currency)).toEqual(
      [...new Set(all.map(({ currency }) => currency))].toSorted(),
    );
    const paid = await platform.db.select().from(payments);
    const leftOf = (one: InvoiceOfApp) =>
      one.total - paid.reduce((sum, { invoiceId, amount }) => sum + (invoiceId === one.id ? amount : 0), 0);
    for (const summary of currencies) {
      const open = all.filter(
        ({ status, currency }) => currency === summary.currency && ['unpaid', 'overdue'].includes(status),
      );
      const overdue = open.filter(({ status }) => status === 'overdue');
      const sumOf = (some: InvoiceOfApp[]) => some.reduce((sum, one) => sum + leftOf(one), 0);
      const currencyOf = new Map(all.map(({ id, currency }) => [id, currency]));
      const paidThisMonth = paid
        .filter((one) => one.paidAt >= paidAt && currencyOf.get(one.invoiceId) === summary.currency)
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(summary).toEqual({
        currency: summary.currency,
        owed: sumOf(open),
        owedInvoices: open.length,
        overdue: sumOf(overdue),
        overdueInvoices: overdue.length,
        paidThisMonth,
      });
    }

    const { appId = '' } = all.find(({ id }) => id === late) ?? {};
    const ofApp = await platform.call(getBillingSummary, { token, query: { appId } });
    expect(ofApp.currencies.map(({ currency }) => currency)).toEqual(['VND']);
    const nobody = await platform.rejection(getBillingSummary, { token, query: { appId: 'no-such-app' } });
    expect(nobody.statusCode).toBe(404);
  });

  describe('use', () => {
    const report = (query: Record<string, string>) => platform.call(getUsageReport, { token, query });
    const period = { from: '2026-04-03', to: '2026-04-30' };

    it('of all apps is the sum of each, compared with the period before', async () => {
      const [whole, list] = await Promise.all([
        report(period),
        platform.call(listUsagesByApp, { token, query: { ...period, kind: 'live', perPage: '100' } }),
      ]);
      expect(whole).toMatchObject({
        appId: null,
        ...period,
        previous: { from: '2026-03-06', to: '2026-04-02' },
      });
      expect(whole.days.map(({ day }) => day)).toEqual(whole.days.map(({ day }) => day).toSorted());
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      for (const amount of ['egressBytes', 'transcodeSeconds', 'liveSeconds'] as const) {
        expect(whole.total[amount]).toBe(sum(whole.days.map((day) => day[amount])));
        expect(whole.total[amount]).toBe(sum(list.data.map(({ total }) => total[amount])));
        expect(whole.previous.total[amount]).toBe(sum(list.data.map(({ previous }) => previous[amount])));
      }
      expect(whole.total.storageBytes).toBe(Math.max(...whole.days.map(({ storageBytes }) => storageBytes)));

      const live = list.data.map(({ total }) => total.liveSeconds);
      expect(live).toEqual(live.toSorted((one, other) => other - one));
      for (const { values, total } of list.data) {
        expect(values).toHaveLength(28);
        expect(sum(values)).toBe(total.liveSeconds);
      }
      const [most] = list.data;
      const { appName, days, total } = await report({ ...period, appId: most?.appId ?? '' });
      expect(appName).toBe(most?.appName);
      expect(total).toEqual(most?.total);
      expect(days.find(({ day }) => day === period.to)?.liveSeconds).toBe(most?.values.at(-1));
    });

    it('is zero on days without a row, and is paged', async () => {
      const [first, second] = await Promise.all(
        ['1', '2'].map((page) =>
          platform.call(listUsagesByApp, { token, query: { ...period, page, perPage: '3' } }),
        ),
      );
      const [app] = first?.data ?? [];
      if (!app) throw new Error('Nobody has used anything.');
      expect(second?.data.map(({ appId }) => appId)).not.toContain(app.appId);
      await platform.db.delete(usages).where(and(eq(usages.appId, app.appId), eq(usages.day, '2026-04-04')));
      const { data } = await platform.call(listUsagesByApp, { token, query: { ...period, perPage: '100' } });
      const values = data.find(({ appId }) => appId === app.appId)?.values;
      expect(values).toEqual(app.values.with(1, 0));
    });

    it('requires a valid period of at most a year, and a tenant app', async () => {
      expect(await report({})).toMatchObject({ from: '2026-04-13', to: TODAY });
      for (const query of [
        { from: '2026-05-13' },
        { from: '2025-05-01' },
        { from: '2026-05-02', to: '2026-05-01' },
        { to: 'yesterday' },
      ]) {
        expect(await platform.status(getUsageReport, { token, query })).toBe(400);
      }
      const rejected = await platform.rejection(getUsageReport, { token, query: { appId: 'no-such-app' } });
      expect(rejected.statusCode).toBe(404);
    });
  });
});
