import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoices } from '../database/schema';
import { dayOf } from '../time/calendar';

/**
 * Issues the drafts of past months, a day after their issuing date, when the usage of the month is complete. Nothing is
 * due on an invoice of zero.
 */
export async function issueDrafts(db: Database, now: Date): Promise<void> {
  const isToIssue = and(eq(invoices.status, 'draft'), lt(invoices.issuingDate, dayOf(now)));
  await db
    .update(invoices)
    .set({ status: 'paid', paidAt: now })
    .where(and(isToIssue, eq(invoices.total, 0)));
  await db.update(invoices).set({ status: 'unpaid' }).where(isToIssue);
}
