import { minorUnitsOf, moneyOf, type CurrencySummary } from '@console/billing/contract';
import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { creditNotes, invoices, payments } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { hasStatus, IS_OPEN } from './invoice-row';
import { dayOf, monthOf } from '../time/calendar';
import { equals } from '../database/list-query';

const MONTH = 'YYYY-MM'.length;

interface SummaryQuery {
  /** Default: all apps in reach. */
  appId?: string | undefined;
  within: SQL | undefined;
}

export async function billingSummary(db: Database, { appId, within }: SummaryQuery, now: Date) {
  const today = dayOf(now);
  const ofApp = and(within, equals(invoices.appId, appId));
  const month = today.slice(0, MONTH);
  const [owing, paying] = await Promise.all([owingOf(db, ofApp, today), payingOf(db, ofApp, month)]);
  const currencies = [...new Set([...owing, ...paying].map(({ currency }) => currency))].toSorted();
  return {
    month,
    currencies: currencies.map((currency): CurrencySummary => {
      const owed = owing.find((one) => one.currency === currency);
      const paid = paying.find((one) => one.currency === currency);
      return {
        currency,
        owed: exact(owed?.owed, currency),
        owedInvoices: owed?.owedInvoices ?? 0,
        overdue: exact(owed?.overdue, currency),
        overdueInvoices: owed?.overdueInvoices ?? 0,
        paidThisMonth: exact(paid?.paid, currency),
      };
    }),
  };
}

function exact(sum: string | undefined, currency: string): number {
  return minorUnitsOf(moneyOf(BigInt(sum ?? 0), currency));
}

/** What apps owe, by app and currency. */
export async function owingByApp(db: Database, ofApps: SQL, today: string) {
  const open = openInvoices(db, ofApps, today);
  const rows = await db
    .select({ appId: open.appId, currency: open.currency, ...owingSums(open) })
    .from(open)
    .groupBy(open.appId, open.currency)
    .orderBy(asc(byCode(open.appId)), asc(byCode(open.currency)));
  return rows.map((row) => ({
    ...row,
    owed: exact(row.owed, row.currency),
    overdue: exact(row.overdue, row.currency),
  }));
}

function owingOf(db: Database, ofApp: SQL | undefined, today: string) {
  const open = openInvoices(db, ofApp, today);
  return db
    .select({ currency: open.currency, ...owingSums(open) })
    .from(open)
    .groupBy(open.currency);
}

function openInvoices(db: Database, ofApp: SQL | undefined, today: string) {
  const paid = sql`coalesce((select sum(${payments.amount}) from ${payments} where ${payments.invoiceId} = ${invoices.id}), 0)`;
  const credited = sql`coalesce((select sum(${creditNotes.amount}) from ${creditNotes} where ${creditNotes.invoiceId} = ${invoices.id}), 0)`;
  return db
    .select({
      appId: invoices.appId,
      currency: invoices.currency,
      left: sql<string>`greatest(${invoices.total} - ${paid} - ${credited}, 0)`.as('left_to_pay'),
      isOverdue: sql<boolean>`${hasStatus('overdue', today)}`.as('is_overdue'),
    })
    .from(invoices)
    .where(and(IS_OPEN, ofApp))
    .as('open');
}

/** Sums are read as text, because numbers lose digits. */
function owingSums({ left, isOverdue }: Pick<ReturnType<typeof openInvoices>, 'left' | 'isOverdue'>) {
  return {
    owed: sql<string>`sum(${left})::text`,
    owedInvoices: sql`count(*)`.mapWith(Number),
    overdue: sql<string>`coalesce(sum(${left}) filter (where ${isOverdue}), 0)::text`,
    overdueInvoices: sql`count(*) filter (where ${isOverdue})`.mapWith(Number),
  };
}

function payingOf(db: Database, ofApp: SQL | undefined, month: string) {
  const { begin, end } = monthOf(month);
  return db
    .select({ currency: invoices.currency, paid: sql<string>`sum(${payments.amount})::text` })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(gte(payments.paidAt, begin), lt(payments.paidAt, end), ofApp))
    .groupBy(invoices.currency);
}
