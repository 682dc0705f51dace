import { NO_PAYMENT_METHOD } from '@console/billing/contract';
import type { BillingInfo } from '@console/billing/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { billingInfos, paymentMethods } from '../database/schema';

export async function billingInfoOfApp(db: Database, appId: string): Promise<BillingInfo> {
  const [[recipient], [method]] = await Promise.all([
    db
      .select({
        companyName: billingInfos.companyName,
        taxCode: billingInfos.taxCode,
        email: billingInfos.email,
        address: billingInfos.address,
        country: billingInfos.country,
      })
      .from(billingInfos)
      .where(eq(billingInfos.appId, appId)),
    db
      .select({ kind: paymentMethods.kind })
      .from(paymentMethods)
      .where(eq(paymentMethods.appId, appId))
      .orderBy(desc(paymentMethods.isPrimary), asc(paymentMethods.createdAt), asc(paymentMethods.id))
      .limit(1),
  ]);
  return { appId, paymentMethod: method?.kind ?? NO_PAYMENT_METHOD, recipient: recipient ?? null };
}
