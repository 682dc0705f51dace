import { describe, expect, it } from 'vitest';
import { Invoice, listInvoices } from './invoices';

const INVOICE = {
  id: '1',
  number: 'INV-202604-00001',
  appId: 'song-hong-tv',
  status: 'paid',
  currency: 'VND',
  subtotal: 4_900_000,
  tax: 490_000,
  total: 5_390_000,
  periodStart: '2026-04-01',
  periodEnd: '2026-04-30',
  issuingDate: '2026-05-01',
  dueDate: '2026-05-16',
  paidAt: '2026-05-03T00:00:00Z',
};

describe('invoices', () => {
  it('requires an app and defaults to the first page', () => {
    expect(listInvoices.query.safeParse({}).success).toBe(false);
    expect(listInvoices.query.parse({ appId: 'song-hong-tv' })).toEqual({
      appId: 'song-hong-tv',
      page: 1,
      perPage: 20,
    });
  });

  it.each([
    { issuingDateFrom: '2026-5-1' },
    { issuingDateTo: '2026-02-30' },
    { status: 'lost' },
    { sort: 'number' },
  ])('rejects %o', (query) =>
    expect(listInvoices.query.safeParse({ appId: 'song-hong-tv', ...query }).success).toBe(false),
  );

  it('accepts an unknown status', () =>
    expect(Invoice.safeParse({ ...INVOICE, status: 'disputed' }).success).toBe(true));

  it.each([{ total: 5_390_000.5 }, { currency: 'đ' }, { dueDate: '2026-05-16T00:00:00Z' }])(
    'rejects the invoice field %o',
    (part) => expect(Invoice.safeParse({ ...INVOICE, ...part }).success).toBe(false),
  );
});
