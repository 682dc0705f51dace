import { NO_PAYMENT_METHOD, type BillingInfo } from '@console/billing/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { billingInfos, paymentMethods } from '../database/schema';

const recipientColumns = {
  companyName: billingInfos.companyName,
  taxCode: billingInfos.taxCode,
  email: billingInfos.email,
  address: billingInfos.address,
  country: billingInfos.country,
};

/** The recipient of an app's invoices; version 0 without one. */
export async function recipientOf(db: Database, appId: string) {
  const [row] = await db
    .select({ recipient: recipientColumns, version: billingInfos.version })
    .from(billingInfos)
    .where(eq(billingInfos.appId, appId));
  return row ?? { recipient: null, version: 0 };
}

export async function billingInfoOfApp(db: Database, appId: string) {
  const [{ recipient, version }, [method]] = await Promise.all([
    recipientOf(db, appId),
    db
      .select({ kind: paymentMethods.kind })
      .from(paymentMethods)
      .where(eq(paymentMethods.appId, appId))
      .orderBy(desc(paymentMethods.isPrimary), asc(paymentMethods.createdAt), asc(paymentMethods.id))
      .limit(1),
  ]);
  const info: BillingInfo = { appId, paymentMethod: method?.kind ?? NO_PAYMENT_METHOD, recipient };
  return { info, version };
}
