import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** One act of somebody: kept as it was, also when the person or the app is gone. */
export const AuditLog = z.object({
  id: z.string(),
  at: Timestamp,
  /** The id is null once the account is gone. */
  actor: z.object({ id: z.string().nullable(), email: z.string() }),
  /** Object and act, such as `tenant-app.create`. */
  action: z.string(),
  appId: z.string().nullable(),
  targetId: z.string().nullable(),
  /** The request that did it, as its answer's X-Request-Id said. */
  requestId: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
});
export type AuditLog = z.output<typeof AuditLog>;

/** In the admin app what was done in every app, in any other app what was done in it. */
export const listAuditLogs = operation({
  name: 'listAuditLogs',
  summary: 'Who did what in the app of X-App-Id, in the admin app who did what anywhere; newest first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/audit/logs',
  access: { 'admin-management': 'every-app', management: 'own-app' },
  query: listQuery({
    sort: ['at', 'action', 'actor', 'appId'],
    fields: ['id', 'at', 'actor', 'action', 'appId', 'targetId', 'requestId', 'detail'],
    filters: {
      appId: z.string().min(1),
      /** The actor's e-mail address. */
      actor: z.string().min(1),
      action: z.string().min(1),
    },
  }).extend({
    /** The first moment wanted. */
    from: Timestamp.optional(),
    /** The moment after the last one wanted. */
    to: Timestamp.optional(),
  }),
  answer: pageOf(AuditLog),
  extension: true,
});
