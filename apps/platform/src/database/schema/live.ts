import type {
  Rendition,
  StreamHealth,
  StreamInput,
  StreamIssue,
  StreamIssueType,
} from '@console/live/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf } from './columns';
import { servers } from './operations';

const PATTERNS = ['test-card', 'color-bars', 'fractal', 'gradient'] as const;
const REPORTED_STATES = ['no-input', 'starting', 'live', 'failed'] as const;

/** What the last report of a node has counted. */
export interface CountedReport {
  number: number;
  amounts: readonly { id: string; bytes: number }[];
}

/** Servers that report as media nodes. */
export const mediaNodes = pgTable('media_nodes', {
  serverId: uuid('server_id')
    .primaryKey()
    .references(() => servers.id, { onDelete: 'cascade' }),
  name: text('name').notNull().unique(),
  /** Where viewers reach it. */
  origin: text('origin').notNull(),
  /** Where encoders send to; null for a node that takes none. */
  ingestUrl: text('ingest_url'),
  reportedAt: instant('reported_at').notNull(),
  counted: jsonb('counted').$type<CountedReport>(),
});

export const streams = pgTable(
  'streams',
  {
    id: identifier(),
    appId: ofApp(),
    name: text('name').notNull(),
    /** Null for streams of encoders and addresses. */
    pattern: text('pattern', { enum: PATTERNS }),
    /** Of the stream key; null unless an encoder pushes the stream. */
    keyHash: text('key_hash'),
    keyLastFour: text('key_last_four'),
    previousHash: text('previous_hash'),
    previousUntil: instant('previous_until'),
    /** Sealed; null unless the stream is fetched. */
    pullUrl: text('pull_url'),
    /** Null while it is off. */
    startedAt: instant('started_at'),
    /** It starts again when its app is restored. */
    stoppedByArchive: boolean('stopped_by_archive').notNull().default(false),
    nodeId: uuid('node_id').references(() => mediaNodes.serverId, { onDelete: 'set null' }),
    /** Until then no other node may take it. */
    leaseUntil: instant('lease_until'),
    /** Rises with every start and every change of the node. */
    epoch: integer('epoch').notNull().default(0),
    /** By the node; null before its first report. */
    reportedState: text('reported_state', { enum: REPORTED_STATES }),
    problem: text('problem'),
    renditions: jsonb('renditions').$type<Rendition[]>().notNull().default([]),
    input: jsonb('input').$type<StreamInput>(),
    health: jsonb('health').$type<StreamHealth>(),
    issues: jsonb('issues').$type<StreamIssue[]>().notNull().default([]),
    viewers: integer('viewers').notNull().default(0),
    outKbps: integer('out_kbps').notNull().default(0),
    dvrSeconds: integer('dvr_seconds').notNull().default(120),
    reconnectSeconds: integer('reconnect_seconds').notNull().default(60),
    /** In its public address, while it is shared; says nothing about its ID. */
    playbackId: text('playback_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (stream) => [
    index('streams_app_idx').on(stream.appId, stream.name),
    index('streams_node_idx').on(stream.nodeId),
    index('streams_on_idx')
      .on(stream.leaseUntil)
      .where(sql`${stream.startedAt} is not null`),
    uniqueIndex('streams_playback_key').on(stream.playbackId),
    check('streams_pattern_known', oneOf(stream.pattern, PATTERNS)),
    check(
      'streams_one_source',
      sql`num_nonnulls(${stream.pattern}, ${stream.keyHash}, ${stream.pullUrl}) = 1`,
    ),
    check('streams_state_known', oneOf(stream.reportedState, REPORTED_STATES)),
  ],
);

/** The stream that the row belongs to and is deleted with. */
export const ofStream = () =>
  uuid('stream_id')
    .notNull()
    .references(() => streams.id, { onDelete: 'cascade' });

/** What was wrong with streams. */
export const streamIssues = pgTable(
  'stream_issues',
  {
    streamId: ofStream(),
    type: text('type').$type<StreamIssueType>().notNull(),
    since: instant('since').notNull(),
    /** When it was reported last. */
    until: instant('until').notNull(),
    value: real('value'),
  },
  (issue) => [
    primaryKey({ columns: [issue.streamId, issue.type, issue.since] }),
    index('stream_issues_until_idx').on(issue.until),
  ],
);

/** Times on air. */
export const streamSessions = pgTable(
  'stream_sessions',
  {
    streamId: ofStream(),
    since: instant('since').notNull(),
    /** When it was reported last. */
    until: instant('until').notNull(),
    mostViewers: integer('most_viewers').notNull(),
  },
  (session) => [primaryKey({ columns: [session.streamId, session.since] })],
);

/** What media nodes have logged of a stream. */
export const streamLog = pgTable(
  'stream_log',
  {
    streamId: ofStream(),
    at: instant('at').notNull(),
    text: text('text').notNull(),
  },
  (line) => [index('stream_log_stream_id_at_idx').on(line.streamId, line.at)],
);
