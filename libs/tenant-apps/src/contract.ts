import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const TENANT_APP_STATUSES = ['normal', 'archived'] as const;
export const TENANT_APP_EDITIONS = ['free', 'pro', 'enterprise'] as const;

/** First segments below /apps that are screens of the console: an app of that id could not be reached. */
export const RESERVED_APP_IDS: readonly string[] = [
  '2fa',
  'account',
  'accounts',
  'billing',
  'dashboard',
  'document',
  'machine',
  'management',
  'product',
  'tenant-apps',
];

const APP_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of an app in addresses and headers: unique on the platform, never changed. */
export const NewAppId = z
  .string()
  .trim()
  .min(3)
  .max(63)
  .regex(APP_ID, { error: 'appIdFormat' })
  .refine((id) => !RESERVED_APP_IDS.includes(id), { error: 'appIdReserved' });

export const TenantApp = z.object({
  appId: z.string(),
  name: z.string(),
  status: z.enum(TENANT_APP_STATUSES),
  /** One of TENANT_APP_EDITIONS on our platform; another platform may sell others. */
  edition: z.string(),
  owner: z.object({ email: z.string(), name: z.string() }),
  members: z.int().nonnegative(),
  createdAt: Timestamp,
  lastActivityAt: Timestamp.nullable(),
});
export type TenantApp = z.output<typeof TenantApp>;

export const CreateTenantAppDto = z.object({
  name: z.string().trim().min(1).max(100),
  appId: NewAppId,
  edition: z.enum(TENANT_APP_EDITIONS).default('free'),
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
    fields: ['appId', 'name', 'status', 'edition', 'owner', 'members', 'createdAt', 'lastActivityAt'],
    filters: { status: z.enum(TENANT_APP_STATUSES), edition: z.enum(TENANT_APP_EDITIONS) },
  }),
  answer: pageOf(TenantApp),
});

export const getTenantApp = operation({
  ...tenantApps,
  name: 'getTenantApp',
  summary: 'One tenant app',
  method: 'GET',
  path: '/admin/api/tenant-app/apps/{id}',
  params: z.object({ id: z.string().min(1) }),
  answer: TenantApp.extend({
    /** Masked: the last four characters only. */
    apiKey: z.object({ lastFour: z.string() }),
  }),
});

export const createTenantApp = operation({
  ...tenantApps,
  name: 'createTenantApp',
  summary: 'Creates a tenant app; answers its API key, this once',
  method: 'POST',
  path: '/admin/api/tenant-app/apps',
  body: CreateTenantAppDto,
  answer: TenantApp.extend({ apiKey: z.string().min(1) }),
  status: 201,
});
