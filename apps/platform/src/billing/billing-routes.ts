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
import { readPage } from '../database/list-query';
import {
  apps,
  invoices as invoiceTable,
  usages as usageTable,
  deletedApps,
  invoices,
} from '../database/schema';
import { byCode } from '../database/schema/columns';
import { route } from '../http/route';
import { appFigures } from './app-figures';
import { billingInfoRoutes } from './billing-info-routes';
import { billingSummary } from './billing-summary';
import { dayOf } from './calendar';
import { findInvoice } from './invoice-detail';
import { invoiceRoutes } from './invoice-routes';
import { listAllInvoices as allInvoices } from './list-all-invoices';
import { requireBilledApp, requireApp, billedApp } from './billed-app';
import { usageReport, usagesOfApp, usagesByApp, periodOf } from './usage-report';
import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { hasStatus, invoice, invoiceColumns } from './invoice-row';

export const billingRoutes = [
  route(listInvoices, async ({ query, db, authority, now }) => {
    await requireBilledApp(db, authority, query.appId);
    return invoicesOfApp(db, query, dayOf(now));
  }),

  route(listAllInvoices, ({ query, db, authority, now }) =>
    allInvoices(db, { ...query, within: authority.within(invoiceTable.appId) }, dayOf(now)),
  ),

  route(getInvoice, async ({ params, db, authority, now, installation, setVersion }) => {
    const { version, ...found } = await findInvoice(db, authority, params.id, dayOf(now));
    setVersion(version);
    return { ...found, ...installation.invoiceSeller };
  }),

  route(getBillingSummary, async ({ query, db, authority, now }) => {
    if (query.appId !== undefined) await requireBilledApp(db, authority, query.appId);
    return billingSummary(db, { ...query, within: authority.within(invoiceTable.appId) }, now);
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
      { appId: query.appId, within: authority.within(usageTable.appId) },
      periodOf(query, now),
    );
  }),

  route(listUsagesByApp, ({ query, db, authority, now }) =>
    usagesByApp(db, { ...query, within: authority.within(usageTable.appId) }, periodOf(query, now)),
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

type Query = z.output<(typeof listInvoices)['query']>;

async function invoicesOfApp(db: Database, query: Query, today: string) {
  const { appId, issuingDateFrom, issuingDateTo, status } = query;
  const wanted = and(
    eq(invoices.appId, appId),
    issuingDateFrom === undefined ? undefined : gte(invoices.issuingDate, issuingDateFrom),
    issuingDateTo === undefined ? undefined : lte(invoices.issuingDate, issuingDateTo),
    status && hasStatus(status, today),
  );
  const { rows, ...page } = await readPage(
    db,
    db
      .select({ ...invoiceColumns, appDeleted: billedApp(invoices.appId).appDeleted })
      .from(invoices)
      .leftJoin(deletedApps, eq(deletedApps.appId, invoices.appId))
      .where(wanted)
      .$dynamic(),
    query,
    desc(invoices.issuingDate),
    desc(invoices.id),
  );
  return { data: rows.map((row) => invoice(row, today)), ...page };
}
