import { displayName, operation, pageOf, pageQuery, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';
import { AppPlan, PLAN_ACCESS, QUOTA_RESOURCES } from './quotas';

const Limit = z.int().nonnegative();
const REASON_MAX = 500;
const Reason = displayName(REASON_MAX);

const ofResource = {
  group: 'apiAdminQuota',
  path: '/admin/api/quota/quota-apps/{appId}/quotas/{resource}',
  access: PLAN_ACCESS,
  inApp: true,
  params: z.object({ appId: z.string().min(1), resource: z.enum(QUOTA_RESOURCES) }),
  response: AppPlan,
  etag: true,
  ifMatch: true,
  conflict: true,
  extension: true,
} as const;

export const OverrideQuotaDto = z.strictObject({
  limit: Limit,
  /** Last day (UTC), not before today. */
  until: z.iso.date(),
  reason: Reason,
});

export const overrideQuota = operation({
  ...ofResource,
  name: 'overrideQuota',
  summary: 'Replaces a limit of an app until the end of a day (UTC)',
  method: 'PATCH',
  body: OverrideQuotaDto,
});

export const removeQuotaOverride = operation({
  ...ofResource,
  name: 'removeQuotaOverride',
  summary: 'Restores the limit of the plan',
  method: 'DELETE',
});

export const QUOTA_REQUEST_STATUSES = ['open', 'approved', 'declined'] as const;

export const QuotaRequest = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  resource: z.string(),
  /** The limit that is asked for. */
  limit: Limit,
  /** The present limit and use. */
  present: z.object({ limit: Limit, used: Limit }),
  reason: z.string(),
  /** One of QUOTA_REQUEST_STATUSES on the reference platform. */
  status: z.string(),
  /** E-mail addresses. */
  requestedBy: z.string(),
  decidedBy: z.string().nullable(),
  /** Of the decision; may be empty. */
  note: z.string(),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
});
export type QuotaRequest = z.output<typeof QuotaRequest>;

const requests = { group: 'apiAdminQuota', extension: true } as const;
const REQUESTS = '/admin/api/quota/requests';

export const listQuotaRequests = operation({
  ...requests,
  name: 'listQuotaRequests',
  summary: 'Lists requested increases of accessible apps, newest first',
  method: 'GET',
  path: REQUESTS,
  access: BILLING_ACCESS,
  query: pageQuery.extend({
    appId: z.string().min(1).optional(),
    status: z.enum(QUOTA_REQUEST_STATUSES).optional(),
  }),
  response: pageOf(QuotaRequest),
});

export const RequestQuotaDto = z.strictObject({
  appId: z.string().min(1),
  resource: z.enum(QUOTA_RESOURCES),
  limit: Limit,
  reason: Reason,
});

/** 409 while the app has an open request for the resource. */
export const requestQuota = operation({
  ...requests,
  name: 'requestQuota',
  summary: 'Asks staff to raise a limit of an app',
  method: 'POST',
  path: REQUESTS,
  access: BILLING_ACCESS,
  body: RequestQuotaDto,
  response: QuotaRequest,
  status: 201,
  conflict: true,
});

const oneRequest = {
  ...requests,
  method: 'POST',
  access: PLAN_ACCESS,
  params: z.object({ id: z.string().min(1) }),
  response: QuotaRequest,
  conflict: true,
} as const;

export const ApproveQuotaRequestDto = OverrideQuotaDto.pick({ limit: true, until: true });

/** 409 if it is already decided. */
export const approveQuotaRequest = operation({
  ...oneRequest,
  name: 'approveQuotaRequest',
  summary: 'Overrides the limit with the reason of the request',
  path: `${REQUESTS}/{id}/approval`,
  body: ApproveQuotaRequestDto,
});

export const DeclineQuotaRequestDto = z.strictObject({ note: Reason });

/** 409 if it is already decided. */
export const declineQuotaRequest = operation({
  ...oneRequest,
  name: 'declineQuotaRequest',
  summary: 'Declines a requested increase with a note',
  path: `${REQUESTS}/{id}/rejection`,
  body: DeclineQuotaRequestDto,
});
