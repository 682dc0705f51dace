import { Email, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ApiGroup, TENANT_API_GROUP_IDS } from './api-groups';
import {
  ApiKeyOnce,
  AppName,
  ById,
  MaskedApiKey,
  NewAppId,
  TENANT_APP_EDITIONS,
  TENANT_APP_STATUSES,
} from './app-fields';
import { SUBSCRIPTION_STATUSES } from './my-apps';

export const TenantApp = z.object({
  appId: z.string(),
  name: z.string(),
  status: z.enum(TENANT_APP_STATUSES),
  /** One of TENANT_APP_EDITIONS on the reference platform; others may sell different ones. */
  edition: z.string(),
  /** One of SUBSCRIPTION_STATUSES on the reference platform. */
  subscriptionStatus: z.string(),
  owner: z.object({ email: z.string(), name: z.string() }),
  members: z.int().nonnegative(),
  createdAt: Timestamp,
  lastActivityAt: Timestamp.nullable(),
});
export type TenantApp = z.output<typeof TenantApp>;

/** The invited owner until they accept. */
const OwnerToBe = z.object({ email: z.string() }).optional();

/** Everything staff see of an app, including what a key reset, archiving or deletion affects. */
export const TenantAppDetails = TenantApp.omit({ subscriptionStatus: true }).extend({
  ownerToBe: OwnerToBe,
  updatedAt: Timestamp,
  archivedAt: Timestamp.nullable(),
  subscription: z.object({
    /** One of SUBSCRIPTION_STATUSES on the reference platform. */
    status: z.string(),
    trialEndsAt: Timestamp.nullable(),
    remainingTrialDays: z.int().nonnegative(),
  }),
  /** The key "Default"; null once it is revoked. */
  apiKey: MaskedApiKey.nullable(),
  counts: z.object({
    activeMembers: z.int().nonnegative(),
    invitedMembers: z.int().nonnegative(),
    groups: z.int().nonnegative(),
    streams: z.int().nonnegative(),
    startedStreams: z.int().nonnegative(),
    videos: z.int().nonnegative(),
    servers: z.int().nonnegative(),
    /** Issued, not paid and not yet due. */
    unpaidInvoices: z.int().nonnegative(),
    overdueInvoices: z.int().nonnegative(),
  }),
});
export type TenantAppDetails = z.output<typeof TenantAppDetails>;

/**
 * `ownerEmail` (default: the caller): another user is invited and owns the app after accepting. `apiGroups`
 * (default: all of tenant apps): always includes `management`. `quotaPlan`: ID from `listQuotaPlans`,
 * default: the default plan.
 */
export const CreateTenantAppDto = z.strictObject({
  name: AppName,
  appId: NewAppId,
  edition: z.enum(TENANT_APP_EDITIONS).default('free'),
  ownerEmail: Email.optional(),
  apiGroups: z.array(z.enum(TENANT_API_GROUP_IDS)).max(TENANT_API_GROUP_IDS.length).optional(),
  quotaPlan: z.string().min(1).max(63).optional(),
});

/**
 * Omitted fields stay unchanged. `status`: members of an archived app have read-only access, and its streams stop until it is restored. `ownerEmail`:
 * an active member whose group can manage the app. `apiGroups`: groups lose what is removed; always
 * includes `management`.
 */
export const UpdateTenantAppDto = z.strictObject({
  name: AppName.optional(),
  edition: z.enum(TENANT_APP_EDITIONS).optional(),
  status: z.enum(TENANT_APP_STATUSES).optional(),
  ownerEmail: Email.optional(),
  apiGroups: z.array(z.enum(TENANT_API_GROUP_IDS)).max(TENANT_API_GROUP_IDS.length).optional(),
});

const tenantApps = { group: 'apiTenantApp', access: 'admin-tenant-app' } as const;

export const listTenantApps = operation({
  ...tenantApps,
  name: 'listTenantApps',
  summary: 'Lists normal and archived tenant apps',
  method: 'GET',
  path: '/admin/api/tenant-app/apps',
  query: listQuery({
    sort: ['name', 'appId', 'edition', 'status', 'members', 'createdAt', 'lastActivityAt'],
    item: TenantApp,
    filters: {
      status: z.enum(TENANT_APP_STATUSES),
      edition: z.enum(TENANT_APP_EDITIONS),
      subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
    },
  }),
  response: pageOf(TenantApp),
});

export const getTenantApp = operation({
  ...tenantApps,
  name: 'getTenantApp',
  summary: 'Returns one tenant app',
  method: 'GET',
  path: '/admin/api/tenant-app/apps/{id}',
  inApp: 'id',
  params: ById,
  response: TenantApp.extend({
    apiKey: z.object({ lastFour: z.string() }).nullable(),
  }),
  etag: true,
});

export const getTenantAppDetails = operation({
  ...tenantApps,
  name: 'getTenantAppDetails',
  summary: 'Returns one tenant app with its subscription, API key and resource counts',
  method: 'GET',
  path: '/admin/api/tenant-app/apps/{id}/details',
  inApp: 'id',
  params: ById,
  response: TenantAppDetails,
  etag: true,
});

export const listTenantAppApiGroups = operation({
  ...tenantApps,
  name: 'listTenantAppApiGroups',
  summary: 'Lists the API groups of tenant apps and whether this app has them',
  method: 'GET',
  path: '/admin/api/tenant-app/apps/{id}/api-groups',
  inApp: 'id',
  access: { 'admin-tenant-app': 'tenant-apps', management: 'own-app' },
  appParam: 'id',
  params: ById,
  response: z.object({ data: z.array(ApiGroup.extend({ granted: z.boolean() })) }),
});

export const createTenantApp = operation({
  ...tenantApps,
  name: 'createTenantApp',
  summary: 'Creates a tenant app; returns the API key (shown only once)',
  method: 'POST',
  path: '/admin/api/tenant-app/apps',
  body: CreateTenantAppDto,
  response: TenantApp.extend({ apiKey: z.string().min(1), ownerToBe: OwnerToBe }),
  status: 201,
  paid: true,
});

export const updateTenantApp = operation({
  ...tenantApps,
  name: 'updateTenantApp',
  rateLimit: { callsWith: 'ownerEmail' },
  summary: 'Renames, archives or restores a tenant app, changes its edition, its owner or its API groups',
  method: 'PATCH',
  path: '/admin/api/tenant-app/apps/{id}',
  inApp: 'id',
  params: ById,
  body: UpdateTenantAppDto,
  response: TenantAppDetails,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/**
 * Deletes members, groups and key. Invoices, payments, usage and audit entries remain, drafts are voided,
 * and the App ID is reserved. 409 while an invoice is unpaid or overdue.
 */
export const deleteTenantApp = operation({
  ...tenantApps,
  name: 'deleteTenantApp',
  summary: 'Deletes a tenant app; its invoices, payments and usage remain',
  method: 'DELETE',
  path: '/admin/api/tenant-app/apps/{id}',
  inApp: 'id',
  params: ById,
  response: z.object({}),
  conflict: true,
});

export const resetTenantAppApiKey = operation({
  ...tenantApps,
  name: 'resetTenantAppApiKey',
  summary: 'Resets the app’s API key; returns the new key (shown only once)',
  method: 'PATCH',
  path: '/admin/api/tenant-app/apps/{id}/reset-api-key',
  inApp: 'id',
  params: ById,
  response: ApiKeyOnce,
});
