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
import { SUBSCRIPTION_STATUSES } from './own-apps';

export const TenantApp = z.object({
  appId: z.string(),
  name: z.string(),
  status: z.enum(TENANT_APP_STATUSES),
  /** One of TENANT_APP_EDITIONS on our platform; another platform may sell others. */
  edition: z.string(),
  /** One of SUBSCRIPTION_STATUSES on our platform. */
  subscriptionStatus: z.string(),
  owner: z.object({ email: z.string(), name: z.string() }),
  members: z.int().nonnegative(),
  createdAt: Timestamp,
  lastActivityAt: Timestamp.nullable(),
});
export type TenantApp = z.output<typeof TenantApp>;

/** Who was invited to become the owner and has not accepted yet; missing where nobody was. */
const OwnerToBe = z.object({ email: z.string() }).optional();

/** What an operator sees of one app, and what a reset of its key, its archiving or its deletion would touch. */
export const TenantAppDetails = TenantApp.omit({ subscriptionStatus: true }).extend({
  ownerToBe: OwnerToBe,
  updatedAt: Timestamp,
  archivedAt: Timestamp.nullable(),
  subscription: z.object({
    /** One of SUBSCRIPTION_STATUSES on our platform. */
    status: z.string(),
    trialEndsAt: Timestamp.nullable(),
    remainingTrialDays: z.int().nonnegative(),
  }),
  apiKey: MaskedApiKey,
  counts: z.object({
    activeMembers: z.int().nonnegative(),
    invitedMembers: z.int().nonnegative(),
    groups: z.int().nonnegative(),
    servers: z.int().nonnegative(),
    /** Issued, not paid, not yet due. */
    unpaidInvoices: z.int().nonnegative(),
    overdueInvoices: z.int().nonnegative(),
  }),
});
export type TenantAppDetails = z.output<typeof TenantAppDetails>;

/**
 * - `ownerEmail`: the caller unless told. Anybody else is invited, and owns the app from the moment they accept; until
 *   then the caller does.
 * - `apiGroups`: all that the app's groups may grant; every API group of tenant apps unless told. `management` belongs to
 *   every app, named or not.
 * - `quotaPlan`: the id of a plan of `listQuotaPlans`, the default one unless told: the app begins with its limits.
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
 * What is left out stays as it is.
 *
 * - `status`: `archived` puts a normal app away, `normal` brings it back. Members of an archived app may look at it and
 *   change nothing.
 * - `ownerEmail`: an active member of the app whose group may manage it.
 * - `apiGroups`: all that the app's groups may grant from now on; a group loses what is no longer among them.
 *   `management` belongs to every app, named or not.
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
  summary: 'Tenant apps, normal and archived',
  method: 'GET',
  path: '/admin/api/tenant-app/apps',
  query: listQuery({
    sort: ['name', 'appId', 'edition', 'status', 'members', 'createdAt', 'lastActivityAt'],
    fields: [
      'appId',
      'name',
      'status',
      'edition',
      'subscriptionStatus',
      'owner',
      'members',
      'createdAt',
      'lastActivityAt',
    ],
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
  summary: 'One tenant app',
  method: 'GET',
  path: '/admin/api/tenant-app/apps/{id}',
  inApp: 'id',
  params: ById,
  response: TenantApp.extend({
    /** Masked: the last four characters only. */
    apiKey: z.object({ lastFour: z.string() }),
  }),
  etag: true,
});

export const getTenantAppDetails = operation({
  ...tenantApps,
  name: 'getTenantAppDetails',
  summary: 'One tenant app with its subscription, its API key, and how much belongs to it',
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
  summary: 'Every API group that a tenant app may have, and whether this one has it',
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
  summary: 'Creates a tenant app; answers its API key, this once',
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
 * Deletes the app with its members, groups and key. Invoices, payments, usage and audit entries remain, drafts are voided, and
 * the App ID is reserved. 409 while an invoice is unpaid or overdue, because nobody could collect it afterwards.
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
  summary: 'Ends the app’s API key and answers a new one, this once',
  method: 'PATCH',
  path: '/admin/api/tenant-app/apps/{id}/reset-api-key',
  inApp: 'id',
  params: ById,
  response: ApiKeyOnce,
});
