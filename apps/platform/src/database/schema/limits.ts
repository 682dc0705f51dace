import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf, wide } from './columns';

export const QUOTA_RESOURCES = [
  'storage-bytes',
  'egress-bytes-per-month',
  'transcode-seconds-per-month',
  'ad-impressions-per-month',
  'live-channels',
  'members',
] as const;

export const quotas = pgTable(
  'quotas',
  {
    appId: ofApp(),
    resource: text('resource', { enum: QUOTA_RESOURCES }).notNull(),
    limit: wide('limit').notNull(),
    /** Of the previous version; usage is counted from what is stored and on air. To be dropped in the next one. */
    used: wide('used').notNull().default(0),
    /** What the demo data adds to the usage of storage and channels. */
    simulated: wide('simulated').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    /** Replaces the limit until the end of `overrideUntil` (UTC). */
    overrideLimit: wide('override_limit'),
    overrideUntil: date('override_until'),
    overrideReason: text('override_reason'),
    overrideBy: text('override_by'),
  },
  (quota) => [
    primaryKey({ columns: [quota.appId, quota.resource] }),
    check('quotas_resource_known', oneOf(quota.resource, QUOTA_RESOURCES)),
    check('quotas_counted', sql`${quota.limit} >= 0 and ${quota.used} >= 0`),
    check(
      'quotas_override_whole',
      sql`num_nulls(${quota.overrideLimit}, ${quota.overrideUntil}, ${quota.overrideReason}, ${quota.overrideBy}) in (0, 4)`,
    ),
    check('quotas_override_counted', sql`${quota.overrideLimit} >= 0`),
  ],
);

/** The plans of an app; each applies from a day (UTC) until the next. */
export const appPlans = pgTable(
  'app_plans',
  {
    appId: ofApp(),
    since: date('since').notNull(),
    planId: text('plan_id').notNull(),
  },
  (plan) => [primaryKey({ columns: [plan.appId, plan.since] })],
);

export const QUOTA_REQUEST_STATUSES = ['open', 'approved', 'declined'] as const;

/** Increases of limits that customers ask for. */
export const quotaRequests = pgTable(
  'quota_requests',
  {
    id: identifier(),
    appId: ofApp(),
    resource: text('resource', { enum: QUOTA_RESOURCES }).notNull(),
    limit: wide('limit').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: QUOTA_REQUEST_STATUSES }).notNull().default('open'),
    /** E-mail addresses. */
    requestedBy: text('requested_by').notNull(),
    decidedBy: text('decided_by'),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (request) => [
    index('quota_requests_created_idx').on(request.createdAt, request.id),
    uniqueIndex('quota_requests_one_open_key')
      .on(request.appId, request.resource)
      .where(sql`${request.status} = 'open'`),
    check('quota_requests_resource_known', oneOf(request.resource, QUOTA_RESOURCES)),
    check('quota_requests_status_known', oneOf(request.status, QUOTA_REQUEST_STATUSES)),
    check('quota_requests_counted', sql`${request.limit} >= 0`),
    check(
      'quota_requests_decided',
      sql`(${request.status} = 'open') = (${request.decidedAt} is null) and num_nulls(${request.decidedAt}, ${request.decidedBy}) in (0, 2)`,
    ),
  ],
);
