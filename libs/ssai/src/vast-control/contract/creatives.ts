import { displayName, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { MacroUrl } from '../../contract/endpoint-settings';
import { VAST_ACCESS } from './vast-access';

/** What players and the ad inserter can play. */
export const MEDIA_TYPES = [
  'video/mp4',
  'video/webm',
  'application/vnd.apple.mpegurl',
  'application/dash+xml',
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Events of VAST 4.2 for which an advertiser can be called. */
export const TRACKED_EVENTS = [
  'impression',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
  'click',
  'error',
] as const;
export type TrackedEvent = (typeof TRACKED_EVENTS)[number];

export const MEDIA_FILES_MAX = 10;
export const TRACKERS_MAX = 30;

export const AdMediaFile = z.strictObject({
  url: MacroUrl,
  type: z.enum(MEDIA_TYPES),
  width: z.int().min(1).max(16_384),
  height: z.int().min(1).max(16_384),
  /** Null if unknown. */
  kbps: z.int().min(1).max(1_000_000).nullable(),
});
export type AdMediaFile = z.output<typeof AdMediaFile>;

export const AdTracker = z.strictObject({ event: z.enum(TRACKED_EVENTS), url: MacroUrl });
export type AdTracker = z.output<typeof AdTracker>;

const creativeFields = {
  name: displayName(120),
  durationSeconds: z.int().min(1).max(600),
  mediaFiles: z.array(AdMediaFile).min(1).max(MEDIA_FILES_MAX),
  clickThrough: MacroUrl.nullable(),
  trackers: z.array(AdTracker).max(TRACKERS_MAX),
  /** Others are not served. */
  enabled: z.boolean(),
};

export const VastCreative = z.object({
  ...creativeFields,
  id: z.string(),
  campaignId: z.string(),
  name: z.string(),
  impressions: z.int().nonnegative(),
  createdAt: Timestamp,
  /** For `If-Match`. */
  etag: z.string(),
});
export type VastCreative = z.output<typeof VastCreative>;

const vast = { group: 'apiAdminBilling', access: VAST_ACCESS, inApp: true, extension: true } as const;
const path = '/admin/api/vast/campaigns/{campaignId}/creatives' as const;
const campaign = z.object({ campaignId: z.string().min(1) });
const oneCreative = {
  ...vast,
  path: `${path}/{id}`,
  params: campaign.extend({ id: z.string().min(1) }),
} as const;

export const listVastCreatives = operation({
  ...vast,
  name: 'listVastCreatives',
  summary: 'Lists the creatives of an ad campaign, by name',
  method: 'GET',
  path,
  params: campaign,
  response: z.object({ data: z.array(VastCreative) }),
});

export const NewVastCreative = z.strictObject({
  ...creativeFields,
  clickThrough: creativeFields.clickThrough.default(null),
  trackers: creativeFields.trackers.default([]),
  enabled: creativeFields.enabled.default(true),
});

/** 409 beyond 20 creatives. */
export const createVastCreative = operation({
  ...vast,
  name: 'createVastCreative',
  summary: 'Adds a creative to an ad campaign',
  method: 'POST',
  path,
  params: campaign,
  body: NewVastCreative,
  response: VastCreative,
  status: 201,
  conflict: true,
});

export const updateVastCreative = operation({
  ...oneCreative,
  name: 'updateVastCreative',
  summary: 'Changes a creative',
  method: 'PATCH',
  body: z.strictObject(creativeFields).partial(),
  response: VastCreative,
  ifMatch: true,
  conflict: true,
});

/** Its counts stay in the statistics of the campaign. */
export const deleteVastCreative = operation({
  ...oneCreative,
  name: 'deleteVastCreative',
  summary: 'Deletes a creative',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});
