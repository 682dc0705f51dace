import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;

/**
 * Every alert is in one of these. `open`: nobody has said yet that they look after it; the badge of the menu counts
 * those of them that are warnings or worse. `acknowledged`: somebody looks after it, and it is not over. `cleared`: it is over.
 * @see spec 2.5, 3.6
 */
export const ALERT_STATUSES = ['open', 'acknowledged', 'cleared'] as const;

/** What a list is narrowed to: a status, or `active` for whatever is not cleared. */
export const ALERT_STATUS_FILTERS = [...ALERT_STATUSES, 'active'] as const;

/** How long ago an alert was raised at most, counted back from when the platform is asked. */
export const ALERT_PERIODS = ['last-hour', 'last-day', 'last-7-days', 'last-30-days'] as const;

export const Alert = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  /** What it is about; null for an alert of the whole app. */
  server: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** One of ALERT_SEVERITIES on our platform. */
  severity: z.string(),
  /** One of ALERT_STATUSES on our platform. */
  status: z.string(),
  /** What happened, as a name that a client may have words for, such as `disk-nearly-full`. */
  kind: z.string(),
  /** What those words tell of, such as `{"percent": 91}`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** In the words of whatever raised it, for a client that has none for its kind. */
  message: z.string(),
  raisedAt: Timestamp,
  /** Null until it is over. */
  clearedAt: Timestamp.nullable(),
  /** How often it was raised before it was over: repeats are one alert. */
  count: z.int().positive(),
  /** When it was raised the last time. */
  lastRaisedAt: Timestamp,
  /** Who looks after it, by their e-mail address; null for nobody yet. */
  acknowledgement: z.object({ at: Timestamp, by: z.string() }).nullable(),
});
export type Alert = z.output<typeof Alert>;

const id = z.object({ id: z.string().min(1) });

/** Who sees and acknowledges alerts. */
export const ALERTS_ACCESS = { 'admin-machine': ['every-app', 'own-app'] } as const;

/**
 * In the admin app the alerts of every app, in any other app its own. `total` and `totalAlerts` are one number: all that
 * match. @see spec 3.6
 */
export const listAlerts = operation({
  name: 'listAlerts',
  summary: 'Alerts of the app of X-App-Id, in the admin app those of every app; newest first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/alert/alerts',
  access: ALERTS_ACCESS,
  inApp: true,
  query: listQuery({
    sort: ['raisedAt', 'clearedAt', 'lastRaisedAt', 'duration', 'count', 'severity', 'kind', 'appId'],
    fields: [
      'id',
      'appId',
      'appName',
      'server',
      'severity',
      'status',
      'kind',
      'values',
      'message',
      'raisedAt',
      'clearedAt',
      'count',
      'lastRaisedAt',
      'acknowledgement',
    ],
    filters: {
      appId: z.string().min(1),
      serverId: z.uuid(),
      severity: z.enum(ALERT_SEVERITIES),
      /** This severity and every worse one. */
      minSeverity: z.enum(ALERT_SEVERITIES),
      status: z.enum(ALERT_STATUS_FILTERS),
      kind: z.string().min(1),
      raised: z.enum(ALERT_PERIODS),
    },
  }).extend({
    /** The first moment at which wanted alerts were raised. */
    from: Timestamp.optional(),
    /** The moment after the last one. */
    to: Timestamp.optional(),
  }),
  response: pageOf(Alert).extend({ totalAlerts: z.int().nonnegative() }),
  extension: true,
});

export const getAlert = operation({
  name: 'getAlert',
  summary: 'One alert',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/alert/alerts/{id}',
  access: ALERTS_ACCESS,
  inApp: true,
  params: id,
  response: Alert,
  extension: true,
});

/** Who was first stays: what somebody looks after already is answered as it is. One that is over is refused with 409. */
export const acknowledgeAlert = operation({
  name: 'acknowledgeAlert',
  summary: 'Says that the caller looks after an open alert',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/alert/alerts/{id}/acknowledgement',
  access: ALERTS_ACCESS,
  inApp: true,
  params: id,
  response: Alert,
  extension: true,
});

/** Takes that back, whoever said it: the alert is open again. One that is over is refused with 409. */
export const unacknowledgeAlert = operation({
  name: 'unacknowledgeAlert',
  summary: 'Says that nobody looks after an alert any more',
  group: 'apiAdminBilling',
  method: 'DELETE',
  path: '/admin/api/alert/alerts/{id}/acknowledgement',
  access: ALERTS_ACCESS,
  inApp: true,
  params: id,
  response: Alert,
  extension: true,
  conflict: true,
});
