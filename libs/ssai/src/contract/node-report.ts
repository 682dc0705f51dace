import { operation, Timestamp, URL_MAX } from '@console/http/contract';
import { z } from 'zod';
import { AD_STATES } from './ads';
import { EndpointSettings } from './endpoint-settings';
import { SessionBreak } from './session-break';
import { SSAI_PATH } from './ssai-access';
import { BREAK_ORIGINS } from './statistics';

const Milliseconds = z.int().nonnegative();

/** A creative on a node. A later report replaces an earlier one. */
export const ReportedAd = z.strictObject({
  appId: z.string().min(1).max(64),
  /** The same for the same media file and renditions. */
  key: z.string().min(1).max(64),
  adId: z.string().max(300),
  title: z.string().max(300),
  advertiser: z.string().max(300),
  vastUrl: z.string().max(URL_MAX),
  mediaUrl: z.string().max(URL_MAX),
  declaredMs: Milliseconds.nullable(),
  ms: Milliseconds.nullable(),
  state: z.enum(AD_STATES),
  problem: z.string().max(500).nullable(),
});
export type ReportedAd = z.output<typeof ReportedAd>;

export const ReportedBreak = z.strictObject({
  id: z.uuid(),
  endpointId: z.string().min(1).max(64),
  origin: z.enum(BREAK_ORIGINS),
  cue: z.string().max(2_000).nullable(),
  startsAt: Timestamp,
  plannedMs: Milliseconds,
});
export type ReportedBreak = z.output<typeof ReportedBreak>;

/** An endpoint whose stream the node has. */
export const EndpointAssignment = z.object({
  id: z.string(),
  appId: z.string(),
  streamId: z.string(),
  ...EndpointSettings.shape,
  /** Breaks that operators started and that are not over. */
  manualBreaks: z.array(z.object({ id: z.string(), startsAt: Timestamp, seconds: z.number() })),
  /** Sessions whose ad server responses are recorded. */
  captures: z.array(z.object({ session: z.string(), until: Timestamp })),
});
export type EndpointAssignment = z.output<typeof EndpointAssignment>;

/** Records what happened on the node, and returns the endpoints that it serves. Reports can be repeated. */
export const reportAdInsertion = operation({
  group: 'apiAdminBilling',
  name: 'reportAdInsertion',
  summary: 'A media node reports its ad breaks; the response has the endpoints that it serves',
  access: 'public',
  method: 'POST',
  path: `${SSAI_PATH}/nodes/report`,
  body: z.strictObject({
    /** MEDIA_NODE_TOKEN of the platform. */
    token: z.string().min(1).max(500),
    /** Of the node. */
    name: z.string().trim().min(1).max(64),
    ads: z.array(ReportedAd).max(100),
    breaks: z.array(ReportedBreak).max(100),
    sessionBreaks: z.array(SessionBreak).max(100),
  }),
  response: z.object({ endpoints: z.array(EndpointAssignment) }),
  credential: true,
  optional: true,
  extension: true,
});
