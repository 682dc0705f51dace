import { Email, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ALERTS_ACCESS } from './operations-access';

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;

/**
 * `open`: not acknowledged; the menu badge counts open alerts from `warning` up. `cleared`: over. @see
 * spec 2.5, 3.6
 */
export const ALERT_STATUSES = ['open', 'acknowledged', 'cleared'] as const;

/** `active`: not cleared. */
export const ALERT_STATUS_FILTERS = [...ALERT_STATUSES, 'active'] as const;

/** Counted back from the time of the request. */
export const ALERT_PERIODS = ['last-hour', 'last-day', 'last-7-days', 'last-30-days'] as const;

export const Alert = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  /** Null for an alert about a stream or the entire app. */
  server: z.object({ id: z.string(), name: z.string(), kind: z.string().optional() }).nullable(),
  /** The stream that it is about. */
  stream: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  /** One of ALERT_SEVERITIES on the reference platform. */
  severity: z.string(),
  /** One of ALERT_STATUSES on the reference platform. */
  status: z.string(),
  /** Kind that a client can translate, such as `disk-nearly-full`. */
  kind: z.string(),
  /** Values for the translation, such as `{"percent": 91}`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Text for clients without a translation. */
  message: z.string(),
  raisedAt: Timestamp,
  /** Null until it is cleared. */
  clearedAt: Timestamp.nullable(),
  /** Times raised: repeats are one alert. */
  count: z.int().positive(),
  lastRaisedAt: Timestamp,
  /** E-mail of the user who acknowledged it. */
  acknowledgement: z.object({ at: Timestamp, by: z.string() }).nullable(),
  /** E-mail of the user who works on it. */
  assignee: z.string().nullable().optional(),
  /** No messages are sent about it until then. */
  mutedUntil: Timestamp.nullable().optional(),
  /** E-mail of the user who ended it; null if it ended by itself. */
  resolvedBy: z.string().nullable().optional(),
  /** The rule that raised it; null after the rule was deleted. */
  rule: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  comments: z.int().nonnegative().optional(),
});
export type Alert = z.output<typeof Alert>;

const id = z.object({ id: z.string().min(1) });

const alerts = { group: 'apiAdminBilling', access: ALERTS_ACCESS, inApp: true, extension: true } as const;
const oneAlert = { ...alerts, params: id, response: Alert } as const;

/**
 * The admin app lists alerts of every app, any other app its own. `total` and `totalAlerts` are equal. @see
 * spec 3.6
 */
export const listAlerts = operation({
  ...alerts,
  name: 'listAlerts',
  summary: 'Alerts of the app of X-App-Id, in the admin app those of every app; newest first',
  method: 'GET',
  path: '/admin/api/alert/alerts',
  query: listQuery({
    sort: ['raisedAt', 'clearedAt', 'lastRaisedAt', 'duration', 'count', 'severity', 'kind', 'appId'],
    item: Alert,
    filters: {
      appId: z.string().min(1),
      serverId: z.uuid(),
      severity: z.enum(ALERT_SEVERITIES),
      /** This severity and higher. */
      minSeverity: z.enum(ALERT_SEVERITIES),
      status: z.enum(ALERT_STATUS_FILTERS),
      kind: z.string().min(1),
      raised: z.enum(ALERT_PERIODS),
      assignee: Email,
    },
  }).extend({
    /** Inclusive. */
    from: Timestamp.optional(),
    /** Exclusive. */
    to: Timestamp.optional(),
  }),
  response: pageOf(Alert).extend({ totalAlerts: z.int().nonnegative() }),
});

export const getAlert = operation({
  ...oneAlert,
  name: 'getAlert',
  summary: 'One alert',
  method: 'GET',
  path: '/admin/api/alert/alerts/{id}',
});

/** Idempotent: the first acknowledgement stays. 409 for a cleared alert. */
export const acknowledgeAlert = operation({
  ...oneAlert,
  name: 'acknowledgeAlert',
  summary: 'Records that the caller works on an open alert',
  method: 'POST',
  path: '/admin/api/alert/alerts/{id}/acknowledgement',
});

/** Any user can do so. 409 for a cleared alert. */
export const unacknowledgeAlert = operation({
  ...oneAlert,
  name: 'unacknowledgeAlert',
  summary: 'Withdraws the acknowledgement of an alert',
  method: 'DELETE',
  path: '/admin/api/alert/alerts/{id}/acknowledgement',
  conflict: true,
});

export const UpdateAlertDto = z.strictObject({
  /** An enrolled user who can list the alert; null to unassign it. */
  assignee: Email.nullable().optional(),
  /** At most 30 days ahead; null to unmute. */
  mutedUntil: Timestamp.nullable().optional(),
});

/** 409 for a cleared alert. */
export const updateAlert = operation({
  ...oneAlert,
  name: 'updateAlert',
  summary: 'Assigns or mutes an alert',
  method: 'PATCH',
  path: '/admin/api/alert/alerts/{id}',
  body: UpdateAlertDto,
  conflict: true,
});

/** 409 for a cleared alert. A rule raises a new alert if its condition still holds. */
export const resolveAlert = operation({
  ...oneAlert,
  name: 'resolveAlert',
  summary: 'Ends an alert',
  method: 'POST',
  path: '/admin/api/alert/alerts/{id}/resolution',
});

export const AlertAssignee = z.object({ email: z.string(), name: z.string() });
export type AlertAssignee = z.output<typeof AlertAssignee>;

/** Members of the alert's app; staff of every app also see staff. At most 20, by name. */
export const listAlertAssignees = operation({
  ...alerts,
  name: 'listAlertAssignees',
  summary: 'Finds users who can look after an alert',
  method: 'GET',
  path: '/admin/api/alert/alerts/{id}/assignees',
  params: id,
  query: z.strictObject({ q: z.string().trim().max(100).default('') }),
  response: z.object({ data: z.array(AlertAssignee) }),
});

export const AlertComment = z.object({
  id: z.string(),
  at: Timestamp,
  /** E-mail of the author. */
  by: z.string(),
  text: z.string(),
});
export type AlertComment = z.output<typeof AlertComment>;

export const listAlertComments = operation({
  ...alerts,
  name: 'listAlertComments',
  summary: 'Lists the comments on an alert, oldest first',
  method: 'GET',
  path: '/admin/api/alert/alerts/{id}/comments',
  params: id,
  response: z.object({ data: z.array(AlertComment) }),
});

export const AlertCommentDto = z.strictObject({ text: z.string().trim().min(1).max(2000) });

export const commentOnAlert = operation({
  ...alerts,
  name: 'commentOnAlert',
  summary: 'Adds a comment to an alert',
  method: 'POST',
  path: '/admin/api/alert/alerts/{id}/comments',
  params: id,
  body: AlertCommentDto,
  response: AlertComment,
  status: 201,
});
