import { Email, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { Language, PersonName, SessionItem, TimeZone } from '@console/shell-layout/contract';
import { z } from 'zod';

/** `invited`: has not chosen a password yet; `unconfirmed`: has signed up and not confirmed the address. */
export const USER_STATUSES = ['active', 'invited', 'unconfirmed'] as const;

/**
 * When somebody last signed in, counted back from now by the platform's clock, in days of 24 hours. Within 90 days, longer
 * ago and never: everybody is in one of these three.
 */
export const LAST_SIGN_INS = [
  'within-7-days',
  'within-30-days',
  'within-90-days',
  'over-90-days-ago',
  'never',
] as const;

export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  status: z.enum(USER_STATUSES),
  twoFAEnabled: z.boolean(),
  /** May look and change nothing. */
  viewOnly: z.boolean(),
  timezone: z.string(),
  language: Language,
  /** The group in the admin app; null for somebody who is no member of it. */
  adminGroup: z.string().nullable(),
  /**
   * The API groups of that group. Only a caller who holds all of them can change the account's rights, password, second
   * factor and sessions.
   */
  adminApiGroups: z.array(z.string()).optional(),
  /** In how many apps the person is a member. */
  apps: z.int().nonnegative(),
  createdAt: Timestamp,
  lastSignInAt: Timestamp.nullable(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const AdminUserProfile = AdminUser.extend({
  /** The newest hundred. */
  memberships: z.array(
    z.object({
      appId: z.string(),
      appName: z.string(),
      group: z.string(),
      status: z.enum(['active', 'invited']),
    }),
  ),
});

/** No group and no password: groups are given as members are, and a password is chosen by its owner alone. */
export const CreateUserByAdminDto = z.strictObject({
  email: Email,
  name: PersonName,
  timezone: TimeZone.default('Asia/Ho_Chi_Minh'),
  language: Language.default('en'),
});

export const InviteEmailDto = z.strictObject({
  email: Email,
  /** Of the mail; the inviter's own unless told. */
  language: Language.optional(),
});

/** The e-mail is not among them: whoever could change it could take the account over by a mailed link. */
export const UpdateUserProfileDto = z.strictObject({
  name: PersonName.optional(),
  timezone: TimeZone.optional(),
  language: Language.optional(),
  /** Not of one's own account. */
  viewOnly: z.boolean().optional(),
});

const users = { group: 'apiAdminAccount', access: 'admin-user' } as const;
const oneUser = { ...users, params: z.object({ id: z.string().min(1) }) } as const;

export const listUsers = operation({
  ...users,
  name: 'listUsers',
  summary: 'Everybody with an account on the platform',
  method: 'GET',
  path: '/admin/api/user/users',
  query: listQuery({
    sort: ['name', 'email', 'createdAt', 'lastSignInAt'],
    fields: [
      'id',
      'email',
      'name',
      'status',
      'twoFAEnabled',
      'viewOnly',
      'timezone',
      'language',
      'adminGroup',
      'adminApiGroups',
      'apps',
      'createdAt',
      'lastSignInAt',
    ],
    filters: {
      status: z.enum(USER_STATUSES),
      twoFAEnabled: z.boolean(),
      viewOnly: z.boolean(),
      lastSignIn: z.enum(LAST_SIGN_INS),
      /** Name of a group in the admin app. */
      adminGroup: z.string().max(200),
      /** Members of that app. */
      appId: z.string().max(200),
    },
  }),
  answer: pageOf(AdminUser),
});

export const listAdminGroups = operation({
  ...users,
  name: 'listAdminGroups',
  summary: 'The groups of the admin app by name, each with how many people are in it',
  method: 'GET',
  path: '/admin/api/user/admin-groups',
  answer: z.object({ data: z.array(z.object({ name: z.string(), users: z.int().nonnegative() })) }),
  extension: true,
});

export const createUser = operation({
  ...users,
  name: 'createUser',
  summary: 'Makes an account; a mail lets its owner choose the password',
  method: 'POST',
  path: '/admin/api/user/users',
  body: CreateUserByAdminDto,
  answer: AdminUser,
  status: 201,
});

/**
 * Whoever may list accounts is refused an address that has one (409) or that was mailed too often (429). Everybody else gets
 * the same answer whatever becomes of it.
 */
export const inviteByEmail = operation({
  name: 'inviteByEmail',
  rateLimit: 'calls',
  summary:
    'Invites somebody to the platform by mail; whether the address has an account, only those hear who may list accounts',
  group: 'authServiceApi',
  method: 'POST',
  path: '/auth-service/v1/users/invite-email',
  access: 'enrolled',
  body: InviteEmailDto,
  answer: z.object({}),
});

export const getUserProfile = operation({
  ...oneUser,
  name: 'getUserProfile',
  summary: 'One account with its memberships',
  method: 'GET',
  path: '/admin/api/user/users/{id}/profile',
  answer: AdminUserProfile,
  etag: true,
});

export const updateUserProfile = operation({
  ...oneUser,
  name: 'updateUserProfile',
  summary: 'Changes an account’s name, time zone, language, and whether it may only look',
  method: 'PATCH',
  path: '/admin/api/user/users/{id}/profile',
  body: UpdateUserProfileDto,
  answer: AdminUserProfile,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const resetUserPassword = operation({
  ...oneUser,
  name: 'resetUserPassword',
  rateLimit: 'calls',
  summary:
    'Mails the person a link to choose a new password, which nobody else learns; invites once more who has none yet',
  method: 'POST',
  path: '/admin/api/user/users/{id}/reset-password',
  answer: z.object({}),
});

export const resetTwoFactor = operation({
  ...oneUser,
  name: 'resetTwoFactor',
  summary: 'Takes a lost authenticator away: ends the person’s sessions and makes them enrol anew',
  method: 'POST',
  path: '/admin/api/user/users/{id}/reset-two-factor',
  answer: z.object({}),
  extension: true,
});

export const listUserSessions = operation({
  ...oneUser,
  name: 'listUserSessions',
  summary: 'One account’s sessions, the newest first',
  method: 'GET',
  path: '/admin/api/user/users/{id}/sessions',
  answer: z.object({ data: z.array(SessionItem) }),
  extension: true,
});

export const endUserSession = operation({
  ...users,
  name: 'endUserSession',
  summary: 'Ends one of an account’s sessions: its next call is refused',
  method: 'DELETE',
  path: '/admin/api/user/users/{id}/sessions/{sessionId}',
  params: z.object({ id: z.string().min(1), sessionId: z.string().min(1) }),
  answer: z.object({}),
  extension: true,
});

export const endUserSessions = operation({
  ...oneUser,
  name: 'endUserSessions',
  summary: 'Ends all of an account’s sessions; of one’s own account, all but the one that asks',
  method: 'DELETE',
  path: '/admin/api/user/users/{id}/sessions',
  answer: z.object({}),
  extension: true,
});
