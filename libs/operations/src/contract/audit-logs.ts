import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { AUDIT_LOG_ACCESS } from './operations-access';

export const AUDIT_OBJECTS = [
  'tenant-app',
  'group',
  'member',
  'user',
  'payment-method',
  'billing-info',
  'invoice',
  'server',
  'alert',
  'alert-rule',
  'alert-channel',
  'status-banner',
  'stream',
  'transcode-preset',
  'transcode-profile',
  'transcode-template',
  'transcode-channel',
  'ssai-endpoint',
  'ad-session',
  'video',
  'collection',
  'media-job',
  'vast-campaign',
  'vast-creative',
  'vast-tag',
  'distributor',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** Object type of each recorded action. Other platforms can record more actions. */
export const AUDIT_ACTIONS = {
  'tenant-app.create': 'tenant-app',
  'tenant-app.update': 'tenant-app',
  'tenant-app.archive': 'tenant-app',
  'tenant-app.restore': 'tenant-app',
  'tenant-app.delete': 'tenant-app',
  'api-key.create': 'tenant-app',
  'api-key.reset': 'tenant-app',
  'api-key.revoke': 'tenant-app',
  'quota-plan.change': 'tenant-app',
  'quota.override': 'tenant-app',
  'quota.restore': 'tenant-app',
  'quota.request': 'tenant-app',
  'quota.approve': 'tenant-app',
  'quota.decline': 'tenant-app',
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
  'user.invitation-link': 'user',
  'user.revoke-invitation': 'user',
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
  'passkey.add': 'user',
  'passkey.rename': 'user',
  'passkey.remove': 'user',
  'device.forget': 'user',
  'session.end': 'user',
  'session.end-all': 'user',
  'payment-method.add': 'payment-method',
  'payment-method.make-primary': 'payment-method',
  'payment-method.remove': 'payment-method',
  'billing-info.update': 'billing-info',
  'invoice.pay': 'invoice',
  'invoice.void': 'invoice',
  'invoice.credit': 'invoice',
  'invoice.email': 'invoice',
  'server.create': 'server',
  'server.license': 'server',
  'server.note': 'server',
  'alert.acknowledge': 'alert',
  'alert.unacknowledge': 'alert',
  'alert.update': 'alert',
  'alert.resolve': 'alert',
  'alert.comment': 'alert',
  'alert-rule.create': 'alert-rule',
  'alert-rule.update': 'alert-rule',
  'alert-rule.delete': 'alert-rule',
  'alert-channel.create': 'alert-channel',
  'alert-channel.update': 'alert-channel',
  'alert-channel.delete': 'alert-channel',
  'alert-channel.renew-secret': 'alert-channel',
  'alert-channel.test': 'alert-channel',
  'status-banner.set': 'status-banner',
  'status-banner.remove': 'status-banner',
  'transcode-preset.create': 'transcode-preset',
  'transcode-preset.update': 'transcode-preset',
  'transcode-preset.delete': 'transcode-preset',
  'transcode-profile.create': 'transcode-profile',
  'transcode-profile.update': 'transcode-profile',
  'transcode-profile.delete': 'transcode-profile',
  'transcode-template.create': 'transcode-template',
  'transcode-template.update': 'transcode-template',
  'transcode-template.delete': 'transcode-template',
  'transcode-channel.create': 'transcode-channel',
  'transcode-channel.update': 'transcode-channel',
  'transcode-channel.delete': 'transcode-channel',
  'stream.create': 'stream',
  'stream.update': 'stream',
  'stream.start': 'stream',
  'stream.stop': 'stream',
  'stream.share': 'stream',
  'stream.stop-sharing': 'stream',
  'stream.delete': 'stream',
  'stream.rotate-key': 'stream',
  'stream.record': 'stream',
  'stream.stop-recording': 'stream',
  'lrm.create': 'stream',
  'lrm.update': 'stream',
  'lrm.switch': 'stream',
  'event.create': 'stream',
  'event.update': 'stream',
  'event.cancel': 'stream',
  'playout.create': 'stream',
  'playout.update': 'stream',
  'playout.take-live': 'stream',
  'ssai-endpoint.create': 'ssai-endpoint',
  'ssai-endpoint.update': 'ssai-endpoint',
  'ssai-endpoint.delete': 'ssai-endpoint',
  'ssai-endpoint.start-break': 'ssai-endpoint',
  'ad-session.capture': 'ad-session',
  'video.create': 'video',
  'video.update': 'video',
  'video.publish': 'video',
  'video.unpublish': 'video',
  'video.delete': 'video',
  'video.set-caption': 'video',
  'video.remove-caption': 'video',
  'collection.create': 'collection',
  'collection.update': 'collection',
  'collection.delete': 'collection',
  'media-job.prioritize': 'media-job',
  'media-job.retry': 'media-job',
  'media-job.cancel': 'media-job',
  'vast-campaign.create': 'vast-campaign',
  'vast-campaign.update': 'vast-campaign',
  'vast-campaign.delete': 'vast-campaign',
  'vast-creative.create': 'vast-creative',
  'vast-creative.update': 'vast-creative',
  'vast-creative.delete': 'vast-creative',
  'vast-tag.issue': 'vast-tag',
  'vast-tag.revoke': 'vast-tag',
  'distributor.create': 'distributor',
  'distributor.update': 'distributor',
  'distributor.delete': 'distributor',
  'distributor.add-delivery': 'distributor',
  'distributor.update-delivery': 'distributor',
  'distributor.remove-delivery': 'distributor',
  'distributor.issue-page': 'distributor',
  'distributor.revoke-page': 'distributor',
} as const satisfies Readonly<Record<string, AuditObject>>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_RESULTS = ['done', 'refused'] as const;
/** Counted back from the time of the request. */
export const AUDIT_PERIODS = ['last-hour', 'last-day', 'last-7-days', 'last-30-days'] as const;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** An action or a rejected attempt. Unchanged when the user or the app is deleted. */
export const AuditLog = z.object({
  id: z.string(),
  at: Timestamp,
  /** The ID is null after the account is deleted. */
  actor: z.object({ id: z.string().nullable(), email: z.string() }),
  /** Object and action, such as `tenant-app.create`. */
  action: z.string(),
  /** For a rejected attempt, the app that it names, if the caller reaches that app. */
  appId: z.string().nullable(),
  /** The name at that time; null if only a rejected attempt named the object. */
  object: z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
  result: z.enum(AUDIT_RESULTS),
  /** HTTP status of a rejected attempt. */
  status: z.int().nullable(),
  /** Null if unknown. */
  ip: z.string().nullable(),
  /** `X-Request-Id` of the response. */
  requestId: z.string().nullable(),
  /** Before and after of each changed field. Long values wrap; very long ones are clipped with a copy button. */
  changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
  /** Other facts. */
  facts: z.record(z.string(), Value),
});
export type AuditLog = z.output<typeof AuditLog>;

const auditLogs = {
  group: 'apiAdminBilling',
  method: 'GET',
  access: AUDIT_LOG_ACCESS,
  inApp: true,
  extension: true,
} as const;

/** The admin app lists entries of every app, any other app its own. */
export const listAuditLogs = operation({
  ...auditLogs,
  name: 'listAuditLogs',
  summary: 'Who did what in the app of X-App-Id, in the admin app who did what anywhere; newest first',
  path: '/admin/api/audit/logs',
  query: listQuery({
    sort: ['at', 'action', 'actor', 'appId', 'result'],
    item: AuditLog,
    filters: {
      appId: z.string().min(1),
      /** E-mail address. */
      actor: z.string().min(1),
      action: z.string().min(1),
      objectType: z.string().min(1),
      objectId: z.string().min(1),
      result: z.enum(AUDIT_RESULTS),
      period: z.enum(AUDIT_PERIODS),
      requestId: z.string().min(1),
    },
  }).extend({
    /** Inclusive. */
    from: Timestamp.optional(),
    /** Exclusive. */
    to: Timestamp.optional(),
  }),
  response: pageOf(AuditLog),
});

export const AuditActor = z.object({ email: z.string(), name: z.string() });

/** Deleted accounts are left out. At most 20, by name. */
export const listAuditActors = operation({
  ...auditLogs,
  name: 'listAuditActors',
  summary: 'Finds users with entries in the audit log, by name or email',
  path: '/admin/api/audit/actors',
  query: z.strictObject({ q: z.string().trim().max(100).default('') }),
  response: z.object({ data: z.array(AuditActor) }),
});

export const getAuditLog = operation({
  ...auditLogs,
  name: 'getAuditLog',
  summary: 'One act, with what it has changed',
  path: '/admin/api/audit/logs/{id}',
  params: z.object({ id: z.string().min(1) }),
  response: AuditLog,
});
