import { listResponse, mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  type CurrencySummary,
  getBillingSummary,
  getInvoice,
  type InvoiceDetail,
  type InvoiceOfApp,
  listAllInvoices,
  listInvoices,
} from '../contract';
import { minorUnitsOf, moneyOf, sum } from '../money/money';
import { BILLING_TODAY, invoiceRowOf } from './invoice-factory';
import { comparing } from './comparing';

const SORTABLE = {
  issuingDate: ({ issuingDate }: InvoiceOfApp) => issuingDate,
  dueDate: ({ dueDate }: InvoiceOfApp) => dueDate,
  number: ({ number }: InvoiceOfApp) => number,
  appId: ({ appId }: InvoiceOfApp) => appId,
  total: ({ currency, total }: InvoiceOfApp) => [currency, total],
};

interface Filters {
  q?: string | undefined;
  appId?: string | undefined;
  issuingDateFrom?: string | undefined;
  issuingDateTo?: string | undefined;
  status?: string | undefined;
  number?: string | undefined;
  paidMonth?: string | undefined;
}

export function mockInvoices(invoices: readonly InvoiceDetail[]) {
  const rows = invoices.map(invoiceRowOf);
  return [
    mock(listInvoices, ({ query }) => listResponse(matching(rows, query), query)),
    mock(listAllInvoices, ({ query }) =>
      listResponse(matching(rows, query).toSorted(comparing(query.sort ?? '-issuingDate', SORTABLE)), query),
    ),
    mock(getInvoice, ({ params }) => {
      const found = invoices.find(({ id }) => id === params.id);
      return found ? { ...found, etag: '"1"' } : respondWithError(404);
    }),
    mock(getBillingSummary, ({ query }) => ({
      month: BILLING_TODAY.slice(0, 'YYYY-MM'.length),
      currencies: summariesOf(
        invoices.filter(({ appId }) => query.appId === undefined || appId === query.appId),
      ),
    })),
  ];
}

export const invoicesUnavailable = () =>
  [listInvoices, listAllInvoices, getInvoice, getBillingSummary].map((operation) =>
    mock(operation, () => respondWithError(500, { errors: ['the database is resting'] })),
  );

export const invoicesSlow = () =>
  [listInvoices, listAllInvoices, getInvoice, getBillingSummary].map((operation) => mockSlow(operation));

function matching(rows: readonly InvoiceOfApp[], filters: Filters): InvoiceOfApp[] {
  const {
    q = '',
    appId,
    issuingDateFrom = '',
    issuingDateTo = '9999',
    status,
    number = '',
    paidMonth = '',
  } = filters;
  return rows.filter(
    (row) =>
      (appId === undefined || row.appId === appId) &&
      (status === undefined || row.status === status || (status === 'open' && isOpen(row))) &&
      row.issuingDate >= issuingDateFrom &&
      row.issuingDate <= issuingDateTo &&
      row.number.startsWith(number.toUpperCase()) &&
      row.number.toLowerCase().includes(q.toLowerCase()) &&
      (row.paidAt ?? '').startsWith(paidMonth),
  );
}

function isOpen({ status }: Pick<InvoiceOfApp, 'status'>): boolean {
  return status === 'unpaid' || status === 'overdue';
}

function summariesOf(invoices: readonly InvoiceDetail[]): CurrencySummary[] {
  const month = BILLING_TODAY.slice(0, 'YYYY-MM'.length);
  const currencies = [...new Set(invoices.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const ofCurrency = invoices.filter((invoice) => invoice.currency === currency);
    const owed = ofCurrency.filter(isOpen);
    const overdue = owed.filter(({ status }) => status === 'overdue');
    const paid = ofCurrency
      .flatMap(({ payments }) => payments)
      .filter(({ paidAt }) => paidAt.startsWith(month));
    const total = (amounts: readonly number[]) =>
      minorUnitsOf(
        sum(
          amounts.map((amount) => moneyOf(amount, currency)),
          currency,
        ),
      );
    return {
      currency,
      owed: total(owed.map(({ due }) => due)),
      owedInvoices: owed.length,
      overdue: total(overdue.map(({ due }) => due)),
      overdueInvoices: overdue.length,
      paidThisMonth: total(paid.map(({ amount }) => amount)),
    };
  });
}
