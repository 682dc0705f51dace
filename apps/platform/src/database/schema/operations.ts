import { isNull, sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { apps } from './apps';
import { identifier, instant, oneOf } from './columns';

export const SERVER_KINDS = ['live', 'vod', 'media', 'community', 'cluster'] as const;
export const SERVER_STATUSES = ['online', 'offline', 'maintenance'] as const;
export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;

export const servers = pgTable(
  'servers',
  {
    id: identifier(),
    appId: text('app_id')
      .notNull()
      .references(() => apps.appId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: SERVER_KINDS }).notNull(),
    status: text('status', { enum: SERVER_STATUSES }).notNull(),
    address: text('address').notNull(),
    region: text('region').notNull(),
    /** Null for a server without a license; in the past for one whose license has ended. */
    licenseExpiresAt: instant('license_expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (server) => [
    index('servers_app_idx').on(server.appId, server.name),
    index('servers_name_idx').on(sql`lower(${server.name}) collate "C"`, server.id),
    index('servers_license_idx').on(server.licenseExpiresAt),
    check('servers_kind_known', oneOf(server.kind, SERVER_KINDS)),
    check('servers_status_known', oneOf(server.status, SERVER_STATUSES)),
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
    /** What happened, as a name that a client has words for. */
    kind: text('kind').notNull(),
    raisedAt: instant('raised_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (alert) => [
    index('alerts_app_raised_idx').on(alert.appId, alert.raisedAt),
    index('alerts_raised_idx').on(alert.raisedAt),
    // What badges count.
    index('alerts_open_idx').on(alert.raisedAt).where(isNull(alert.resolvedAt)),
    index('alerts_server_idx').on(alert.serverId),
    check('alerts_severity_known', oneOf(alert.severity, ALERT_SEVERITIES)),
  ],
);

/** Who did what. Outlives both the person and the app it names, so neither is a key with a cascade. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identifier(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorEmail: text('actor_email').notNull(),
    /** Object and act, such as `tenant-app.create`. */
    action: text('action').notNull(),
    appId: text('app_id'),
    targetId: text('target_id'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  },
  (entry) => [
    index('audit_entries_at_idx').on(entry.at),
    index('audit_entries_app_at_idx').on(entry.appId, entry.at),
    index('audit_entries_actor_at_idx').on(entry.actorId, entry.at),
    index('audit_entries_email_at_idx').on(entry.actorEmail, entry.at),
    index('audit_entries_action_at_idx').on(entry.action, entry.at),
  ],
);
