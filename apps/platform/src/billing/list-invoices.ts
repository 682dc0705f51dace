import type { listInvoices as operation } from '@console/billing/contract';
import { and, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { deletedApps, invoices } from '../database/schema';
import { billedApp } from './billed-app';
import { hasStatus, invoice, invoiceColumns } from './invoice-row';

type Query = z.output<(typeof operation)['query']>;

export async function listInvoices(db: Database, query: Query, today: string) {
  const { appId, page, perPage, issuingDateFrom, issuingDateTo, status } = query;
  const wanted = and(
    eq(invoices.appId, appId),
    issuingDateFrom === undefined ? undefined : gte(invoices.issuingDate, issuingDateFrom),
    issuingDateTo === undefined ? undefined : lte(invoices.issuingDate, issuingDateTo),
    status && hasStatus(status, today),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...invoiceColumns, appDeleted: billedApp(invoices.appId).appDeleted })
      .from(invoices)
      .leftJoin(deletedApps, eq(deletedApps.appId, invoices.appId))
      .where(wanted)
      .orderBy(desc(invoices.issuingDate), desc(invoices.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(invoices).where(wanted),
  ]);
  return { data: rows.map((row) => invoice(row, today)), total: counted?.total ?? 0, page, perPage };
}
