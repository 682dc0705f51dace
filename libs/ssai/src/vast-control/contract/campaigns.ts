import { displayName, listQuery, operation, pageOf, Timestamp, TimeZone } from '@console/http/contract';
import { z } from 'zod';
import { VAST_ACCESS } from './vast-access';

/**
 * By the platform's clock, in order of urgency.
 *
 * - `no-creative`: nothing to play; neither ended nor completed.
 * - `active`, `scheduled` (before its start), `paused`.
 * - `completed`: the goal is reached. `ended`: the end has passed.
 */
export const CAMPAIGN_STATUSES = [
  'no-creative',
  'active',
  'scheduled',
  'paused',
  'completed',
  'ended',
] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** `even`: along the line from start to goal, and through the day with a daily cap. `asap`: at every opportunity. */
export const PACING_MODES = ['even', 'asap'] as const;
export type Pacing = (typeof PACING_MODES)[number];

export const DEVICE_CLASSES = ['desktop', 'phone', 'tablet', 'tv', 'other'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Highest numbers of campaigns in an app and of creatives in a campaign. */
export const CAMPAIGNS_MAX = 200;
export const CREATIVES_MAX = 20;

const Impressions = z.int().min(1).max(1_000_000_000);

const campaignFields = {
  name: displayName(120),
  advertiser: displayName(120),
  /** 1 is served first; others only get what it leaves. */
  priority: z.int().min(1).max(10),
  /** The share among campaigns of one priority. */
  weight: z.int().min(1).max(100),
  startsAt: Timestamp,
  /** Null: until it is paused or its goal is reached. */
  endsAt: Timestamp.nullable(),
  goalImpressions: Impressions.nullable(),
  /** Impressions per day of `timezone`. */
  dailyCap: Impressions.nullable(),
  /** Ads per playback session. */
  sessionCap: z.int().min(1).max(1_000).nullable(),
  pacing: z.enum(PACING_MODES),
  /** Of days and hours. */
  timezone: TimeZone,
  /** Empty: every stream of the app. */
  streamIds: z.array(z.string().min(1).max(100)).max(100),
  /** Empty: every device. */
  devices: z.array(z.enum(DEVICE_CLASSES)).max(DEVICE_CLASSES.length),
  /** ISO weekdays, 1 is Monday. Empty: every day. */
  days: z.array(z.int().min(1).max(7)).max(7),
  /** First hour of the day. */
  fromHour: z.int().min(0).max(23),
  /** The hour at which it ends. Not after `fromHour`: over midnight. */
  toHour: z.int().min(1).max(24),
  paused: z.boolean(),
};

const Count = z.int().nonnegative();

export const VastCampaign = z.object({
  ...campaignFields,
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  name: z.string(),
  advertiser: z.string(),
  timezone: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Those of `streamIds` that exist, by name. */
  streams: z.array(z.object({ id: z.string(), name: z.string() })),
  creatives: Count,
  impressions: Count,
  /** Impressions of the current day in its time zone. */
  impressionsToday: Count,
  createdAt: Timestamp,
});
export type VastCampaign = z.output<typeof VastCampaign>;

export const CAMPAIGN_SORTS = [
  'name',
  'appId',
  'advertiser',
  'status',
  'priority',
  'startsAt',
  'endsAt',
  'impressions',
  'createdAt',
] as const;

const vast = { group: 'apiAdminBilling', access: VAST_ACCESS, inApp: true, extension: true } as const;
const path = '/admin/api/vast/campaigns' as const;
const params = z.object({ id: z.string().min(1) });
const oneCampaign = { ...vast, path: `${path}/{id}`, params, response: VastCampaign } as const;

/** The admin app lists the campaigns of every app, any other app its own. */
export const listVastCampaigns = operation({
  ...vast,
  name: 'listVastCampaigns',
  summary: 'Lists the ad campaigns of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({
    sort: CAMPAIGN_SORTS,
    item: VastCampaign,
    filters: { appId: z.string().min(1), status: z.enum(CAMPAIGN_STATUSES) },
  }),
  response: pageOf(VastCampaign),
});

export const getVastCampaign = operation({
  ...oneCampaign,
  name: 'getVastCampaign',
  summary: 'One ad campaign with its status and impressions',
  method: 'GET',
  etag: true,
});

/** What a new campaign needs, whatever its app. */
export const NewVastCampaign = z.strictObject({
  ...campaignFields,
  priority: campaignFields.priority.default(5),
  weight: campaignFields.weight.default(1),
  endsAt: campaignFields.endsAt.default(null),
  goalImpressions: campaignFields.goalImpressions.default(null),
  dailyCap: campaignFields.dailyCap.default(null),
  sessionCap: campaignFields.sessionCap.default(null),
  pacing: campaignFields.pacing.default('even'),
  timezone: campaignFields.timezone.default('UTC'),
  streamIds: campaignFields.streamIds.default([]),
  devices: campaignFields.devices.default([]),
  days: campaignFields.days.default([]),
  fromHour: campaignFields.fromHour.default(0),
  toHour: campaignFields.toHour.default(24),
  paused: campaignFields.paused.default(false),
});

export const CreateVastCampaignDto = NewVastCampaign.extend({ appId: z.string().min(1) });

/** 409 beyond 200 campaigns in the app. */
export const createVastCampaign = operation({
  ...vast,
  name: 'createVastCampaign',
  summary: 'Adds an ad campaign to an app',
  method: 'POST',
  path,
  body: CreateVastCampaignDto,
  response: VastCampaign,
  status: 201,
  conflict: true,
});

export const UpdateVastCampaignDto = z.strictObject(campaignFields).partial();

export const updateVastCampaign = operation({
  ...oneCampaign,
  name: 'updateVastCampaign',
  summary: 'Changes an ad campaign',
  method: 'PATCH',
  body: UpdateVastCampaignDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** With its creatives and statistics. */
export const deleteVastCampaign = operation({
  ...oneCampaign,
  name: 'deleteVastCampaign',
  summary: 'Deletes an ad campaign with its creatives and statistics',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});

/** `day` in hours, the others in days of the campaign's time zone. */
export const STATISTICS_PERIODS = ['day', 'week', 'month'] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];

const EventCounts = z.object({
  /** Ads in responses. */
  served: Count,
  impressions: Count,
  starts: Count,
  firstQuartiles: Count,
  midpoints: Count,
  thirdQuartiles: Count,
  completes: Count,
  clicks: Count,
  errors: Count,
});
export type EventCounts = z.output<typeof EventCounts>;

export const VastStatistics = z.object({
  totals: EventCounts,
  /** Ascending and without gaps. */
  points: z.array(
    z.object({
      at: Timestamp,
      served: Count,
      impressions: Count,
      /** Impressions that even delivery needs in this time; null without goal, end or daily cap. */
      planned: z.number().nonnegative().nullable(),
    }),
  ),
});
export type VastStatistics = z.output<typeof VastStatistics>;

export const getVastStatistics = operation({
  ...oneCampaign,
  name: 'getVastStatistics',
  summary: 'Served ads, impressions and quartiles of a campaign over time',
  method: 'GET',
  path: `${path}/{id}/statistics`,
  query: z.strictObject({ period: z.enum(STATISTICS_PERIODS).default('week') }),
  response: VastStatistics,
});
