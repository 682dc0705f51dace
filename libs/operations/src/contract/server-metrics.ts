import { joinedIds, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { SERVERS_ACCESS } from './operations-access';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Shortest and longest range of a series. */
export const METRICS_RANGE_MS = { min: 10 * MINUTE_MS, max: 31 * DAY_MS } as const;
export const METRICS_MAX_POINTS = 400;

function isRange({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return true;
  const length = Date.parse(to) - Date.parse(from);
  return length >= METRICS_RANGE_MS.min && length <= METRICS_RANGE_MS.max;
}

/** One value per step, oldest first; null where the server did not report. */
const Series = z.array(z.number().nonnegative().nullable()).max(METRICS_MAX_POINTS);

/** Means of a server's reports. Value `i` covers the `stepSeconds` after `from` + `i` × `stepSeconds`. */
export const ServerMetrics = z.object({
  serverId: z.string(),
  /** A multiple of the step, at or before the requested time. */
  from: Timestamp,
  to: Timestamp,
  stepSeconds: z.int().positive(),
  /** cpu, memory and disk in percent, inMbps and outMbps in Mbit/s. */
  series: z.object({
    cpu: Series,
    memory: Series,
    disk: Series,
    inMbps: Series,
    outMbps: Series,
    streams: Series,
    viewers: Series,
  }),
  /** From these percentages on the server is in the state `warning`. */
  thresholds: z.object({ cpu: z.number(), memory: z.number() }),
});
export type ServerMetrics = z.output<typeof ServerMetrics>;

/** Times without data, such as those before the retention, are null. */
export const getServerMetrics = operation({
  name: 'getServerMetrics',
  summary: 'Load of one server over time, at a resolution that gives at most 400 values',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/machine/servers/{id}/metrics',
  appKey: true,
  access: SERVERS_ACCESS,
  inApp: true,
  params: z.object({ id: z.uuid() }),
  query: z
    .strictObject({
      from: Timestamp.optional().describe('Default: 24 hours before `to`.'),
      to: Timestamp.optional().describe('Default: now. From 10 minutes to 31 days after `from`.'),
    })
    .refine(isRange, { path: ['to'], error: 'metricsRange' }),
  response: ServerMetrics,
  extension: true,
});

export const MONITOR_RANGES = ['1h', '24h', '7d', '30d'] as const;
const MAX_SERVERS = 100;

/** Values at `from`, and every `stepSeconds` after, oldest first. */
export const ServersMetrics = z.object({
  from: Timestamp,
  stepSeconds: z.int().positive(),
  data: z.array(
    z.object({
      serverId: z.string(),
      cpu: Series,
      memory: Series,
      outMbps: Series,
      viewers: Series,
    }),
  ),
});

export type ServersMetrics = z.output<typeof ServersMetrics>;

export const listServerMetrics = operation({
  name: 'listServerMetrics',
  summary: 'Load of up to 100 servers over time, coarser than that of one; servers out of reach are left out',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/machine/metrics',
  access: SERVERS_ACCESS,
  inApp: true,
  query: z.strictObject({
    serverIds: joinedIds(MAX_SERVERS),
    range: z.enum(MONITOR_RANGES).default('24h'),
  }),
  response: ServersMetrics,
  extension: true,
});
