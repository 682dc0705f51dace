import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;
export const ALERT_STATUSES = ['open', 'resolved'] as const;

export const Alert = z.object({
  id: z.string(),
  appId: z.string(),
  /** What it is about; null for an alert of the whole app. */
  server: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** One of ALERT_SEVERITIES on our platform. */
  severity: z.string(),
  /** What happened, as a name that a client has words for, such as `disk-nearly-full`. */
  kind: z.string(),
  raisedAt: Timestamp,
  /** Null while it is open. */
  resolvedAt: Timestamp.nullable(),
});
export type Alert = z.output<typeof Alert>;

/**
 * In the admin app the alerts of every app, in any other app its own. `total` and `totalAlerts` are one number: all that
 * match. @see docs/behaviour.md 3.6
 */
export const listAlerts = operation({
  name: 'listAlerts',
  summary: 'Alerts of the app of X-App-Id, in the admin app those of every app; newest first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/alert/alerts',
  access: { 'admin-machine': ['every-app', 'own-app'] },
  query: listQuery({
    sort: ['raisedAt', 'resolvedAt', 'severity', 'kind', 'appId'],
    fields: ['id', 'appId', 'server', 'severity', 'kind', 'raisedAt', 'resolvedAt'],
    filters: {
      appId: z.string().min(1),
      serverId: z.uuid(),
      severity: z.enum(ALERT_SEVERITIES),
      status: z.enum(ALERT_STATUSES),
      kind: z.string().min(1),
    },
  }),
  answer: pageOf(Alert).extend({ totalAlerts: z.int().nonnegative() }),
  extension: true,
});
