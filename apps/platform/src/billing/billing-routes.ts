import {
  getBillingInfo,
  getOwnUsages,
  getUsages,
  listInvoices,
  listPaymentMethods,
} from '@console/billing/contract';
import { requireTenantApp } from '../apps/require-tenant-app';
import { route } from '../http/route';
import { billingInfoOfApp } from './billing-info-of-app';
import { listInvoices as invoices } from './list-invoices';
import { listPaymentMethods as paymentMethods } from './list-payment-methods';
import { usagesOfApp } from './usages-of-app';

export const billingRoutes = [
  route(listInvoices, async ({ query, db }) => {
    await requireTenantApp(db, query.appId);
    return invoices(db, query);
  }),

  route(listPaymentMethods, async ({ query, db }) => {
    await requireTenantApp(db, query.appId);
    return paymentMethods(db, query);
  }),

  route(getUsages, async ({ query, db, now }) => {
    await requireTenantApp(db, query.appId);
    return usagesOfApp(db, query.appId, now);
  }),

  // Whose permission counts is a member of the app: it exists.
  route(getOwnUsages, ({ db, now, request }) => usagesOfApp(db, request.appId, now)),

  route(getBillingInfo, ({ db, request }) => billingInfoOfApp(db, request.appId)),
];
