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
import { requireTenantApp } from '../apps/require-tenant-app';
import { route } from '../http/route';
import { billingInfoRoutes } from './billing-info-routes';
import { billingSummary } from './billing-summary';
import { dayOf } from './day-of';
import { findInvoice } from './invoice-detail';
import { listAllInvoices as allInvoices } from './list-all-invoices';
import { listInvoices as invoices } from './list-invoices';
import { paymentMethodRoutes } from './payment-methods/payment-method-routes';
import { requireReachedApp } from './require-reached-app';
import { periodOf } from './usage-period';
import { usageReport } from './usage-report';
import { usagesByApp } from './usages-by-app';
import { usagesOfApp } from './usages-of-app';

export const billingRoutes = [
  route(listInvoices, async ({ query, db, now }) => {
    await requireTenantApp(db, query.appId);
    return invoices(db, query, dayOf(now));
  }),

  route(listAllInvoices, ({ query, db, now }) => allInvoices(db, query, dayOf(now))),

  route(getInvoice, ({ params, db, now }) => findInvoice(db, params.id, dayOf(now))),

  route(getBillingSummary, async ({ query, db, now }) => {
    if (query.appId !== undefined) await requireTenantApp(db, query.appId);
    return billingSummary(db, query.appId, now);
  }),

  route(getUsages, async ({ query, db, authority, now }) => {
    await requireReachedApp(db, authority, query.appId);
    await requireTenantApp(db, query.appId);
    return usagesOfApp(db, query.appId, now);
  }),

  // Whose permission counts is a member of the app: it exists.
  route(getOwnUsages, ({ db, now, request }) => usagesOfApp(db, request.appId, now)),

  route(getUsageReport, async ({ query, db, now }) => {
    if (query.appId !== undefined) await requireTenantApp(db, query.appId);
    return usageReport(db, query.appId, periodOf(query, now));
  }),

  route(listUsagesByApp, ({ query, db, now }) => usagesByApp(db, query, periodOf(query, now))),

  ...paymentMethodRoutes,
  ...billingInfoRoutes,
];
