import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@console/i18n/contract';
import { users } from './accounts';
import { apps } from './apps';
import { identifier, instant, oneOf, wide } from './columns';

export const SERVER_KINDS = ['live', 'vod', 'media', 'community', 'cluster', 'component'] as const;
export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;

export const servers = pgTable(
  'servers',
  {
    id: identifier(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.appId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Name, address and region without case and diacritics. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(translate(regexp_replace(normalize(name || ' ' || address || ' ' || region || ' ' || coalesce(cluster, ''), nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))`,
      ),
    kind: text('kind', { enum: SERVER_KINDS }).notNull(),
    address: text('address').notNull(),
    region: text('region').notNull(),
    cluster: text('cluster'),
    /** Null without a license. */
    licenseExpiresAt: instant('license_expires_at'),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (server) => [
    index('servers_app_idx').on(server.appId, server.name),
    index('servers_name_idx').on(sql`lower(${server.name}) collate "C"`, server.id),
    index('servers_license_idx').on(server.licenseExpiresAt),
    check('servers_kind_known', oneOf(server.kind, SERVER_KINDS)),
  ],
);

/** Latest report of each server, in a table without further indexes because it is written twice a minute. */
export const serverHeartbeats = pgTable(
  'server_heartbeats',
  {
    serverId: uuid('server_id')
      .primaryKey()
      .references(() => servers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    version: text('version').notNull(),
    cpu: doublePrecision('cpu').notNull(),
    memory: doublePrecision('memory').notNull(),
    disk: doublePrecision('disk').notNull(),
    inMbps: doublePrecision('in_mbps').notNull(),
    outMbps: doublePrecision('out_mbps').notNull(),
    streams: wide('streams').notNull(),
    viewers: wide('viewers').notNull(),
  },
  ({ cpu, memory, disk }) => [
    check('server_heartbeats_cpu_percent', sql`${cpu} between 0 and 100`),
    check('server_heartbeats_memory_percent', sql`${memory} between 0 and 100`),
    check('server_heartbeats_disk_percent', sql`${disk} between 0 and 100`),
  ],
);

export const RULE_METRICS = [
  'cpu',
  'memory',
  'disk',
  'inMbps',
  'outMbps',
  'streams',
  'viewers',
  'silence',
] as const;
export const RULE_COMPARISONS = ['above', 'below'] as const;
export const CHANNEL_KINDS = ['email', 'webhook'] as const;
export const DELIVERY_EVENTS = ['raised', 'cleared', 'test'] as const;

/** Rules of the admin app apply to the servers of every app. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: identifier(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.appId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    metric: text('metric', { enum: RULE_METRICS }).notNull(),
    comparison: text('comparison', { enum: RULE_COMPARISONS }).notNull(),
    threshold: doublePrecision('threshold').notNull(),
    minutes: integer('minutes').notNull(),
    severity: text('severity', { enum: ALERT_SEVERITIES }).notNull(),
    enabled: boolean('enabled').notNull(),
    evaluatedAt: instant('evaluated_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (rule) => [
    uniqueIndex('alert_rules_name_key').on(rule.appId, sql`lower(${rule.name})`),
    check('alert_rules_metric_known', oneOf(rule.metric, RULE_METRICS)),
    check('alert_rules_comparison_known', oneOf(rule.comparison, RULE_COMPARISONS)),
    check('alert_rules_severity_known', oneOf(rule.severity, ALERT_SEVERITIES)),
    check('alert_rules_minutes', sql`${rule.minutes} between 1 and 1440`),
  ],
);

export const alerts = pgTable(
  'alerts',
  {
    id: identifier(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.appId, { onDelete: 'cascade' }),
    serverId: uuid('server_id').references(() => servers.id, { onDelete: 'cascade' }),
    severity: text('severity', { enum: ALERT_SEVERITIES }).notNull(),
    /** A name that clients translate. */
    kind: text('kind').notNull(),
    /** Values of the translated text. */
    values: jsonb('values').$type<Record<string, string | number>>().notNull().default({}),
    /** For clients without a translation. */
    message: text('message').notNull().default(''),
    raisedAt: instant('raised_at').notNull(),
    clearedAt: instant('cleared_at'),
    count: integer('count').notNull().default(1),
    repeatedAt: instant('repeated_at'),
    acknowledgedAt: instant('acknowledged_at'),
    /** An email, which outlives the account. */
    acknowledgedBy: text('acknowledged_by'),
    assignee: text('assignee'),
    mutedUntil: instant('muted_until'),
    resolvedBy: text('resolved_by'),
    ruleId: uuid('rule_id').references(() => alertRules.id, { onDelete: 'set null' }),
  },
  (alert) => [
    uniqueIndex('alerts_one_active_per_rule_key')
      .on(alert.ruleId, alert.serverId)
      .where(isNull(alert.clearedAt)),
    check('alerts_resolved_when_cleared', sql`${alert.resolvedBy} is null or ${alert.clearedAt} is not null`),
    index('alerts_app_raised_idx').on(alert.appId, alert.raisedAt),
    index('alerts_raised_idx').on(alert.raisedAt),
    index('alerts_active_idx').on(alert.appId, alert.raisedAt).where(isNull(alert.clearedAt)),
    index('alerts_server_idx').on(alert.serverId),
    check('alerts_severity_known', oneOf(alert.severity, ALERT_SEVERITIES)),
    check('alerts_counted', sql`${alert.count} > 0`),
    check('alerts_repeated_after_raised', sql`${alert.repeatedAt} >= ${alert.raisedAt}`),
    check(
      'alerts_cleared_in_the_end',
      sql`${alert.clearedAt} >= coalesce(${alert.repeatedAt}, ${alert.raisedAt})`,
    ),
    check(
      'alerts_acknowledged_by_somebody',
      sql`(${alert.acknowledgedAt} is null) = (${alert.acknowledgedBy} is null)`,
    ),
  ],
);

export const alertComments = pgTable(
  'alert_comments',
  {
    id: identifier(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    author: text('author').notNull(),
    text: text('text').notNull(),
  },
  (comment) => [index('alert_comments_alert_idx').on(comment.alertId, comment.at)],
);

/** Channels of the admin app receive the alerts of every app. */
export const alertChannels = pgTable(
  'alert_channels',
  {
    id: identifier(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.appId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: CHANNEL_KINDS }).notNull(),
    target: text('target').notNull(),
    /** Language of emails. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Key of a webhook's signatures. */
    sealedSecret: text('sealed_secret'),
    minSeverity: text('min_severity', { enum: ALERT_SEVERITIES }).notNull(),
    enabled: boolean('enabled').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (channel) => [
    uniqueIndex('alert_channels_name_key').on(channel.appId, sql`lower(${channel.name})`),
    check('alert_channels_kind_known', oneOf(channel.kind, CHANNEL_KINDS)),
    check('alert_channels_severity_known', oneOf(channel.minSeverity, ALERT_SEVERITIES)),
    check(
      'alert_channels_webhook_has_secret',
      sql`(${channel.kind} = 'webhook') = (${channel.sealedSecret} is not null)`,
    ),
  ],
);

export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    id: identifier(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => alertChannels.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    alertId: uuid('alert_id').references(() => alerts.id, { onDelete: 'cascade' }),
    event: text('event', { enum: DELIVERY_EVENTS }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    statusCode: integer('status_code'),
    error: text('error'),
    milliseconds: integer('milliseconds'),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (delivery) => [
    index('alert_deliveries_channel_idx').on(delivery.channelId, delivery.createdAt),
    index('alert_deliveries_alert_idx').on(delivery.alertId),
    index('alert_deliveries_waiting_idx')
      .on(delivery.nextAttemptAt)
      .where(sql`${delivery.sentAt} is null and ${delivery.failedAt} is null`),
    check('alert_deliveries_event_known', oneOf(delivery.event, DELIVERY_EVENTS)),
  ],
);

export const AUDIT_RESULTS = ['done', 'refused'] as const;

/** Audit log. Outlives users and apps, so it has no cascading foreign keys. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identifier(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorEmail: text('actor_email').notNull(),
    action: text('action').notNull(),
    appId: text('app_id'),
    targetType: text('target_type').notNull(),
    targetId: text('target_id'),
    targetName: text('target_name'),
    result: text('result', { enum: AUDIT_RESULTS }).notNull().default('done'),
    /** HTTP status of a rejected call. */
    status: integer('status'),
    ip: text('ip'),
    requestId: text('request_id'),
    /** Changes as `<field>.before` and `<field>.after`, and other facts. */
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  },
  (entry) => [
    index('audit_entries_at_idx').on(entry.at),
    index('audit_entries_app_at_idx').on(entry.appId, entry.at),
    index('audit_entries_actor_at_idx').on(entry.actorId, entry.at),
    index('audit_entries_email_at_idx').on(entry.actorEmail, entry.at),
    index('audit_entries_action_at_idx').on(entry.action, entry.at),
    index('audit_entries_target_at_idx').on(entry.targetId, entry.at),
    index('audit_entries_request_idx').on(entry.requestId),
    index('audit_entries_refused_idx')
      .on(entry.actorId, entry.at)
      .where(sql`${entry.result} = 'refused'`),
    check('audit_entries_result_known', oneOf(entry.result, AUDIT_RESULTS)),
    check(
      'audit_entries_refused_with_status',
      sql`(${entry.result} = 'refused') = (${entry.status} is not null)`,
    ),
  ],
);
