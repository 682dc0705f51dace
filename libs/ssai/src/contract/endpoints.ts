import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { BreakSeconds, EndpointSettings } from './endpoint-settings';
import { SkipReasonName } from './fill';
import { ssai, SSAI_PATH } from './ssai-access';

export const SsaiEndpoint = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  name: z.string(),
  stream: z.object({
    id: z.string(),
    name: z.string(),
    isLive: z.boolean(),
  }),
  ...EndpointSettings.shape,
  /** The next one that is known; null if none is. */
  nextBreakAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type SsaiEndpoint = z.output<typeof SsaiEndpoint>;

export const SSAI_ENDPOINT_SORTS = ['name', 'appId', 'createdAt'] as const;

const path = `${SSAI_PATH}/endpoints` as const;
const params = z.object({ id: z.string().min(1) });
const oneEndpoint = { ...ssai, path: `${path}/{id}`, params, response: SsaiEndpoint } as const;

export const listSsaiEndpoints = operation({
  ...ssai,
  name: 'listSsaiEndpoints',
  summary: 'Lists the ad insertion endpoints of the app of X-App-Id, in the admin app those of every app',
  method: 'GET',
  path,
  query: listQuery({ sort: SSAI_ENDPOINT_SORTS, item: SsaiEndpoint, filters: { appId: z.string().min(1) } }),
  response: pageOf(SsaiEndpoint),
});

export const getSsaiEndpoint = operation({
  ...oneEndpoint,
  name: 'getSsaiEndpoint',
  summary: 'One ad insertion endpoint',
  method: 'GET',
  etag: true,
});

const ENDPOINT_NAME = displayName(64);

export const CreateSsaiEndpointDto = z.strictObject({
  appId: z.string().min(1),
  name: ENDPOINT_NAME,
  /** Of the same app. */
  streamId: z.string().min(1),
  ...EndpointSettings.shape,
});
export type CreateSsaiEndpointDto = z.output<typeof CreateSsaiEndpointDto>;

export const createSsaiEndpoint = operation({
  ...ssai,
  name: 'createSsaiEndpoint',
  summary: 'Adds an ad insertion endpoint in front of a stream',
  method: 'POST',
  path,
  body: CreateSsaiEndpointDto,
  response: SsaiEndpoint,
  status: 201,
  conflict: true,
  paid: true,
});

export const UpdateSsaiEndpointDto = z
  .strictObject({ name: ENDPOINT_NAME, ...EndpointSettings.shape })
  .partial();
export type UpdateSsaiEndpointDto = z.output<typeof UpdateSsaiEndpointDto>;

export const updateSsaiEndpoint = operation({
  ...oneEndpoint,
  name: 'updateSsaiEndpoint',
  summary: 'Changes an ad insertion endpoint',
  method: 'PATCH',
  body: UpdateSsaiEndpointDto,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Its playback addresses end. Its statistics are deleted as well. */
export const deleteSsaiEndpoint = operation({
  ...oneEndpoint,
  name: 'deleteSsaiEndpoint',
  summary: 'Deletes an ad insertion endpoint with its statistics',
  method: 'DELETE',
  response: z.object({}),
  conflict: true,
});

/** Each call returns another viewer's address. 409 unless the stream is live and the endpoint on. */
export const getSsaiPlayback = operation({
  ...oneEndpoint,
  name: 'getSsaiPlayback',
  summary: 'Returns an address at which one viewer can play the stream with ads',
  method: 'GET',
  path: `${path}/{id}/playback`,
  response: z.object({
    /** Of an HLS playlist. */
    url: z.string(),
    /** The viewer's session, as in the statistics. */
    session: z.string(),
    expiresAt: Timestamp,
  }),
  conflict: true,
});

/** Begins within seconds. 409 unless the stream is live and the endpoint on. */
export const startAdBreak = operation({
  ...oneEndpoint,
  name: 'startAdBreak',
  summary: 'Starts an ad break now',
  method: 'POST',
  path: `${path}/{id}/breaks`,
  body: z.strictObject({ seconds: BreakSeconds }),
  response: z.object({ id: z.string(), startsAt: Timestamp }),
  status: 201,
  conflict: true,
});

const Milliseconds = z.int().nonnegative();

export const TestedAd = z.object({
  adId: z.string(),
  title: z.string(),
  advertiser: z.string(),
  /** By the VAST response. */
  declaredMs: Milliseconds.nullable(),
  mediaUrl: z.string().nullable(),
  /** Why a break would not show it. */
  skip: SkipReasonName.nullable(),
});

/** Nothing is shown, and no beacon is sent. */
export const testAdServer = operation({
  ...oneEndpoint,
  name: 'testAdServer',
  summary: 'Requests the ad server as for a break, and returns request, response and decision',
  method: 'POST',
  path: `${path}/{id}/test`,
  response: z.object({
    /** The ad server first, then each wrapper. */
    requests: z.array(
      z.object({
        url: z.string(),
        status: z.int().nullable(),
        ms: Milliseconds,
        error: z.string().nullable(),
      }),
    ),
    result: z.enum(['ads', 'empty', 'timeout', 'error', 'blocked']),
    problem: z.string().nullable(),
    /** The ad server's response, at most 64 KB of it. */
    vast: z.string(),
    ads: z.array(TestedAd),
    plannedMs: Milliseconds,
    filledMs: Milliseconds,
  }),
  rateLimit: 'calls',
});
