import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { apps } from './apps';
import { identifier, instant, oneOf, wide } from './columns';

export const INVOICE_STATUSES = ['draft', 'unpaid', 'paid', 'overdue', 'void'] as const;
export const PAYMENT_METHOD_KINDS = ['card', 'bank-transfer'] as const;
export const QUOTA_RESOURCES = [
  'storage-bytes',
  'egress-bytes-per-month',
  'transcode-seconds-per-month',
  'live-channels',
  'members',
] as const;

const ofApp = () =>
  text('app_id')
    .notNull()
    .references(() => apps.appId, { onDelete: 'cascade' });

export const billingInfos = pgTable('billing_infos', {
  appId: ofApp().primaryKey(),
  companyName: text('company_name').notNull(),
  taxCode: text('tax_code'),
  email: text('email').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: identifier(),
    appId: ofApp(),
    kind: text('kind', { enum: PAYMENT_METHOD_KINDS }).notNull(),
    /** The card's network, or the bank's name. */
    brand: text('brand').notNull(),
    holderName: text('holder_name').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month'),
    expiryYear: integer('expiry_year'),
    isPrimary: boolean('is_primary').notNull().default(false),
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

export const invoices = pgTable(
  'invoices',
  {
    id: identifier(),
    number: text('number').notNull(),
    appId: ofApp(),
    status: text('status', { enum: INVOICE_STATUSES }).notNull(),
    /** ISO 4217; the amounts are in its minor unit. */
    currency: text('currency').notNull(),
    subtotal: wide('subtotal').notNull(),
    tax: wide('tax').notNull(),
    total: wide('total').notNull(),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    issuingDate: date('issuing_date').notNull(),
    dueDate: date('due_date').notNull(),
    paidAt: instant('paid_at'),
  },
  (invoice) => [
    uniqueIndex('invoices_number_key').on(invoice.number),
    uniqueIndex('invoices_app_period_key')
      .on(invoice.appId, invoice.periodStart)
      .where(sql`${invoice.status} <> 'void'`),
    index('invoices_app_issuing_idx').on(invoice.appId, invoice.issuingDate),
    index('invoices_status_issuing_idx').on(invoice.status, invoice.issuingDate),
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

/** What an app used on one day (UTC). One row per app and day keeps 90 days of 10,000 apps within reach. */
export const usages = pgTable(
  'usages',
  {
    appId: ofApp(),
    day: date('day').notNull(),
    storageBytes: wide('storage_bytes').notNull(),
    egressBytes: wide('egress_bytes').notNull(),
    transcodeSeconds: wide('transcode_seconds').notNull(),
    liveSeconds: wide('live_seconds').notNull(),
  },
  (usage) => [
    primaryKey({ columns: [usage.appId, usage.day] }),
    index('usages_day_idx').on(usage.day),
    check(
      'usages_counted',
      sql`least(${usage.storageBytes}, ${usage.egressBytes}, ${usage.transcodeSeconds}, ${usage.liveSeconds}) >= 0`,
    ),
  ],
);

export const quotas = pgTable(
  'quotas',
  {
    appId: ofApp(),
    resource: text('resource', { enum: QUOTA_RESOURCES }).notNull(),
    limit: wide('limit').notNull(),
    used: wide('used').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (quota) => [
    primaryKey({ columns: [quota.appId, quota.resource] }),
    check('quotas_resource_known', oneOf(quota.resource, QUOTA_RESOURCES)),
    check('quotas_counted', sql`${quota.limit} >= 0 and ${quota.used} >= 0`),
  ],
);
