import {
  getAppBillingInfo,
  getBillingInfo,
  updateAppBillingInfo,
  NO_PAYMENT_METHOD,
  type BillingInfo,
} from '@console/billing/contract';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit, changeDetail } from '../audit/record-audit';
import { billingInfos, invoices, paymentMethods } from '../database/schema';
import { route, routeInTransaction } from '../http/route';
import { requireApp } from './billed-app';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { requireVersion } from '../http/http-error';

export const billingInfoRoutes = [
  route(getBillingInfo, async ({ db, authority, request }) => {
    await requireApp(db, authority, request.appId);
    return (await billingInfoOfApp(db, request.appId)).info;
  }),

  route(getAppBillingInfo, async ({ params, db, authority, setVersion }) => {
    await requireApp(db, authority, params.appId);
    const { info, version } = await billingInfoOfApp(db, params.appId);
    setVersion(version);
    return info;
  }),

  routeInTransaction(updateAppBillingInfo, async (call) => {
    const { params, body, authority, now, knownVersion, setVersion } = call;
    const { appId } = params;
    const app = await lockManagedApp(call.db, authority, appId);
    const before = await recipientOf(call.db, appId);
    requireVersion(knownVersion, before.version);

    const recipient = { ...body, taxCode: body.taxCode === '' ? null : body.taxCode };
    const detail = changeDetail(before.recipient ?? {}, recipient);
    if (Object.keys(detail).length > 0) {
      const changed = { ...recipient, version: before.version + 1, updatedAt: now };
      await call.db
        .insert(billingInfos)
        .values({ appId, ...changed })
        .onConflictDoUpdate({ target: billingInfos.appId, set: changed });
      await call.db
        .update(invoices)
        .set({ recipient })
        .where(and(eq(invoices.appId, appId), eq(invoices.status, 'draft')));
      await recordAudit(call, app, detail);
    }
    const { info, version } = await billingInfoOfApp(call.db, appId);
    setVersion(version);
    return info;
  }),
];

const recipientColumns = {
  companyName: billingInfos.companyName,
  taxCode: billingInfos.taxCode,
  email: billingInfos.email,
  address: billingInfos.address,
  country: billingInfos.country,
};

/** The recipient of an app's invoices; version 0 without one. */
async function recipientOf(db: Database, appId: string) {
  const [row] = await db
    .select({ recipient: recipientColumns, version: billingInfos.version })
    .from(billingInfos)
    .where(eq(billingInfos.appId, appId));
  return row ?? { recipient: null, version: 0 };
}

async function billingInfoOfApp(db: Database, appId: string) {
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
