import { listQuery, operation, pageOf, STAFF_ACCESS, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ApiKeyOnce, AppName, ById, NewAppId, TENANT_APP_EDITIONS, TENANT_APP_STATUSES } from './app-fields';

/**
 * How an app is subscribed.
 *
 * - `active`: of its edition, free or paid. An app begins as free and active.
 * - `trial`: of edition pro, for TRIAL_DAYS from its start. An app has one trial in its life, and only from free.
 * - `past-due`: paid, with an invoice overdue.
 * - `cancelled`: ended. A trial that has run out is answered so, without anybody's doing.
 *
 * Transitions: free and active → trial (startFreeTrial) → cancelled (after TRIAL_DAYS) → free and active
 * (upgradeToFreeApp, also during the trial). Paid editions begin and end by the platform's staff (updateTenantApp).
 */
export const SUBSCRIPTION_STATUSES = ['active', 'trial', 'past-due', 'cancelled'] as const;

export const TRIAL_DAYS = 14;

/** An app's one free trial: not begun, on its way, or over for good. */
export const FREE_TRIAL_STATES = ['unused', 'running', 'over'] as const;

export const FreeTrial = z.object({
  appId: z.string(),
  name: z.string(),
  state: z.enum(FREE_TRIAL_STATES),
  endsAt: Timestamp.nullable(),
  /** Days begun, the last one included; 0 unless the trial is running. */
  remainingDays: z.int().nonnegative(),
});
export type FreeTrial = z.output<typeof FreeTrial>;

const APP_KINDS = ['tenant', 'admin'] as const;

/** An app in lists that are not about its administration. */
export const AppSummary = z.object({
  appId: z.string(),
  name: z.string(),
  kind: z.enum(APP_KINDS),
  status: z.enum(TENANT_APP_STATUSES),
  edition: z.string(),
  /** One of SUBSCRIPTION_STATUSES on our platform. */
  subscriptionStatus: z.string(),
  createdAt: Timestamp,
});
export type AppSummary = z.output<typeof AppSummary>;

/** An app that the caller is an active member of. */
export const MyApp = AppSummary.extend({
  isOwner: z.boolean(),
  group: z.object({ name: z.string() }),
  /** The version of the app, as a change of it takes it back; without it a change is made whatever came before. */
  etag: z.string().optional(),
});
export type MyApp = z.output<typeof MyApp>;

export const CreateAppByUserDto = z.strictObject({ name: AppName, appId: NewAppId });

export const UpdateAppByUserDto = z.strictObject({ name: AppName.optional() });

const apps = { group: 'authServiceApi', access: 'enrolled' } as const;

/**
 * What a member may do whose group in that very app holds `management`. To anybody else an app of others, an app that
 * does not exist and the admin app answer alike, with 403. An archived app is refused with 409: nothing in it changes.
 */
const ownApp = {
  group: 'authServiceApi',
  access: { management: 'own-app' },
  appParam: 'id',
  params: ById,
} as const;

const SUMMARY_FIELDS = [
  'appId',
  'name',
  'kind',
  'status',
  'edition',
  'subscriptionStatus',
  'createdAt',
] as const;
const SORTABLE = ['name', 'appId', 'createdAt'] as const;
const FILTERS = { status: z.enum(TENANT_APP_STATUSES), edition: z.enum(TENANT_APP_EDITIONS) };

export const listMyApps = operation({
  ...apps,
  name: 'listMyApps',
  summary: 'The apps that the signed-in person is an active member of',
  method: 'GET',
  path: '/auth-service/v1/apps',
  inApp: true,
  query: listQuery({
    sort: SORTABLE,
    fields: [...SUMMARY_FIELDS, 'isOwner', 'group', 'etag'],
    filters: { ...FILTERS, appId: z.string().min(1), kind: z.enum(APP_KINDS) },
  }),
  response: pageOf(MyApp),
});

/** For the app switcher and the app pickers of staff. */
export const listAllApps = operation({
  ...apps,
  name: 'listAllApps',
  summary: 'Every app of the platform, the admin app included',
  method: 'GET',
  path: '/auth-service/v1/apps/all-apps/by-admin',
  access: STAFF_ACCESS,
  query: listQuery({ sort: SORTABLE, fields: SUMMARY_FIELDS, filters: FILTERS }),
  response: pageOf(AppSummary),
});

export const createApp = operation({
  ...apps,
  name: 'createApp',
  summary: 'Creates a free app of one’s own; answers its API key, this once',
  method: 'POST',
  path: '/auth-service/v1/apps',
  body: CreateAppByUserDto,
  response: MyApp.extend({ apiKey: z.string().min(1) }),
  status: 201,
});

export const updateApp = operation({
  ...ownApp,
  name: 'updateApp',
  summary: 'Renames an app of one’s own',
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
  summary: 'Ends the API key of an app of one’s own and answers a new one, this once',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}/reset-api-key',
  inApp: 'id',
  response: ApiKeyOnce,
  conflict: true,
});

/**
 * What members with `management` in the app do by themselves, and staff do for every tenant app. The admin app is none:
 * staff are answered 404 about it.
 */
const subscription = {
  ...ownApp,
  access: { management: 'own-app', 'admin-tenant-app': 'tenant-apps' },
} as const;

export const startFreeTrial = operation({
  ...subscription,
  name: 'startFreeTrial',
  summary: 'Begins the one free trial of the pro edition that a free app has',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}/free-trial',
  inApp: 'id',
  response: FreeTrial,
  conflict: true,
});

export const upgradeToFreeApp = operation({
  ...subscription,
  name: 'upgradeToFreeApp',
  summary: 'Makes an app whose trial or subscription has ended, or whose trial is running, a free app',
  method: 'PATCH',
  path: '/auth-service/v1/apps/{id}/upgrade-to-free-app',
  inApp: 'id',
  response: AppSummary,
  conflict: true,
});

export const getRemainingFreeTrial = operation({
  ...subscription,
  name: 'getRemainingFreeTrial',
  summary: 'How far the free trial of an app has come',
  method: 'GET',
  path: '/auth-service/v1/apps/{id}/get-remaining-free-trial',
  inApp: 'id',
  response: FreeTrial,
});

export const listMyFreeTrials = operation({
  ...apps,
  name: 'listMyFreeTrials',
  summary: 'The free trials, running and over, of the apps that the signed-in person may manage',
  method: 'GET',
  path: '/auth-service/v1/apps/free-trial/by-user',
  response: z.object({ data: z.array(FreeTrial) }),
});

export const generateAppId = operation({
  ...apps,
  name: 'generateAppId',
  summary: 'A free app ID made of a name',
  method: 'GET',
  path: '/auth-service/v1/apps/generate-appid',
  query: z.strictObject({ name: AppName }),
  response: z.object({ appId: z.string() }),
});

export const APP_ID_PROBLEMS = ['required', 'length', 'format', 'reserved', 'taken'] as const;

export const validateAppId = operation({
  ...apps,
  name: 'validateAppId',
  summary: 'Whether a new app could have this ID',
  method: 'GET',
  path: '/auth-service/v1/apps/validate-appid',
  query: z.strictObject({ appId: z.string().max(200) }),
  response: z.object({ valid: z.boolean(), reason: z.enum(APP_ID_PROBLEMS).optional() }),
});
