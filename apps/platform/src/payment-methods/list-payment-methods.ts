import type { listPaymentMethods as operation } from '@console/billing/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { paymentMethods } from '../database/schema';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/schema/columns';
import { paymentMethod } from './payment-method-row';

type Query = z.output<(typeof operation)['query']>;

const SORTABLE = {
  isPrimary: paymentMethods.isPrimary,
  kind: byCode(paymentMethods.kind),
  brand: byCode(paymentMethods.brand),
  holderName: byCode(paymentMethods.holderName),
  expiry: sql`(${paymentMethods.expiryYear} * 12 + ${paymentMethods.expiryMonth})`,
  createdAt: paymentMethods.createdAt,
};

export async function listPaymentMethods(db: Database, { appId, page, perPage, sort }: Query) {
  const wanted = eq(paymentMethods.appId, appId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(paymentMethods)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? '-isPrimary,-createdAt', SORTABLE), asc(paymentMethods.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(paymentMethods).where(wanted),
  ]);
  return { data: rows.map(paymentMethod), total: counted?.total ?? 0, page, perPage };
}
