import type { EndpointSettings, SessionBreak } from '@console/ssai/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf } from './columns';
import { ofStream } from './live';

const AD_STATES = ['failed', 'conditioning', 'ready'] as const;
const BREAK_ORIGINS = ['manual', 'schedule', 'cue'] as const;
const RESULTS = ['ads', 'empty', 'timeout', 'error', 'blocked'] as const;
const STAGES = ['found', 'decision', 'conditioned', 'inserted', 'reported'] as const;

/** Put ads in front of a stream. */
export const ssaiEndpoints = pgTable(
  'ssai_endpoints',
  {
    id: identifier(),
    appId: ofApp(),
    streamId: ofStream(),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<EndpointSettings>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (endpoint) => [
    index('ssai_endpoints_app_idx').on(endpoint.appId, endpoint.name),
    index('ssai_endpoints_stream_idx').on(endpoint.streamId),
  ],
);

const endpointId = () =>
  uuid('endpoint_id')
    .notNull()
    .references(() => ssaiEndpoints.id, { onDelete: 'cascade' });

/** Creatives that ad servers returned. */
export const ssaiAds = pgTable(
  'ssai_ads',
  {
    id: identifier(),
    appId: ofApp(),
    /** Of the conditioned files on the node. */
    key: text('key').notNull(),
    adId: text('ad_id').notNull(),
    title: text('title').notNull(),
    advertiser: text('advertiser').notNull(),
    vastUrl: text('vast_url').notNull(),
    mediaUrl: text('media_url').notNull(),
    declaredMs: integer('declared_ms'),
    ms: integer('ms'),
    state: text('state', { enum: AD_STATES }).notNull(),
    problem: text('problem'),
    seenAt: instant('seen_at').notNull(),
  },
  (ad) => [
    uniqueIndex('ssai_ads_key_idx').on(ad.appId, ad.key),
    index('ssai_ads_seen_idx').on(ad.appId, ad.seenAt),
    check('ssai_ads_state_known', oneOf(ad.state, AD_STATES)),
  ],
);

export const adBreaks = pgTable(
  'ad_breaks',
  {
    id: identifier(),
    appId: ofApp(),
    endpointId: endpointId(),
    origin: text('origin', { enum: BREAK_ORIGINS }).notNull(),
    cue: text('cue'),
    startsAt: instant('starts_at').notNull(),
    plannedMs: integer('planned_ms').notNull(),
  },
  (adBreak) => [
    index('ad_breaks_app_idx').on(adBreak.appId, adBreak.startsAt),
    index('ad_breaks_endpoint_idx').on(adBreak.endpointId, adBreak.startsAt),
    check('ad_breaks_origin_known', oneOf(adBreak.origin, BREAK_ORIGINS)),
  ],
);

/** What each session got in a break. Sums derive from these rows, so repeated reports cannot count twice. */
export const adSessionBreaks = pgTable(
  'ad_session_breaks',
  {
    session: text('session').notNull(),
    breakId: uuid('break_id').notNull(),
    endpointId: endpointId(),
    appId: ofApp(),
    startsAt: instant('starts_at').notNull(),
    revision: integer('revision').notNull(),
    /** Null until the ad server was requested and responded. */
    result: text('result', { enum: RESULTS }),
    isRequested: boolean('is_requested').notNull(),
    latencyMs: integer('latency_ms').notNull(),
    returned: integer('returned').notNull(),
    filled: integer('filled').notNull(),
    plannedMs: integer('planned_ms').notNull(),
    filledMs: integer('filled_ms').notNull(),
    slateMs: integer('slate_ms').notNull(),
    impressions: integer('impressions').notNull(),
    firstQuartiles: integer('first_quartiles').notNull(),
    midpoints: integer('midpoints').notNull(),
    thirdQuartiles: integer('third_quartiles').notNull(),
    completes: integer('completes').notNull(),
    failedBeacons: integer('failed_beacons').notNull(),
    unknownBeacons: integer('unknown_beacons').notNull(),
    failedStage: text('failed_stage', { enum: STAGES }),
    record: jsonb('record').$type<SessionBreak>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.session, row.breakId] }),
    index('ad_session_breaks_break_idx').on(row.breakId),
    index('ad_session_breaks_app_idx').on(row.appId, row.startsAt),
    index('ad_session_breaks_endpoint_idx').on(row.endpointId, row.startsAt),
    check('ad_session_breaks_result_known', sql`${row.result} is null or ${oneOf(row.result, RESULTS)}`),
    check(
      'ad_session_breaks_stage_known',
      sql`${row.failedStage} is null or ${oneOf(row.failedStage, STAGES)}`,
    ),
  ],
);

/** How often creatives were shown and skipped in the session breaks of a day. */
export const ssaiAdUses = pgTable(
  'ssai_ad_uses',
  {
    appId: ofApp(),
    key: text('key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    shown: integer('shown').notNull(),
    skipped: integer('skipped').notNull(),
  },
  (use) => [primaryKey({ columns: [use.appId, use.key, use.day] })],
);

/** Sessions whose ad server responses are recorded. */
export const adCaptures = pgTable('ad_captures', {
  session: text('session').primaryKey(),
  endpointId: endpointId(),
  until: instant('until').notNull(),
});
