import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

/** What acts are about. */
export const AUDIT_OBJECTS = [
  'tenant-app',
  'group',
  'member',
  'user',
  'payment-method',
  'billing-info',
  'server',
  'alert',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** Every act that the platform records, by its name: what it is about. Another platform may have acts of its own. */
export const AUDIT_ACTIONS = {
  'tenant-app.create': 'tenant-app',
  'tenant-app.update': 'tenant-app',
  'tenant-app.archive': 'tenant-app',
  'tenant-app.restore': 'tenant-app',
  'tenant-app.delete': 'tenant-app',
  'api-key.reset': 'tenant-app',
  'group.create': 'group',
  'group.update': 'group',
  'group.delete': 'group',
  'member.invite': 'member',
  'member.reinvite': 'member',
  'member.accept': 'member',
  'member.update': 'member',
  'member.remove': 'member',
  'user.create': 'user',
  'user.update': 'user',
  'user.invite': 'user',
  'user.confirm': 'user',
  'user.sign-up': 'user',
  'user.sign-up-again': 'user',
  'user.sign-up-by-invitation': 'user',
  'user.sign-up-by-social-login': 'user',
  'user.link-social-login': 'user',
  'user.sign-in': 'user',
  'user.sign-out': 'user',
  'user.change-password': 'user',
  'user.reset-password': 'user',
  'user.request-email-change': 'user',
  'user.change-email': 'user',
  'two-factor.enable': 'user',
  'two-factor.disable': 'user',
  'two-factor.reset': 'user',
  'two-factor.renew-recovery-codes': 'user',
  'session.end': 'user',
  'session.end-all': 'user',
  'payment-method.add': 'payment-method',
  'payment-method.make-primary': 'payment-method',
  'payment-method.remove': 'payment-method',
  'billing-info.update': 'billing-info',
  'server.create': 'server',
  'server.license': 'server',
  'server.note': 'server',
  'alert.acknowledge': 'alert',
  'alert.unacknowledge': 'alert',
} as const satisfies Readonly<Record<string, AuditObject>>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_RESULTS = ['done', 'refused'] as const;
/** Back from when the platform is asked. */
export const AUDIT_PERIODS = ['last-hour', 'last-day', 'last-7-days', 'last-30-days'] as const;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One act of somebody, or their attempt at it: kept as it was, also when the person or the app is gone. */
export const AuditLog = z.object({
  id: z.string(),
  at: Timestamp,
  /** The id is null once the account is gone. */
  actor: z.object({ id: z.string().nullable(), email: z.string() }),
  /** Object and act, such as `tenant-app.create`. */
  action: z.string(),
  /** In which app; of an attempt, in which app the call was made. */
  appId: z.string().nullable(),
  /** The name is the one of that time; null where only an attempt knew the object. */
  object: z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
  result: z.enum(AUDIT_RESULTS),
  /** The status of a refusal; null for what was done. */
  status: z.int().nullable(),
  /** Where the call came from; null where that is not known. */
  ip: z.string().nullable(),
  /** The request that did it, as its answer's X-Request-Id said. */
  requestId: z.string().nullable(),
  /** Each value that has become another one; `address.city` is the city of an address. */
  changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
  /** What else there is to say of it. */
  facts: z.record(z.string(), Value),
});
export type AuditLog = z.output<typeof AuditLog>;

/** A tenant's own managers see what was done in their app; staff see all of it. */
/** Who sees the audit log. */
export const AUDIT_LOG_ACCESS = { 'admin-management': 'every-app', management: 'own-app' } as const;

/** In the admin app what was done in every app, in any other app what was done in it. */
export const listAuditLogs = operation({
  name: 'listAuditLogs',
  summary: 'Who did what in the app of X-App-Id, in the admin app who did what anywhere; newest first',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/audit/logs',
  access: AUDIT_LOG_ACCESS,
  inApp: true,
  query: listQuery({
    sort: ['at', 'action', 'actor', 'appId', 'result'],
    fields: [
      'id',
      'at',
      'actor',
      'action',
      'appId',
      'object',
      'result',
      'status',
      'ip',
      'requestId',
      'changes',
      'facts',
    ],
    filters: {
      appId: z.string().min(1),
      /** The actor's e-mail address. */
      actor: z.string().min(1),
      action: z.string().min(1),
      objectType: z.string().min(1),
      objectId: z.string().min(1),
      result: z.enum(AUDIT_RESULTS),
      period: z.enum(AUDIT_PERIODS),
      requestId: z.string().min(1),
    },
  }).extend({
    /** The first moment wanted. */
    from: Timestamp.optional(),
    /** The moment after the last one wanted. */
    to: Timestamp.optional(),
  }),
  response: pageOf(AuditLog),
  extension: true,
});

/** One entry of what `listAuditLogs` lists for the caller. */
export const getAuditLog = operation({
  name: 'getAuditLog',
  summary: 'One act, with what it has changed',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/audit/logs/{id}',
  access: AUDIT_LOG_ACCESS,
  inApp: true,
  params: z.object({ id: z.string().min(1) }),
  response: AuditLog,
  extension: true,
});
