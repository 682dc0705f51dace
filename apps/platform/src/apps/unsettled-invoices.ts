import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoices } from '../database/schema';
import { Refusal } from '../http/http-error';
import { message } from '../messages/message';

/** @throws Refusal 409, with their number, while the app has invoices to pay. */
export async function refuseWhileOwing(db: Database, appId: string): Promise<void> {
  const [row] = await db
    .select({ invoices: count() })
    .from(invoices)
    .where(and(eq(invoices.appId, appId), inArray(invoices.status, ['unpaid', 'overdue'])));
  if (row && row.invoices > 0) {
    throw new Refusal(409, message('tenantApp.owing', { count: row.invoices }));
  }
}
