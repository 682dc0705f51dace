import { operation, PermissionEntry } from '@console/http/contract';
import { z } from 'zod';
import { APP_DETAIL_PATH, PROFILE_PATH, USER_DETAIL_PATH } from './contract/bootstrap-queries';
import { Language } from './contract/user-fields';

export { bootstrapQueriesOf } from './contract/bootstrap-queries';
export { Language, UserName, TimeZone } from './contract/user-fields';
export { SessionItem } from './contract/session-item';

/** The signed-in person, as login and profile answer. @see spec 3.2 */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** IANA name, such as `Asia/Ho_Chi_Minh`. */
  timezone: z.string(),
  language: Language,
  twoFAEnabled: z.boolean(),
  /** May look and not change; a platform without such accounts leaves it out. */
  viewOnly: z.boolean().default(false),
});
export type CurrentUser = z.output<typeof CurrentUser>;

/** A person's group in one app, with the API groups that it grants. */
export const Group = z.object({
  /** Empty for somebody who has no place in the app: they hold nothing there. */
  name: z.string(),
  permission: z.array(PermissionEntry),
});

/** First entry of the app detail: how the app is subscribed. @see spec 3.4 */
export const Subscription = z.object({
  appId: z.string(),
  name: z.string(),
  edition: z.string(),
  status: z.string(),
  /** Whether the app has a primary payment method that can be charged; an expired card is none. */
  addedPrimaryCard: z.boolean(),
  /** Whether payment methods can be added at all; no action takes a card otherwise. */
  takesPaymentMethods: z.boolean().default(true),
});
export type Subscription = z.output<typeof Subscription>;

/** Whom a member of an app may ask for what they lack: e-mail addresses, a few of each. */
export const Helpers = z.object({
  /** Who may change the app’s groups and members. */
  access: z.array(z.string()),
  /** Who looks after its subscription. */
  subscription: z.array(z.string()),
  /** Who may change accounts: make a view-only one more than that, for example. */
  accounts: z.array(z.string()),
});
export type Helpers = z.output<typeof Helpers>;

/** Second entry of the app detail: the caller's place in the app. */
export const Membership = z.object({
  group: Group,
  user: z.object({ timezone: z.string() }),
  /** A platform that names nobody leaves it out. */
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
    /** Minutes without activity after which the platform ends the session; absent where it does not. */
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
