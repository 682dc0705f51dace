import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@console/i18n/contract';
import { ofApp } from './apps';
import { identifier, instant, oneOf } from './columns';
import { streams, ofStream } from './live';
import { servers } from './operations';

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;
export const RULE_METRICS = [
  'cpu',
  'memory',
  'disk',
  'inMbps',
  'outMbps',
  'streams',
  'viewers',
  'silence',
  'inputLost',
  'speed',
  'droppedFrames',
  'keyFrameDistance',
  'bitrateDeviation',
  'noSound',
  'blackPicture',
  'frozenPicture',
  'encoderSpeed',
] as const;
export const RULE_COMPARISONS = ['above', 'below'] as const;
export const CHANNEL_KINDS = ['email', 'webhook'] as const;
export const DELIVERY_EVENTS = ['raised', 'cleared', 'test'] as const;

/** Rules of the admin app apply to the servers of every app. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: identifier(),
    appId: ofApp(),
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
    appId: ofApp(),
    serverId: uuid('server_id').references(() => servers.id, { onDelete: 'cascade' }),
    streamId: uuid('stream_id').references(() => streams.id, { onDelete: 'cascade' }),
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
    uniqueIndex('alerts_one_active_per_stream_key')
      .on(alert.ruleId, alert.streamId)
      .where(isNull(alert.clearedAt)),
    check('alerts_resolved_when_cleared', sql`${alert.resolvedBy} is null or ${alert.clearedAt} is not null`),
    index('alerts_app_raised_idx').on(alert.appId, alert.raisedAt),
    index('alerts_raised_idx').on(alert.raisedAt),
    index('alerts_active_idx').on(alert.appId, alert.raisedAt).where(isNull(alert.clearedAt)),
    index('alerts_server_idx').on(alert.serverId),
    index('alerts_stream_idx').on(alert.streamId),
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

/** Streams that meet the condition of a rule, or did a short time ago. */
export const alertConditions = pgTable(
  'alert_conditions',
  {
    ruleId: uuid('rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    streamId: ofStream(),
    since: instant('since').notNull(),
    /** When it was met last. */
    heldAt: instant('held_at').notNull(),
  },
  ({ ruleId, streamId }) => [
    primaryKey({ columns: [ruleId, streamId] }),
    index('alert_conditions_stream_idx').on(streamId),
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
    appId: ofApp(),
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
