import {
  Email,
  Language,
  listQuery,
  operation,
  pageOf,
  SessionItem,
  Timestamp,
  TimeZone,
  UserName,
} from '@console/http/contract';
import { z } from 'zod';

/** `invited`: has not chosen a password yet; `unconfirmed`: has signed up and not confirmed the address. */
export const USER_STATUSES = ['active', 'invited', 'unconfirmed'] as const;

/**
 * Time since the last sign-in by the platform's clock, in days of 24 hours. The last three cover every
 * account.
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
  /** Can read but not change anything. */
  viewOnly: z.boolean(),
  timezone: z.string(),
  language: Language,
  /** The group in the admin app; null for users who are not members of it. */
  adminGroup: z.string().nullable(),
  /**
   * The API groups of `adminGroup`. Only a caller with all of them can change this account's permissions,
   * password, second factor and sessions.
   */
  adminApiGroups: z.array(z.string()).optional(),
  /** Number of apps the user is a member of. */
  apps: z.int().nonnegative(),
  createdAt: Timestamp,
  lastSignInAt: Timestamp.nullable(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const AdminUserProfile = AdminUser.extend({
  /** The 100 newest. */
  memberships: z.array(
    z.object({
      appId: z.string(),
      appName: z.string(),
      group: z.string(),
      status: z.enum(['active', 'invited']),
    }),
  ),
});

/**
 * No group and no password: groups are assigned through memberships, and only the user chooses the
 * password.
 */
export const CreateUserByAdminDto = z.strictObject({
  email: Email,
  name: UserName,
  timezone: TimeZone.default('Asia/Ho_Chi_Minh'),
  language: Language.default('en'),
});

export const InviteEmailDto = z.strictObject({
  email: Email,
  /** Language of the email; default: the inviter's language. */
  language: Language.optional(),
});

/** The email address cannot be changed: it would allow taking over the account through an emailed link. */
export const UpdateUserProfileDto = z.strictObject({
  name: UserName.optional(),
  timezone: TimeZone.optional(),
  language: Language.optional(),
  /** Rejected on the caller's own account. */
  viewOnly: z.boolean().optional(),
});

const users = { group: 'apiAdminAccount', access: 'admin-user' } as const;
const oneUser = { ...users, params: z.object({ id: z.string().min(1) }) } as const;

export const listUsers = operation({
  ...users,
  name: 'listUsers',
  summary: 'Lists all accounts of the platform',
  method: 'GET',
  path: '/admin/api/user/users',
  query: listQuery({
    sort: ['name', 'email', 'createdAt', 'lastSignInAt'],
    item: AdminUser,
    filters: {
      status: z.enum(USER_STATUSES),
      twoFAEnabled: z.boolean(),
      viewOnly: z.boolean(),
      lastSignIn: z.enum(LAST_SIGN_INS),
      /** Name of a group in the admin app. */
      adminGroup: z.string().max(200),
      /** Members of this app. */
      appId: z.string().max(200),
    },
  }),
  response: pageOf(AdminUser),
});

export const listAdminGroups = operation({
  ...users,
  name: 'listAdminGroups',
  summary: 'Lists the groups of the admin app with their number of users',
  method: 'GET',
  path: '/admin/api/user/admin-groups',
  response: z.object({ data: z.array(z.object({ name: z.string(), users: z.int().nonnegative() })) }),
  extension: true,
});

export const createUser = operation({
  ...users,
  name: 'createUser',
  summary: 'Creates an account and emails its user a link to choose the password',
  method: 'POST',
  path: '/admin/api/user/users',
  body: CreateUserByAdminDto,
  response: AdminUser,
  status: 201,
});

/**
 * Callers who can list accounts get a 409 for an existing account and a 429 for an address that was emailed
 * too often; other callers always get the same response.
 */
export const inviteByEmail = operation({
  name: 'inviteByEmail',
  rateLimit: 'calls',
  summary:
    'Invites a user to the platform by email; only callers who can list accounts learn whether the address has one',
  group: 'authServiceApi',
  method: 'POST',
  path: '/auth-service/v1/users/invite-email',
  access: 'enrolled',
  body: InviteEmailDto,
  response: z.object({}),
});

export const getUserProfile = operation({
  ...oneUser,
  name: 'getUserProfile',
  summary: 'Returns one account with its memberships',
  method: 'GET',
  path: '/admin/api/user/users/{id}/profile',
  response: AdminUserProfile,
  etag: true,
});

export const updateUserProfile = operation({
  ...oneUser,
  name: 'updateUserProfile',
  summary: 'Changes an account’s name, time zone, language or view-only permission',
  method: 'PATCH',
  path: '/admin/api/user/users/{id}/profile',
  body: UpdateUserProfileDto,
  response: AdminUserProfile,
  etag: true,
  ifMatch: true,
  conflict: true,
});

export const resetUserPassword = operation({
  ...oneUser,
  name: 'resetUserPassword',
  rateLimit: 'calls',
  summary: 'Emails the user a link to choose a new password; a user without a password is invited again',
  method: 'POST',
  path: '/admin/api/user/users/{id}/reset-password',
  response: z.object({}),
});

export const resetTwoFactor = operation({
  ...oneUser,
  name: 'resetTwoFactor',
  summary:
    'Removes a lost authenticator: ends the user’s sessions and requires two-factor enrollment at the next sign-in',
  method: 'POST',
  path: '/admin/api/user/users/{id}/reset-two-factor',
  response: z.object({}),
  extension: true,
});

export const listUserSessions = operation({
  ...oneUser,
  name: 'listUserSessions',
  summary: 'Lists an account’s sessions, newest first',
  method: 'GET',
  path: '/admin/api/user/users/{id}/sessions',
  response: z.object({ data: z.array(SessionItem) }),
  extension: true,
});

export const endUserSession = operation({
  ...users,
  name: 'endUserSession',
  summary: 'Ends one session of an account',
  method: 'DELETE',
  path: '/admin/api/user/users/{id}/sessions/{sessionId}',
  params: z.object({ id: z.string().min(1), sessionId: z.string().min(1) }),
  response: z.object({}),
  extension: true,
});

export const endUserSessions = operation({
  ...oneUser,
  name: 'endUserSessions',
  summary: 'Ends all sessions of an account; for the caller’s account, all but the current one',
  method: 'DELETE',
  path: '/admin/api/user/users/{id}/sessions',
  response: z.object({}),
  extension: true,
});

/** An emailed invitation that was not accepted. Resending replaces it. */
export const UserInvitation = z.object({
  id: z.string(),
  email: z.string(),
  /** The account that waits for its password; null for an address without one. */
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  /** By the platform's clock. */
  expired: z.boolean(),
});
export type UserInvitation = z.output<typeof UserInvitation>;

const invitations = { ...users, extension: true } as const;
const oneInvitation = { ...invitations, params: z.object({ id: z.uuid() }) } as const;

/** Invitations to apps are listed with the members of the app. Expired ones are listed for 30 days. */
export const listUserInvitations = operation({
  ...invitations,
  name: 'listUserInvitations',
  summary: 'Lists invitations to the platform that were not accepted',
  method: 'GET',
  path: '/admin/api/user/invitations',
  query: listQuery({
    sort: ['email', 'createdAt', 'expiresAt'],
    item: UserInvitation,
    filters: { expired: z.boolean() },
  }),
  response: pageOf(UserInvitation),
});

export const resendUserInvitation = operation({
  ...oneInvitation,
  name: 'resendUserInvitation',
  rateLimit: 'calls',
  summary: 'Emails an invitation again with a new link; the earlier link stops working',
  method: 'POST',
  path: '/admin/api/user/invitations/{id}/resend',
  response: UserInvitation,
});

export const linkUserInvitation = operation({
  ...oneInvitation,
  name: 'linkUserInvitation',
  rateLimit: 'calls',
  summary: 'Returns a new link of an invitation, only once; the earlier link stops working',
  method: 'POST',
  path: '/admin/api/user/invitations/{id}/link',
  response: UserInvitation.extend({ link: z.url() }),
});

export const revokeUserInvitation = operation({
  ...oneInvitation,
  name: 'revokeUserInvitation',
  summary: 'Revokes an invitation; an account that was created for it only is deleted',
  method: 'DELETE',
  path: '/admin/api/user/invitations/{id}',
  response: z.object({}),
});
