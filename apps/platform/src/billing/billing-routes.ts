import {
  getBillingSummary,
  getInvoice,
  getOwnUsages,
  getUsageReport,
  getUsages,
  listAllInvoices,
  listInvoices,
  listUsagesByApp,
} from '@console/billing/contract';
import { invoices as invoiceTable, usages as usageTable } from '../database/schema';
import { route } from '../http/route';
import { billingInfoRoutes } from './billing-info-routes';
import { billingSummary } from './billing-summary';
import { dayOf } from './calendar';
import { findInvoice } from './invoice-detail';
import { listAllInvoices as allInvoices } from './list-all-invoices';
import { listInvoices as invoices } from './list-invoices';
import { requireBilledApp, requireApp } from './billed-app';
import { periodOf } from './usage-sums';
import { usageReport } from './usage-report';
import { usagesByApp } from './usages-by-app';
import { usagesOfApp } from './usages-of-app';

export const billingRoutes = [
  route(listInvoices, async ({ query, db, authority, now }) => {
    await requireBilledApp(db, authority, query.appId);
    return invoices(db, query, dayOf(now));
  }),

  route(listAllInvoices, ({ query, db, authority, now }) =>
    allInvoices(db, { ...query, within: authority.within(invoiceTable.appId) }, dayOf(now)),
  ),

  route(getInvoice, ({ params, db, authority, now }) => findInvoice(db, authority, params.id, dayOf(now))),

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

  ...billingInfoRoutes,
];
