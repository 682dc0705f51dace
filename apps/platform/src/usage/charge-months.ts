import {
  dayAfter,
  INVOICE_LINE_KINDS,
  USAGE_KINDS,
  type UsageAmounts,
  type UsagePeriod,
} from '@console/billing/contract';
import { and, eq, gte, inArray, lte, max, ne, not, sql, sum, type SQL } from 'drizzle-orm';
import { isCharged, type ChargedApp } from '../apps/is-charged';
import { lockApp } from '../apps/lock-app';
import { PLAN_CURRENCIES } from '../apps/quota-plans';
import { dayOf, monthAround } from '../time/calendar';
import { chargeMonth, type DraftLine } from '../billing/draft-invoice';
import type { Database } from '../database/connection';
import { apps, billingInfos, invoiceLines, invoices, usages } from '../database/schema';
import { plansOf } from '../quota/app-plan';
import { paidDays, planLines } from '../quota/plan-lines';
import { usageLines } from './usage-lines';

/**
 * Brings the draft invoices of this month and, until they are issued, of last month up to what was metered. Begins those
 * that are missing for apps that have billing info.
 * @throws AggregateError when apps could not be charged; the others are.
 */
export async function chargeMonths(db: Database, now: Date): Promise<void> {
  const failures: Error[] = [];
  const thisMonth = monthAround(dayOf(now));
  for (const month of [monthAround(dayAfter(thisMonth.from, -1)), thisMonth]) {
    const begun = await invoicesOf(db, month);
    for (const { app, used } of await usedIn(db, month)) {
      const invoice = begun.get(app.appId);
      if (isCharged(app, month) && (!invoice || invoice.status === 'draft')) {
        await chargeApp(db, { app, used, invoice, month, now }).catch((cause: unknown) =>
          failures.push(new Error(`${app.appId} cannot be charged`, { cause })),
        );
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} apps cannot be charged`);
}

interface Charged {
  app: ChargedApp & Pick<typeof apps.$inferSelect, 'appId' | 'edition'>;
  used: UsageAmounts;
  invoice: MonthInvoice | undefined;
  month: UsagePeriod;
  now: Date;
}

async function chargeApp(db: Database, { app, used, invoice, month, now }: Charged): Promise<void> {
  const { appId, edition } = app;
  if (invoice) {
    // What was used before a change to the free edition stays charged.
    if (edition === 'free') return;
    const currency = PLAN_CURRENCIES.find((one) => one === invoice.currency);
    if (!currency || isSame(invoice.lines, usageLines(used, month, currency))) return;
  }
  await db.transaction(async (transaction) => {
    // It may have been deleted meanwhile.
    if (!(await lockApp(transaction, appId))) return;
    const plans = invoice ? [] : await plansOf(transaction, appId);
    await chargeMonth(transaction, appId, {
      month,
      now,
      // A draft that was begun meanwhile has lines of plans.
      kinds: invoice ? USAGE_KINDS : INVOICE_LINE_KINDS,
      linesIn: (currency) => [
        ...planLines(plans, month, currency, app),
        ...usageLines(used, paidDays(month, app.trialEndsAt), currency),
      ],
    });
  });
}

type Line = Pick<DraftLine, 'kind' | 'quantity'>;

function isSame(lines: readonly Line[], wanted: readonly Line[]): boolean {
  const textOf = ({ kind, quantity }: Line) => `${kind} ${quantity}`;
  return lines.map(textOf).toSorted().join() === wanted.map(textOf).toSorted().join();
}

interface MonthInvoice {
  status: string;
  currency: string;
  /** Of usage. */
  lines: Line[];
}

/** By app; a draft comes before an invoice that was voided. */
async function invoicesOf(db: Database, month: UsagePeriod): Promise<Map<string, MonthInvoice>> {
  const rows = await db
    .select({
      appId: invoices.appId,
      status: invoices.status,
      currency: invoices.currency,
      line: { kind: invoiceLines.kind, quantity: invoiceLines.quantity },
    })
    .from(invoices)
    .leftJoin(
      invoiceLines,
      and(eq(invoiceLines.invoiceId, invoices.id), inArray(invoiceLines.kind, [...USAGE_KINDS])),
    )
    .where(eq(invoices.periodStart, month.from));
  const found = new Map<string, MonthInvoice>();
  for (const [appId, ofApp] of Map.groupBy(rows, (row) => row.appId)) {
    const [first] = ofApp;
    if (!first) continue;
    const drafts = ofApp.filter(({ status }) => status === 'draft');
    const { status, currency } = drafts[0] ?? first;
    found.set(appId, { status, currency, lines: drafts.flatMap(({ line }) => line ?? []) });
  }
  return found;
}

/** What apps with billing info have used in a month and pay for: not in the free edition, nor on the days of a trial. */
function usedIn(db: Database, { from, to }: UsagePeriod) {
  const isPaid = and(
    ne(apps.edition, 'free'),
    not(usages.free),
    sql`${usages.day} >= coalesce((${apps.trialEndsAt} at time zone 'UTC')::date, ${usages.day})`,
  );
  const ofDays = (total: SQL) => sql`coalesce(${total}, 0)`.mapWith(Number);
  return db
    .select({
      app: {
        appId: apps.appId,
        edition: apps.edition,
        subscriptionStatus: apps.subscriptionStatus,
        createdAt: apps.createdAt,
        trialEndsAt: apps.trialEndsAt,
        archivedAt: apps.archivedAt,
        chargedSince: apps.chargedSince,
      },
      used: {
        storageBytes: ofDays(max(usages.storageBytes)),
        egressBytes: ofDays(sum(usages.egressBytes)),
        transcodeSeconds: ofDays(sum(usages.transcodeSeconds)),
        liveSeconds: ofDays(sum(usages.liveSeconds)),
        adImpressions: ofDays(sum(usages.adImpressions)),
      },
    })
    .from(apps)
    .innerJoin(billingInfos, eq(billingInfos.appId, apps.appId))
    .leftJoin(usages, and(eq(usages.appId, apps.appId), gte(usages.day, from), lte(usages.day, to), isPaid))
    .groupBy(apps.appId);
}
