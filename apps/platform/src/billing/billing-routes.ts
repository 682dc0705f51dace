import {
  getBillingSummary,
  getInvoice,
  getOwnUsages,
  getUsageReport,
  getUsages,
  listAllInvoices,
  listAppFigures,
  listInvoices,
  listUsagesByApp,
} from '@console/billing/contract';
import { listPage } from '../database/list-query';
import { apps, deletedApps, invoices, usages } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { route } from '../http/route';
import { appFigures } from './app-figures';
import { billingInfoRoutes } from './billing-info-routes';
import { billingSummary } from './billing-summary';
import { dayOf } from '../time/calendar';
import { findInvoice } from './invoice-detail';
import { invoiceRoutes } from './invoice-routes';
import { listAllInvoices as allInvoices } from './list-all-invoices';
import { requireBilledApp, requireApp, billedApp } from './billed-app';
import { usageReport, usagesOfApp, usagesByApp, periodOf } from './usage-report';
import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { hasStatus, invoice, invoiceColumns } from './invoice-row';

export const billingRoutes = [
  route(listInvoices, async (call) => {
    const { query, db, authority, now } = call;
    const { appId, issuingDateFrom, issuingDateTo, status } = query;
    await requireBilledApp(db, authority, appId);
    const today = dayOf(now);
    const select = db
      .select({ ...invoiceColumns, appDeleted: billedApp(invoices.appId).appDeleted })
      .from(invoices)
      .leftJoin(deletedApps, eq(deletedApps.appId, invoices.appId));
    return listPage(call, select, {
      appId: invoices.appId,
      where: [
        eq(invoices.appId, appId),
        issuingDateFrom === undefined ? undefined : gte(invoices.issuingDate, issuingDateFrom),
        issuingDateTo === undefined ? undefined : lte(invoices.issuingDate, issuingDateTo),
        status && hasStatus(status, today),
      ],
      order: [desc(invoices.issuingDate), desc(invoices.id)],
      respond: (rows) => rows.map((row) => invoice(row, today)),
    });
  }),

  route(listAllInvoices, ({ query, db, authority, now }) =>
    allInvoices(db, { ...query, within: authority.within(invoices.appId) }, dayOf(now)),
  ),

  route(getInvoice, async ({ params, db, authority, now, installation, setVersion }) => {
    const { version, ...found } = await findInvoice(db, authority, params.id, dayOf(now));
    setVersion(version);
    return { ...found, ...installation.invoiceSeller };
  }),

  route(getBillingSummary, async ({ query, db, authority, now }) => {
    if (query.appId !== undefined) await requireBilledApp(db, authority, query.appId);
    return billingSummary(db, { ...query, within: authority.within(invoices.appId) }, now);
  }),

  route(getUsages, async ({ query, db, authority, now }) => {
    await requireBilledApp(db, authority, query.appId);
    return usagesOfApp(db, query.appId, now);
  }),

  route(getOwnUsages, async ({ db, authority, now, request }) => {
    await requireApp(db, authority, request.appId);
    return usagesOfApp(db, request.appId, now);
  }),

  route(getUsageReport, async ({ query, db, authority, now }) => {
    if (query.appId !== undefined) await requireBilledApp(db, authority, query.appId);
    return usageReport(
      db,
      { appId: query.appId, within: authority.within(usages.appId) },
      periodOf(query, now),
    );
  }),

  route(listUsagesByApp, ({ query, db, authority, now }) =>
    usagesByApp(db, { ...query, within: authority.within(usages.appId) }, periodOf(query, now)),
  ),

  route(listAppFigures, async ({ query, db, authority, now }) => {
    const appIds = [...new Set(query.appIds.split(','))];
    const known = await db
      .select({ appId: apps.appId })
      .from(apps)
      .where(and(inArray(apps.appId, appIds), authority.within(apps.appId)))
      .orderBy(asc(byCode(apps.appId)));
    return {
      data: await appFigures(
        db,
        known.map(({ appId }) => appId),
        now,
      ),
    };
  }),

  ...billingInfoRoutes,
  ...invoiceRoutes,
];
