import {
  creditInvoice,
  emailInvoice,
  formatMoney,
  getInvoicePdf,
  majorText,
  moneyOf,
  payInvoice,
  voidInvoice,
  type InvoiceDetail,
} from '@console/billing/contract';
import { and, eq, like, max, sql } from 'drizzle-orm';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { equalsId } from '../database/list-query';
import { creditNotes, invoiceMails, invoices, payments } from '../database/schema';
import { fieldError, HttpError, tooManyRequests, requireVersion } from '../http/http-error';
import { countMail } from '../http/rate-limits';
import { route, routeInTransaction } from '../http/route';
import { invoicePdf } from '../invoice-pdf/invoice-pdf';
import { postMail } from '../mail/post-mail';
import { message } from '../messages/message';
import { dayOf } from '../time/calendar';
import { findInvoice } from './invoice-detail';
import { DAY_MS, HOUR_MS } from '../time/durations';

/** The clocks of Kiritimati are 14 hours ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * HOUR_MS;

export const invoiceRoutes = [
  routeInTransaction(payInvoice, async (call) => {
    const { body, params, now } = call;
    const today = dayOf(now);
    // It may be tomorrow already where the user is.
    const latest = dayOf(new Date(now.getTime() + EARLIEST_ZONE_MS));
    const { due } = await lockInvoice(call.db, call, params.id, (invoice) => {
      requireIssued(invoice);
      if (invoice.status === 'paid') throw new HttpError(409, message('invoice.isPaid'));
    });
    if (body.paidOn > latest) throw fieldError(400, 'paidOn', message('invoice.paidInFuture'));
    const paidAt = body.paidOn >= today ? now : new Date(`${body.paidOn}T12:00:00.000Z`);
    if (due > 0) {
      await call.db.insert(payments).values({
        id: newId(now),
        invoiceId: params.id,
        amount: due,
        paidAt,
        reference: body.reference === '' ? null : body.reference,
      });
    }
    return finish(call, params.id, {
      set: { status: 'paid', paidAt },
      detail: { paidOn: body.paidOn, reference: body.reference, amount: due },
    });
  }),

  routeInTransaction(voidInvoice, async (call) => {
    const { body, params } = call;
    await lockInvoice(call.db, call, params.id, (invoice) => {
      requireIssued(invoice);
      if (invoice.status === 'paid' || invoice.paid > 0 || (invoice.credited ?? 0) > 0) {
        throw new HttpError(409, message('invoice.hasPayments'));
      }
    });
    return finish(call, params.id, {
      set: { status: 'void' },
      detail: { reason: body.reason },
    });
  }),

  route(getInvoicePdf, async ({ params, db, authority, now, installation, request }) => {
    const { version: _version, ...found } = await findInvoice(db, authority, params.id, dayOf(now));
    return invoicePdf(found, installation.invoiceSeller, request.locale);
  }),

  routeInTransaction(emailInvoice, async (call) => {
    const { params, now, installation, request } = call;
    const found = await lockInvoice(call.db, { ...call, knownVersion: undefined }, params.id, requireIssued);
    const { recipient, number, appId, due, dueDate, currency } = found;
    if (!recipient) throw new HttpError(409, message('invoice.noRecipient'));
    if (!(await countMail(call.db, call.rateLimits, recipient.email, now))) {
      throw tooManyRequests(message('mail.tooMany'));
    }
    const kind = found.status === 'overdue' ? ('reminder' as const) : ('invoice' as const);
    const language = recipient.country === 'VN' ? ('vi' as const) : request.locale;
    await postMail(call.db, call, {
      kind: kind === 'reminder' ? 'invoice-reminder' : 'invoice',
      to: { email: recipient.email, language },
      values: { number, dueDate, amount: formatMoney(moneyOf(due, currency), language) },
      attachment: {
        name: `${number}.pdf`,
        content: await invoicePdf(found, installation.invoiceSeller, language),
      },
      expiresAt: new Date(now.getTime() + MAIL_DAYS * DAY_MS),
    });
    await call.db
      .insert(invoiceMails)
      .values({ id: newId(now), invoiceId: params.id, kind, recipient: recipient.email, sentAt: now });
    await recordAudit(call, { id: params.id, appId, name: number }, { email: recipient.email, kind });
    return { kind, recipient: recipient.email };
  }),

  routeInTransaction(creditInvoice, async (call) => {
    const { body, params, now } = call;
    const { amount, reason } = body;
    const before = await lockInvoice(call.db, call, params.id, requireIssued);
    const left = before.total - (before.credited ?? 0);
    if (amount > left) {
      const most = `${majorText(moneyOf(left, before.currency))} ${before.currency}`;
      throw fieldError(400, 'amount', message('invoice.creditTooHigh', { left: most }));
    }
    const number = await nextNumber(call.db, now);
    await call.db
      .insert(creditNotes)
      .values({ id: newId(now), invoiceId: params.id, number, amount, reason, issuedAt: now });
    const settles = before.status !== 'paid' && amount >= before.due;
    return finish(call, params.id, {
      set: settles ? { status: 'paid', paidAt: now } : {},
      detail: { creditNote: number, amount, reason },
    });
  }),
];

const MAIL_DAYS = 14;

interface InvoiceCall extends AuditContext {
  authority: Authority;
  knownVersion: number | undefined;
  setVersion: (version: number) => void;
}

/** @throws HttpError 409 for drafts and void invoices. */
function requireIssued({ status, issuingDate }: InvoiceDetail): void {
  if (status === 'draft') throw new HttpError(409, message('invoice.draft', { day: issuingDate }));
  if (status === 'void') throw new HttpError(409, message('invoice.isVoid'));
}

/** Locks an invoice for a change. @throws HttpError 404, 412, or what `check` throws. */
async function lockInvoice(
  db: Database,
  { authority, knownVersion, now }: InvoiceCall,
  id: string,
  check: (invoice: InvoiceDetail) => void,
): Promise<InvoiceDetail> {
  await db.select({ id: invoices.id }).from(invoices).where(equalsId(invoices.id, id)).for('update');
  const { version, ...found } = await findInvoice(db, authority, id, dayOf(now));
  requireVersion(knownVersion, version);
  check(found);
  return found;
}

interface Change {
  set: Partial<typeof invoices.$inferInsert>;
  detail: Record<string, string | number>;
}

async function finish(call: InvoiceCall, id: string, { set, detail }: Change): Promise<InvoiceDetail> {
  const { db, authority, now } = call;
  await db
    .update(invoices)
    .set({ ...set, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, id));
  const { version, ...after } = await findInvoice(db, authority, id, dayOf(now));
  const { appId, number } = after;
  await recordAudit(call, { id, appId, name: number }, detail);
  call.setVersion(version);
  return after;
}

/** One credit note at a time takes a number. */
async function nextNumber(db: Database, now: Date): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('credit note numbers'))`);
  const prefix = `CN-${dayOf(now).slice(0, 'YYYY-MM'.length).replace('-', '')}-`;
  const [row] = await db
    .select({ last: max(creditNotes.number) })
    .from(creditNotes)
    .where(and(like(creditNotes.number, `${prefix}%`)));
  const last = Number(row?.last?.slice(prefix.length) ?? 0);
  return `${prefix}${String(last + 1).padStart(5, '0')}`;
}
