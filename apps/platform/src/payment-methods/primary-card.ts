import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { paymentMethods } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { Installation } from '../http/route';
import { message } from '../messages/message';
import { dayOf } from '../time/calendar';

/** Whether a payment method can be charged; cards are valid to the end of their last month (UTC). */
export function isGood(now: Date): SQL {
  const { expiryYear, expiryMonth } = paymentMethods;
  return sql`coalesce(make_date(${expiryYear}, ${expiryMonth}, 1) + interval '1 month' > ${dayOf(now)}::date, true)`;
}

export function goodPrimary(appId: SQLWrapper | string, now: Date): SQL | undefined {
  return and(eq(paymentMethods.appId, appId), eq(paymentMethods.isPrimary, true), isGood(now));
}

/**
 * Requires a chargeable primary payment method, unless the installation has no payment provider.
 * @throws HttpError 402
 * @see spec 4.5
 */
export async function requireCard(
  db: Database,
  { installation, now }: { installation: Pick<Installation, 'paymentProvider'>; now: Date },
  appId: string,
): Promise<void> {
  if (!installation.paymentProvider) return;
  const found = await db.$count(paymentMethods, goodPrimary(appId, now));
  if (found === 0) throw new HttpError(402, message('paymentMethod.required', { appId }));
}
