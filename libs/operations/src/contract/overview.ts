import { joinedIds, operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { SERVERS_ACCESS } from './operations-access';

export const OVERVIEW_RANGES = ['24h', '7d', '30d'] as const;

const Count = z.int().nonnegative();
const Rate = z.number().nonnegative();

/** Servers by state, as `listServers` filters them. */
const ServerCounts = z.object({ unlicensed: Count, dead: Count, warning: Count, healthy: Count });
/** Open alerts by severity, as `listAlerts` filters them by `status` and `severity`. */
const AlertCounts = z.object({ info: Count, warning: Count, critical: Count });

/** Sums over the servers that report now: those in the states `healthy` and `warning`. */
const LiveLoad = z.object({ streams: Count, viewers: Count, inMbps: Rate, outMbps: Rate });

/** Sums over all servers at `from`, and every `stepSeconds` after; null without any report. */
const SummedSeries = z.object({
  from: Timestamp,
  stepSeconds: z.int().positive(),
  outMbps: z.array(Rate.nullable()),
  viewers: z.array(Rate.nullable()),
  streams: z.array(Rate.nullable()),
});

export const OperationsOverview = z.object({
  range: z.enum(OVERVIEW_RANGES),
  live: LiveLoad,
  series: SummedSeries,
  /** An earlier period with the same weekdays: a week earlier, for 30 days four weeks earlier. */
  previous: SummedSeries,
  servers: ServerCounts,
  openAlerts: AlertCounts,
  /** The six apps with the highest egress of the last 24 hours. */
  topApps: z.array(
    z.object({
      appId: z.string(),
      appName: z.string(),
      streams: Count,
      viewers: Count,
      outMbps: Rate,
      /** Egress in Mbit/s in each of the last 24 hours, oldest first. */
      hours: z.array(Rate),
    }),
  ),
});
export type OperationsOverview = z.output<typeof OperationsOverview>;

const machine = { group: 'apiAdminBilling', method: 'GET', access: SERVERS_ACCESS, extension: true } as const;

export const getOperationsOverview = operation({
  ...machine,
  name: 'getOperationsOverview',
  summary:
    'Current load, servers by state and open alerts of the app of X-App-Id, in the admin app of every app',
  path: '/admin/api/machine/overview',
  inApp: true,
  query: z.strictObject({ range: z.enum(OVERVIEW_RANGES).default('24h') }),
  response: OperationsOverview,
});

const MAX_APPS = 100;

export const AppLoad = LiveLoad.extend({
  appId: z.string(),
  servers: ServerCounts,
  openAlerts: AlertCounts,
});
export type AppLoad = z.output<typeof AppLoad>;

export const listAppLoads = operation({
  ...machine,
  name: 'listAppLoads',
  summary: 'Current load, servers and open alerts of up to 100 apps; apps out of reach are left out',
  path: '/admin/api/machine/app-loads',
  query: z.strictObject({
    appIds: joinedIds(MAX_APPS),
  }),
  response: z.object({ data: z.array(AppLoad) }),
});
