import { Language, operation, PermissionEntry } from '@console/http/contract';
import { z } from 'zod';
import { APP_DETAIL_PATH, PROFILE_PATH, USER_DETAIL_PATH } from './session-paths';

/** The signed-in user, as login and profile return it. @see spec 3.2 */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** IANA name, such as `Asia/Ho_Chi_Minh`. */
  timezone: z.string(),
  language: Language,
  twoFAEnabled: z.boolean(),
  /** Default: false, for platforms without view-only accounts. */
  viewOnly: z.boolean().default(false),
});
export type CurrentUser = z.output<typeof CurrentUser>;

/** A user's group in an app and its API groups. */
export const Group = z.object({
  /** Empty for a user without a membership in the app. */
  name: z.string(),
  permission: z.array(PermissionEntry),
});

/**
 * First entry of the app detail: the subscription that says what the app may use; `free` and `active` after the
 * subscription ended. @see spec 3.4, 4.4
 */
export const Subscription = z.object({
  appId: z.string(),
  name: z.string(),
  edition: z.string(),
  status: z.string(),
  /** Whether a chargeable primary payment method exists; an expired card does not count. */
  addedPrimaryCard: z.boolean(),
  /** Whether the installation takes payment methods. */
  takesPaymentMethods: z.boolean().default(true),
});
export type Subscription = z.output<typeof Subscription>;

/** E-mail addresses of users who can help a member, a few of each kind. */
export const Helpers = z.object({
  /** Can change the app's groups and members. */
  access: z.array(z.string()),
  /** Manage its subscription. */
  subscription: z.array(z.string()),
  /** Can change accounts. */
  accounts: z.array(z.string()),
});
export type Helpers = z.output<typeof Helpers>;

/** Second entry of the app detail: the caller's membership. */
export const Membership = z.object({
  group: Group,
  user: z.object({ timezone: z.string() }),
  helpers: Helpers.default({ access: [], subscription: [], accounts: [] }),
});

export const getProfile = operation({
  name: 'getProfile',
  summary: 'The signed-in person',
  group: 'authServiceApi',
  method: 'GET',
  path: PROFILE_PATH,
  access: 'session',
  response: CurrentUser,
  etag: true,
});

export const getUserDetail = operation({
  name: 'getUserDetail',
  summary:
    'The current user’s group in the app of X-App-Id, and the API groups that it grants, together with the admin-… groups that the user holds in the admin app. In a tenant app for its members and for staff only',
  group: 'authServiceApi',
  method: 'GET',
  path: USER_DETAIL_PATH,
  access: 'enrolled',
  inApp: true,
  response: z.object({
    user: CurrentUser,
    group: Group,
    /** Minutes until an inactive session ends; undefined for no limit. */
    inactivityMinutes: z.int().positive().optional(),
  }),
});

export const getAppDetail = operation({
  name: 'getAppDetail',
  summary:
    'An app’s subscription and the caller’s membership in it: for its members, for staff, and of the admin app for everybody',
  group: 'authServiceApi',
  method: 'GET',
  path: APP_DETAIL_PATH,
  access: 'enrolled',
  inApp: 'id',
  params: z.object({ id: z.string().min(1) }),
  response: z.tuple([Subscription, Membership]),
});

export const logout = operation({
  name: 'logout',
  summary: 'Ends the session of the token that is sent',
  group: 'authServiceApi',
  method: 'POST',
  path: '/auth-service/v1/users/logout',
  access: 'session',
  response: z.object({}),
});
