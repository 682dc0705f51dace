import type { AdMediaFile, AdTracker, DeviceClass, Pacing } from '@console/ssai/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofApp } from './apps';
import { identifier, instant, oneOf, wide } from './columns';

const PACING_MODES = ['even', 'asap'] as const satisfies readonly Pacing[];

const ofCampaign = () =>
  uuid('campaign_id')
    .notNull()
    .references(() => vastCampaigns.id, { onDelete: 'cascade' });

export const vastCampaigns = pgTable(
  'vast_campaigns',
  {
    id: identifier(),
    appId: ofApp(),
    name: text('name').notNull(),
    advertiser: text('advertiser').notNull(),
    priority: smallint('priority').notNull(),
    weight: smallint('weight').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    goalImpressions: wide('goal_impressions'),
    dailyCap: wide('daily_cap'),
    sessionCap: integer('session_cap'),
    pacing: text('pacing', { enum: PACING_MODES }).notNull(),
    timezone: text('timezone').notNull(),
    /** Empty lists match everything. */
    streamIds: text('stream_ids').array().notNull(),
    devices: text('devices').array().$type<DeviceClass[]>().notNull(),
    days: smallint('days').array().notNull(),
    fromHour: smallint('from_hour').notNull(),
    toHour: smallint('to_hour').notNull(),
    paused: boolean('paused').notNull(),
    /** Of all time. */
    impressions: wide('impressions').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (campaign) => [
    index('vast_campaigns_app_idx').on(campaign.appId, campaign.name),
    check('vast_campaigns_pacing_known', oneOf(campaign.pacing, PACING_MODES)),
    check('vast_campaigns_end', sql`${campaign.endsAt} > ${campaign.startsAt}`),
  ],
);

export const vastCreatives = pgTable(
  'vast_creatives',
  {
    id: identifier(),
    campaignId: ofCampaign(),
    name: text('name').notNull(),
    durationSeconds: smallint('duration_seconds').notNull(),
    mediaFiles: jsonb('media_files').$type<AdMediaFile[]>().notNull(),
    clickThrough: text('click_through'),
    trackers: jsonb('trackers').$type<AdTracker[]>().notNull(),
    enabled: boolean('enabled').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (creative) => [index('vast_creatives_campaign_idx').on(creative.campaignId)],
);

/** The address at which an app's ads are requested. */
export const vastTags = pgTable('vast_tags', {
  appId: ofApp().primaryKey(),
  /** Public: players contain it. */
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** Requests per app and hour. */
export const vastRequests = pgTable(
  'vast_requests',
  {
    appId: ofApp(),
    hour: instant('hour').notNull(),
    requests: wide('requests').notNull(),
    /** With at least one ad. */
    filled: wide('filled').notNull(),
  },
  (counted) => [primaryKey({ columns: [counted.appId, counted.hour] })],
);

const count = (name: string) => wide(name).notNull().default(0);

/** Events per creative and hour. They outlive the creative. */
export const vastCounts = pgTable(
  'vast_counts',
  {
    campaignId: ofCampaign(),
    creativeId: uuid('creative_id').notNull(),
    hour: instant('hour').notNull(),
    served: count('served'),
    impressions: count('impressions'),
    starts: count('starts'),
    firstQuartiles: count('first_quartiles'),
    midpoints: count('midpoints'),
    thirdQuartiles: count('third_quartiles'),
    completes: count('completes'),
    clicks: count('clicks'),
    errors: count('errors'),
  },
  (counted) => [primaryKey({ columns: [counted.campaignId, counted.creativeId, counted.hour] })],
);

/** One ad in one response. Remembers which of its events are counted. */
export const vastDeliveries = pgTable(
  'vast_deliveries',
  {
    id: identifier(),
    campaignId: ofCampaign(),
    creativeId: uuid('creative_id').notNull(),
    /** A hash: neither address nor user agent can be read from it. */
    session: text('session').notNull(),
    servedAt: instant('served_at').notNull(),
    /** One bit per counted event. */
    events: integer('events').notNull().default(0),
  },
  (delivery) => [
    index('vast_deliveries_session_idx').on(delivery.campaignId, delivery.session),
    index('vast_deliveries_time_idx').on(delivery.servedAt),
  ],
);

/** Calls of one source in one minute. */
export const vastCalls = pgTable(
  'vast_calls',
  {
    source: text('source').notNull(),
    minute: instant('minute').notNull(),
    calls: integer('calls').notNull(),
  },
  (counted) => [
    primaryKey({ columns: [counted.source, counted.minute] }),
    index('vast_calls_minute_idx').on(counted.minute),
  ],
);
