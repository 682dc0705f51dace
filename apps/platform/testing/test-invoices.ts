import type { Database } from '../src/database/connection';
import { newId } from '../src/database/ids';
import { invoiceLines, invoices } from '../src/database/schema';

/** An unpaid invoice of 1,200 cents, with tax, that is due on 31 May. @returns Its ID. */
export async function insertInvoice(
  db: Database,
  given: Pick<typeof invoices.$inferInsert, 'appId' | 'number'> & Partial<typeof invoices.$inferInsert>,
  lines: readonly Partial<typeof invoiceLines.$inferInsert>[] = [{}],
): Promise<string> {
  const id = newId(new Date());
  const period = { periodStart: '2026-04-01', periodEnd: '2026-04-30' };
  await db.insert(invoices).values({
    id,
    status: 'unpaid',
    currency: 'USD',
    subtotal: 1_000,
    tax: 200,
    total: 1_200,
    ...period,
    // Background work issues drafts on their day.
    issuingDate: given.status === 'draft' ? '2026-05-31' : '2026-05-01',
    dueDate: '2026-05-31',
    recipient: {
      companyName: 'Sông Hồng TV',
      taxCode: '0101234567',
      email: 'accounts@song-hong.example',
      address: '1 Tràng Tiền, Hà Nội',
      country: 'VN',
    },
    ...given,
  });
  await db.insert(invoiceLines).values(
    lines.map((line, position) => ({
      invoiceId: id,
      position,
      kind: 'plan' as const,
      plan: 'Growth',
      ...period,
      quantity: '1',
      unitPrice: '10',
      taxRate: 2_000,
      amount: 1_000,
      ...line,
    })),
  );
  return id;
}
