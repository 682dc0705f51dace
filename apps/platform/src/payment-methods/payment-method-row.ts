import type { PaymentMethod } from '@console/billing/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { paymentMethods } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

export function paymentMethod({
  expiryMonth,
  expiryYear,
  sealedToken: _token,
  ...row
}: PaymentMethodRow): PaymentMethod {
  return {
    ...row,
    expiry: expiryMonth === null || expiryYear === null ? null : { month: expiryMonth, year: expiryYear },
    createdAt: row.createdAt.toISOString(),
  };
}

/** @throws HttpError 404 */
export async function findPaymentMethod(
  db: Database,
  authority: Authority,
  id: string,
): Promise<PaymentMethodRow> {
  const [row] = isId(id)
    ? await db
        .select()
        .from(paymentMethods)
        .where(and(eq(paymentMethods.id, id), authority.within(paymentMethods.appId)))
    : [];
  if (!row) throw new HttpError(404, message('paymentMethod.notFound'));
  return row;
}

export function nameOf({ brand, lastFour }: PaymentMethodRow): string {
  return `${brand} ${lastFour}`;
}

export function auditedOf({ kind, brand, lastFour }: PaymentMethodRow) {
  return { kind, brand, lastFour };
}
