import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { SkipReasonName } from './fill';
import { SessionBreak, STAGES } from './session-break';
import { ssai, SSAI_PATH } from './ssai-access';

const Count = z.int().nonnegative();

export const BREAK_ORIGINS = ['manual', 'schedule', 'cue'] as const;
export type BreakOrigin = (typeof BREAK_ORIGINS)[number];

/** Sums over the sessions of a break or of many. */
export const BreakFigures = z.object({
  sessions: Count,
  /** Sessions whose ad server was requested. */
  requested: Count,
  timeouts: Count,
  /** Responses without an ad. */
  empty: Count,
  /** Requests that failed otherwise. */
  errors: Count,
  /** Mean time to the response; null without one. */
  latencyMs: Count.nullable(),
  /** Ads. */
  returned: Count,
  filled: Count,
  /** Time of the breaks, of the ads in them, and of the slate. */
  plannedMs: Count,
  filledMs: Count,
  slateMs: Count,
  /** Beacons that arrived. */
  impressions: Count,
  firstQuartiles: Count,
  midpoints: Count,
  thirdQuartiles: Count,
  completes: Count,
  /** Beacons that did not arrive, and those that may have. */
  failedBeacons: Count,
  unknownBeacons: Count,
  /** Ads that were not shown. */
  skips: z.array(z.object({ reason: SkipReasonName, count: Count })),
});
export type BreakFigures = z.output<typeof BreakFigures>;

export const AdBreak = z.object({
  id: z.string(),
  appId: z.string(),
  endpoint: z.object({ id: z.string(), name: z.string() }),
  origin: z.enum(BREAK_ORIGINS),
  /** The cue as it was in the playlist; null for other breaks. */
  cue: z.string().nullable(),
  startsAt: Timestamp,
  seconds: z.number().nonnegative(),
  ...BreakFigures.shape,
});
export type AdBreak = z.output<typeof AdBreak>;

const filters = { appId: z.string().min(1), endpointId: z.string().min(1) };
const params = z.object({ id: z.string().min(1) });

export const listAdBreaks = operation({
  ...ssai,
  name: 'listAdBreaks',
  summary: 'Lists ad breaks with what filled them',
  method: 'GET',
  path: `${SSAI_PATH}/breaks`,
  query: listQuery({ sort: ['startsAt', 'sessions', 'filled'], item: AdBreak, filters }),
  response: pageOf(AdBreak),
});

/** Hours that statistics cover. */
export const STATISTICS_HOURS = ['24', '1', '168', '720'] as const;

export const getSsaiStatistics = operation({
  ...ssai,
  name: 'getSsaiStatistics',
  summary: 'Sums over the ad breaks of the last hours',
  method: 'GET',
  path: `${SSAI_PATH}/statistics`,
  query: z.strictObject({
    hours: z.enum(STATISTICS_HOURS).default('24'),
    endpointId: z.string().min(1).optional(),
  }),
  response: z.object({ breaks: Count, ...BreakFigures.shape }),
});

const RecordedBreak = z.object({
  ...SessionBreak.shape,
  endpointName: z.string(),
  failedStage: z.enum(STAGES).nullable(),
});
export type RecordedBreak = z.output<typeof RecordedBreak>;

export const listSessionBreaks = operation({
  ...ssai,
  name: 'listSessionBreaks',
  summary: 'Lists what each session got in ad breaks',
  method: 'GET',
  path: `${SSAI_PATH}/session-breaks`,
  query: listQuery({
    sort: ['startsAt', 'session'],
    item: RecordedBreak,
    filters: {
      breakId: z.string().min(1),
      endpointId: z.string().min(1),
      session: z.string().min(1),
      failedStage: z.enum(STAGES),
    },
  }),
  response: pageOf(RecordedBreak),
});

/** The flight recorder of a session. 404 before its first break. */
export const getAdSession = operation({
  ...ssai,
  name: 'getAdSession',
  summary: 'What one session got in its last 20 ad breaks',
  method: 'GET',
  path: `${SSAI_PATH}/sessions/{id}`,
  params,
  response: z.object({
    session: z.string(),
    appId: z.string(),
    endpoint: z.object({ id: z.string(), name: z.string() }),
    /** Until then, responses of the ad server are recorded; null while they are not. */
    captureUntil: Timestamp.nullable(),
    breaks: z.array(RecordedBreak),
  }),
});

/** Minutes of debug capture. */
export const CAPTURE_MINUTES = [15, 60] as const;

/** Expires by itself. */
export const captureAdSession = operation({
  ...ssai,
  name: 'captureAdSession',
  summary: "Records the ad server's responses of a session for a while",
  method: 'POST',
  path: `${SSAI_PATH}/sessions/{id}/capture`,
  params,
  body: z.strictObject({ minutes: z.literal(CAPTURE_MINUTES) }),
  response: z.object({ captureUntil: Timestamp }),
});
