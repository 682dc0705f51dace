import { listQuery, operation, pageOf, STAFF_ACCESS, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ApiKeyOnce, AppName, ById, NewAppId, TENANT_APP_EDITIONS, TENANT_APP_STATUSES } from './app-fields';

/**
 * `active`: current edition, free or paid. `trial`: edition pro for TRIAL_DAYS, once per app, only from
 * free. `past-due`: paid edition with an overdue invoice. `cancelled`: ended, also when a trial expires.
 * Transitions: active (free) → trial (startFreeTrial) → cancelled (after TRIAL_DAYS) → active
 * (upgradeToFreeApp, also during the trial). Staff start and end paid editions with updateTenantApp.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'trial', 'past-due', 'cancelled'] as const;

export const TRIAL_DAYS = 14;

/** State of an app's only free trial. */
export const FREE_TRIAL_STATES = ['unused', 'running', 'over'] as const;

export const FreeTrial = z.object({
  appId: z.string(),
  name: z.string(),
  state: z.enum(FREE_TRIAL_STATES),
  endsAt: Timestamp.nullable(),
  /** Started days including the last one; 0 unless the trial is running. */
  remainingDays: z.int().nonnegative(),
});
export type FreeTrial = z.output<typeof FreeTrial>;

const APP_KINDS = ['tenant', 'admin'] as const;

export const AppSummary = z.object({
  appId: z.string(),
  name: z.string(),
  kind: z.enum(APP_KINDS),
  status: z.enum(TENANT_APP_STATUSES),
  edition: z.string(),
  /** One of SUBSCRIPTION_STATUSES on the reference platform. */
  subscriptionStatus: z.string(),
  createdAt: Timestamp,
});
export type AppSummary = z.output<typeof AppSummary>;

/** An app that the caller is an active member of. */
export const MyApp = AppSummary.extend({
  isOwner: z.boolean(),
  group: z.object({ name: z.string() }),
  /** Pass as If-Match; without it, changes are not checked for conflicts. */
  etag: z.string().optional(),
});
export type MyApp = z.output<typeof MyApp>;

export const CreateAppByUserDto = z.strictObject({ name: AppName, appId: NewAppId });

export const UpdateAppByUserDto = z.strictObject({ name: AppName.optional() });

const apps = { group: 'authServiceApi', access: 'enrolled' } as const;

/**
 * Requires `management` in the app itself. Returns the same 403 for apps of others, unknown apps and the
 * admin app, and 409 for archived apps.
 */
const ownApp = {
  group: 'authServiceApi',
  access: { management: 'own-app' },
  appParam: 'id',
  params: ById,
} as const;

const SORTABLE = ['name', 'appId', 'createdAt'] as const;
const FILTERS = { status: z.enum(TENANT_APP_STATUSES), edition: z.enum(TENANT_APP_EDITIONS) };

export const listMyApps = operation({
  ...apps,
  name: 'listMyApps',
  summary: 'Lists the apps that the caller is an active member of',
  method: 'GET',
  path: '/auth-service/v1/apps',
  inApp: true,
  query: listQuery({
    sort: SORTABLE,
    item: MyApp,
    filters: { ...FILTERS, appId: z.string().min(1), kind: z.enum(APP_KINDS) },
  }),
  response: pageOf(MyApp),
});

/** For the app switcher and app pickers of staff. */
export const listAllApps = operation({
  ...apps,
  name: 'listAllApps',
  summary: 'Lists all apps of the platform including the admin app',
  method: 'GET',
  path: '/auth-service/v1/apps/all-apps/by-admin',
  access: STAFF_ACCESS,
  query: listQuery({ sort: SORTABLE, item: AppSummary, filters: FILTERS }),
  response: pageOf(AppSummary),
});

export const createApp = operation({
  ...apps,
  name: 'createApp',
  summary: 'Creates a free app owned by the caller; returns the API key (shown only once)',
  method: 'POST',
  path: '/auth-service/v1/apps',
  body: CreateAppByUserDto,
  response: MyApp.extend({ apiKey: z.string().min(1) }),
  status: 201,
});

export const updateApp = operation({
  ...ownApp,
  name: 'updateApp',
  summary: 'Renames an app that the caller manages',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}',
  inApp: 'id',
  body: UpdateAppByUserDto,
  response: AppSummary,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const resetApiKey = operation({
  ...ownApp,
  name: 'resetApiKey',
  summary: 'Resets the API key of an app that the caller manages; returns the new key (shown only once)',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}/reset-api-key',
  inApp: 'id',
  response: ApiKeyOnce,
  conflict: true,
});

/** Also open to staff for every tenant app. 404 for the admin app. */
const subscription = {
  ...ownApp,
  access: { management: 'own-app', 'admin-tenant-app': 'tenant-apps' },
} as const;

export const startFreeTrial = operation({
  ...subscription,
  name: 'startFreeTrial',
  summary: 'Starts the only free trial of a free app',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}/free-trial',
  inApp: 'id',
  response: FreeTrial,
  conflict: true,
});

export const upgradeToFreeApp = operation({
  ...subscription,
  name: 'upgradeToFreeApp',
  summary: 'Changes an app to the free edition after or during its trial, or after its subscription ended',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}/upgrade-to-free-app',
  inApp: 'id',
  response: AppSummary,
  conflict: true,
});

export const getRemainingFreeTrial = operation({
  ...subscription,
  name: 'getRemainingFreeTrial',
  summary: 'Returns the free trial of an app',
  method: 'GET',
  path: '/auth-service/v1/apps/{id}/get-remaining-free-trial',
  inApp: 'id',
  response: FreeTrial,
});

export const listMyFreeTrials = operation({
  ...apps,
  name: 'listMyFreeTrials',
  summary: 'Lists running and ended free trials of the apps that the caller manages',
  method: 'GET',
  path: '/auth-service/v1/apps/free-trial/by-user',
  response: z.object({ data: z.array(FreeTrial) }),
});

export const generateAppId = operation({
  ...apps,
  name: 'generateAppId',
  summary: 'Suggests an available app ID for a name',
  method: 'GET',
  path: '/auth-service/v1/apps/generate-appid',
  query: z.strictObject({ name: AppName }),
  response: z.object({ appId: z.string() }),
});

export const APP_ID_PROBLEMS = ['required', 'length', 'format', 'reserved', 'taken'] as const;

export const validateAppId = operation({
  ...apps,
  name: 'validateAppId',
  summary: 'Checks whether a new app can have this ID',
  method: 'GET',
  path: '/auth-service/v1/apps/validate-appid',
  query: z.strictObject({ appId: z.string().max(200) }),
  response: z.object({ valid: z.boolean(), reason: z.enum(APP_ID_PROBLEMS).optional() }),
});
