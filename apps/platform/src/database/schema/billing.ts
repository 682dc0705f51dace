import type { UsageAmounts } from '@console/billing/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofUser } from './accounts';
import { ofApp } from './apps';
import { byCode, identifier, instant, oneOf, wide } from './columns';

export const INVOICE_STATUSES = ['draft', 'unpaid', 'paid', 'overdue', 'void'] as const;
export const INVOICE_LINE_KINDS = ['plan', 'live', 'transcode', 'storage', 'delivery', 'ads'] as const;
export const PAYMENT_METHOD_KINDS = ['card', 'bank-transfer'] as const;

/** Rows outlive the app, so there is no foreign key. */
const appIdWithoutReference = () => text('app_id').notNull();

const ofInvoice = () =>
  uuid('invoice_id')
    .notNull()
    .references(() => invoices.id, { onDelete: 'cascade' });

export const billingInfos = pgTable('billing_infos', {
  appId: ofApp().primaryKey(),
  companyName: text('company_name').notNull(),
  taxCode: text('tax_code'),
  email: text('email').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: identifier(),
    appId: ofApp(),
    kind: text('kind', { enum: PAYMENT_METHOD_KINDS }).notNull(),
    brand: text('brand').notNull(),
    holderName: text('holder_name').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month'),
    expiryYear: integer('expiry_year'),
    isPrimary: boolean('is_primary').notNull().default(false),
    /** The provider's token, sealed; null for methods without a provider. */
    sealedToken: text('sealed_token'),
    createdAt: instant('created_at').notNull(),
  },
  (method) => [
    index('payment_methods_app_idx').on(method.appId, method.createdAt),
    uniqueIndex('payment_methods_one_primary_key')
      .on(method.appId)
      .where(sql`${method.isPrimary}`),
    check('payment_methods_kind_known', oneOf(method.kind, PAYMENT_METHOD_KINDS)),
    check(
      'payment_methods_card_expires',
      sql`(${method.kind} = 'card') = (${method.expiryMonth} is not null and ${method.expiryYear} is not null)`,
    ),
    check('payment_methods_month_of_a_year', sql`${method.expiryMonth} between 1 and 12`),
  ],
);

/**
 * Visits to the payment provider, kept for a day after they end, so that a repeated completion returns the same
 * response.
 */
export const paymentSetups = pgTable(
  'payment_setups',
  {
    stateHash: text('state_hash').primaryKey(),
    appId: ofApp(),
    userId: ofUser(),
    /** Deleted with the payment method, so that a repeat does not restore it. */
    paymentMethodId: uuid('payment_method_id').references(() => paymentMethods.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (setup) => [
    index('payment_setups_app_idx').on(setup.appId),
    index('payment_setups_user_idx').on(setup.userId),
    index('payment_setups_method_idx').on(setup.paymentMethodId),
    index('payment_setups_expires_idx').on(setup.expiresAt),
  ],
);

export interface InvoiceRecipient {
  companyName: string;
  taxCode: string | null;
  email: string;
  address: string;
  country: string;
}

export const invoices = pgTable(
  'invoices',
  {
    id: identifier(),
    number: text('number').notNull(),
    appId: appIdWithoutReference(),
    status: text('status', { enum: INVOICE_STATUSES }).notNull(),
    /** ISO 4217; amounts are in its minor unit. */
    currency: text('currency').notNull(),
    subtotal: wide('subtotal').notNull(),
    tax: wide('tax').notNull(),
    total: wide('total').notNull(),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    issuingDate: date('issuing_date').notNull(),
    dueDate: date('due_date').notNull(),
    paidAt: instant('paid_at'),
    /** A copy: changes of the billing info apply to drafts only. */
    recipient: jsonb('recipient').$type<InvoiceRecipient>(),
    /** Counts changes by people. */
    version: integer('version').notNull().default(1),
  },
  (invoice) => [
    uniqueIndex('invoices_number_key').on(invoice.number),
    uniqueIndex('invoices_app_period_key')
      .on(invoice.appId, invoice.periodStart)
      .where(sql`${invoice.status} <> 'void'`),
    // One index per sort order, including the filter columns, so that pages are found without reading rows.
    index('invoices_issuing_idx').on(invoice.issuingDate, invoice.id, invoice.status),
    index('invoices_due_idx').on(invoice.dueDate, invoice.id, invoice.status, invoice.issuingDate),
    index('invoices_number_idx').on(byCode(invoice.number), invoice.id, invoice.status, invoice.issuingDate),
    index('invoices_app_order_idx').on(
      byCode(invoice.appId),
      invoice.id,
      invoice.status,
      invoice.issuingDate,
    ),
    index('invoices_total_idx').on(
      invoice.currency,
      invoice.total,
      invoice.id,
      invoice.status,
      invoice.issuingDate,
    ),
    index('invoices_issuing_number_idx').on(
      invoice.issuingDate,
      byCode(invoice.number),
      invoice.id,
      invoice.status,
    ),
    index('invoices_app_issuing_idx').on(invoice.appId, invoice.issuingDate, invoice.id),
    index('invoices_status_issuing_idx').on(invoice.status, invoice.issuingDate, invoice.id),
    index('invoices_app_open_idx')
      .on(invoice.appId, invoice.dueDate, invoice.status)
      .where(sql`${invoice.status} in ('unpaid', 'overdue')`),
    index('invoices_open_idx')
      .on(invoice.issuingDate, invoice.id, invoice.status, invoice.dueDate)
      .where(sql`${invoice.status} in ('unpaid', 'overdue')`),
    check('invoices_status_known', oneOf(invoice.status, INVOICE_STATUSES)),
    check('invoices_currency_code', sql`${invoice.currency} ~ '^[A-Z]{3}$'`),
    check('invoices_amounts_add_up', sql`${invoice.total} = ${invoice.subtotal} + ${invoice.tax}`),
    check('invoices_amounts_positive', sql`${invoice.subtotal} >= 0 and ${invoice.tax} >= 0`),
    check('invoices_paid_has_its_time', sql`(${invoice.status} = 'paid') = (${invoice.paidAt} is not null)`),
    check(
      'invoices_dates_in_order',
      sql`${invoice.periodStart} <= ${invoice.periodEnd} and ${invoice.issuingDate} <= ${invoice.dueDate}`,
    ),
  ],
);

/** Numbers of invoices by date and status, maintained by triggers, so that totals are sums over a few rows. */
export const invoiceTallies = pgTable(
  'invoice_tallies',
  {
    issuingDate: date('issuing_date').notNull(),
    dueDate: date('due_date').notNull(),
    status: text('status', { enum: INVOICE_STATUSES }).notNull(),
    invoices: wide('invoices').notNull(),
  },
  (tally) => [primaryKey({ columns: [tally.issuingDate, tally.dueDate, tally.status] })],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: ofInvoice(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: INVOICE_LINE_KINDS }).notNull(),
    edition: text('edition'),
    /** The plan's name at that time. */
    plan: text('plan'),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    /** In units of the kind; exact, as text. */
    quantity: numeric('quantity').notNull(),
    /** In the currency's major unit; exact, as text. */
    unitPrice: numeric('unit_price').notNull(),
    /** Hundredths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    amount: wide('amount').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.invoiceId, line.position] }),
    check('invoice_lines_kind_known', oneOf(line.kind, INVOICE_LINE_KINDS)),
    check(
      'invoice_lines_counted',
      sql`${line.quantity} >= 0 and ${line.unitPrice} >= 0 and ${line.amount} >= 0`,
    ),
    check('invoice_lines_tax_rate', sql`${line.taxRate} between 0 and 10000`),
    check('invoice_lines_dates_in_order', sql`${line.periodStart} <= ${line.periodEnd}`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: identifier(),
    invoiceId: ofInvoice(),
    amount: wide('amount').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** A copy of the method at that time; null if unknown. */
    methodKind: text('method_kind', { enum: PAYMENT_METHOD_KINDS }),
    methodBrand: text('method_brand'),
    methodLastFour: text('method_last_four'),
    /** Of a payment that staff recorded. */
    reference: text('reference'),
  },
  (payment) => [
    index('payments_invoice_idx').on(payment.invoiceId, payment.paidAt),
    index('payments_paid_idx').on(payment.paidAt),
    check('payments_amount_positive', sql`${payment.amount} > 0`),
    check('payments_method_known', oneOf(payment.methodKind, PAYMENT_METHOD_KINDS)),
    check(
      'payments_method_whole',
      sql`num_nulls(${payment.methodKind}, ${payment.methodBrand}, ${payment.methodLastFour}) in (0, 3)`,
    ),
  ],
);

export const creditNotes = pgTable(
  'credit_notes',
  {
    id: identifier(),
    invoiceId: ofInvoice(),
    number: text('number').notNull(),
    /** With tax. */
    amount: wide('amount').notNull(),
    reason: text('reason').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (note) => [
    uniqueIndex('credit_notes_number_key').on(note.number),
    index('credit_notes_invoice_idx').on(note.invoiceId, note.issuedAt),
    check('credit_notes_amount_positive', sql`${note.amount} > 0`),
  ],
);

export const INVOICE_MAIL_KINDS = ['invoice', 'reminder'] as const;

/** Invoices that were sent by email. */
export const invoiceMails = pgTable(
  'invoice_mails',
  {
    id: identifier(),
    invoiceId: ofInvoice(),
    kind: text('kind', { enum: INVOICE_MAIL_KINDS }).notNull(),
    recipient: text('recipient').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (mail) => [
    index('invoice_mails_invoice_idx').on(mail.invoiceId, mail.kind, mail.sentAt),
    check('invoice_mails_kind_known', oneOf(mail.kind, INVOICE_MAIL_KINDS)),
  ],
);

/** Usage of one app on one day (UTC). */
export const usages = pgTable(
  'usages',
  {
    appId: appIdWithoutReference(),
    day: date('day').notNull(),
    storageBytes: wide('storage_bytes').notNull(),
    egressBytes: wide('egress_bytes').notNull(),
    transcodeSeconds: wide('transcode_seconds').notNull(),
    liveSeconds: wide('live_seconds').notNull(),
    adImpressions: wide('ad_impressions').notNull().default(0),
    /** Used in the free edition, in the archive, on a trial or after the subscription only: not charged. */
    free: boolean('free').notNull().default(false),
    /** The part that is demo data. */
    simulated: jsonb('simulated').$type<UsageAmounts>(),
  },
  (usage) => [
    primaryKey({ columns: [usage.appId, usage.day] }),
    index('usages_day_idx').on(usage.day),
    check(
      'usages_counted',
      sql`least(${usage.storageBytes}, ${usage.egressBytes}, ${usage.transcodeSeconds}, ${usage.liveSeconds}, ${usage.adImpressions}) >= 0`,
    ),
  ],
);
