import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const NOTIFICATION_KINDS = ['alert', 'invoice-overdue', 'invitation-accepted'] as const;
export const NOTIFICATION_DAYS = 14;
const MOST = 100;

export const Notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: Timestamp,
  isRead: z.boolean(),
  app: z.object({ id: z.string(), name: z.string() }),
  /** An alert, an invoice or a member. */
  object: z.object({
    id: z.string(),
    /** Kind of an alert, number of an invoice, email of a member. */
    name: z.string(),
  }),
  /** Name of an alert's server. */
  server: z.string().nullable().optional(),
  /** Of an alert: `warning` or `critical`. */
  severity: z.string().nullable(),
  /** Values for the text of an alert, as in the list of alerts; its text in English. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string().nullable(),
  /** Total of an invoice in the currency's minor unit. */
  amount: z.object({ currency: z.string(), total: z.int() }).nullable(),
});
export type Notification = z.output<typeof Notification>;

const notifications = { group: 'authServiceApi', access: 'enrolled', extension: true } as const;

/** Everything of the last 14 days that the caller may see. */
export const listNotifications = operation({
  ...notifications,
  name: 'listNotifications',
  summary: 'Lists alerts, overdue invoices and accepted invitations of all accessible apps, newest first',
  method: 'GET',
  path: '/auth-service/v1/notifications',
  query: z.strictObject({
    since: Timestamp.optional().describe('Only newer ones.'),
    limit: z.coerce.number().int().min(1).max(MOST).default(50),
  }),
  response: z.object({
    data: z.array(Notification),
    /** Unread ones, also beyond `limit`; at most 200 of each kind are counted. */
    unread: z.int().nonnegative(),
    /** What is newer is unread; null before the first visit. */
    readUntil: Timestamp.nullable(),
  }),
});

/** Also for view-only accounts. Times in the future count as now; an earlier time than the stored one has no effect. */
export const markNotificationsRead = operation({
  ...notifications,
  access: 'session',
  name: 'markNotificationsRead',
  summary: 'Marks all notifications up to a time as read',
  method: 'PATCH',
  path: '/auth-service/v1/notifications/read',
  body: z.strictObject({ until: Timestamp }),
  response: z.object({ readUntil: Timestamp }),
});
