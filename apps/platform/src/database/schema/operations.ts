import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { ofApp } from './apps';
import { identifier, instant, oneOf, wide } from './columns';

export const SERVER_KINDS = ['live', 'vod', 'media', 'community', 'cluster', 'component'] as const;

export const servers = pgTable(
  'servers',
  {
    id: identifier(),
    appId: ofApp(),
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
