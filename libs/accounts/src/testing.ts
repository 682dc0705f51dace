import type { ResponseOf, SessionItem } from '@console/http/contract';
import {
  listResponse,
  mock,
  mockItems,
  respondWithError,
  SAFARI_ON_IOS,
  sessionItemOf,
} from '@console/http/testing';
import type { z } from 'zod';
import {
  createUser,
  getUserProfile,
  inviteByEmail,
  linkUserInvitation,
  listAdminGroups,
  listUserInvitations,
  listUsers,
  listUserSessions,
  resendUserInvitation,
  resetUserPassword,
  revokeUserInvitation,
  updateUserProfile,
  type AdminUser,
  type AdminUserProfile,
  type UserInvitation,
} from './contract';

type UserProfile = z.output<typeof AdminUserProfile>;
type ListQuery = Parameters<Parameters<typeof mock<typeof listUsers>>[1]>[0]['query'];
type LastSignIn = NonNullable<NonNullable<ListQuery['customFields']>['lastSignIn']>;

const GROUPS = ['Administrators', 'Billing', 'Support'];
const NOW = new Date('2026-06-08T09:00:00Z');
const SESSIONS: readonly SessionItem[] = [
  sessionItemOf('desktop'),
  sessionItemOf('phone', { userAgent: SAFARI_ON_IOS }),
];

export const INVITATION_LINK = 'https://console.example/auth/invite-member?type=invite&token=example';
export const MAILED_TOO_OFTEN = 'often@studio.example';

/** An active user with two-factor authentication, unique by `number`. */
export function adminUserOf(number: number, changed: Partial<AdminUser> = {}): AdminUser {
  return {
    id: `user-${String(number)}`,
    email: `person${String(number)}@studio.example`,
    name: `Trần Minh ${String(number)}`,
    status: 'active',
    twoFAEnabled: true,
    viewOnly: false,
    timezone: 'Asia/Ho_Chi_Minh',
    language: 'en',
    adminGroup: null,
    apps: number % 4,
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, number)).toISOString(),
    lastSignInAt: new Date(Date.UTC(2026, 5, 1, 9, number)).toISOString(),
    ...changed,
  };
}

export function adminUsersOf(count: number): AdminUser[] {
  return Array.from({ length: count }, (_, index) => adminUserOf(index + 1));
}

export function invitedUserOf(number: number, changed: Partial<AdminUser> = {}): AdminUser {
  return adminUserOf(number, { status: 'invited', twoFAEnabled: false, lastSignInAt: null, ...changed });
}

export function adminUserProfileOf(number: number, changed: Partial<UserProfile> = {}): UserProfile {
  const memberships = changed.memberships ?? [
    { appId: 'studio-1', appName: 'Studio 1', group: 'Editors', status: 'active' },
    { appId: 'studio-2', appName: 'Studio 2', group: 'Viewers', status: 'invited' },
  ];
  return { ...adminUserOf(number), apps: memberships.length, ...changed, memberships };
}

function invitationOf(number: number, changed: Partial<UserInvitation> = {}): UserInvitation {
  return {
    id: `0198c0de-5ba1-7c3e-9f00-00000000000${String(number)}`,
    email: `invited${String(number)}@studio.example`,
    user: null,
    createdAt: '2026-06-05T08:00:00.000Z',
    expiresAt: '2026-06-12T08:00:00.000Z',
    expired: false,
    ...changed,
  };
}

const INVITATIONS = [
  invitationOf(1),
  invitationOf(2, { user: { id: 'user-9', name: 'Trần Minh 9' } }),
  invitationOf(3, { expired: true, expiresAt: '2026-06-01T08:00:00.000Z' }),
];

/** A mock platform with these accounts, each with the same sessions. `reset` restores them before each story. */
export function mockAccounts(initial: readonly (AdminUser | UserProfile)[]) {
  const profileOf = (user: AdminUser | UserProfile): UserProfile => ({ memberships: [], ...user });
  const users = mockItems(initial.map(profileOf));
  const invitations = mockItems(INVITATIONS);
  let sessions = SESSIONS;
  let mailed: { email: string; language?: string | undefined }[] = [];
  const mail = (email: string, language?: string) => {
    if (email === MAILED_TOO_OFTEN) respondWithError(429, { errors: ['too many mails to this address'] });
    mailed.push({ email, language });
  };

  return {
    get users() {
      return users.all;
    },
    get sessions() {
      return sessions;
    },
    get mailed() {
      return mailed;
    },
    change: users.change,
    reset: (restored: readonly (AdminUser | UserProfile)[] = initial, theirSessions = SESSIONS) => {
      users.replace(restored.map(profileOf));
      invitations.reset();
      sessions = theirSessions;
      mailed = [];
    },
    handlers: [
      mock(listUsers, ({ query }) => userPage(users.all, query)),
      mock(listAdminGroups, () => ({
        data: GROUPS.map((name) => ({
          name,
          users: users.all.filter(({ adminGroup }) => adminGroup === name).length,
        })),
      })),
      mock(getUserProfile, ({ params }) => users.find(params.id)),
      mock(updateUserProfile, ({ params, body, ifMatch }) => users.change(params.id, body, ifMatch)),
      mock(createUser, ({ body }) => {
        const email = body.email.toLowerCase();
        if (users.all.some((user) => user.email === email)) rejectEmail();
        const created = { ...body, email, apps: 0, createdAt: NOW.toISOString() };
        const user = users.add(profileOf(invitedUserOf(users.all.length + 1, created)));
        mail(email, body.language);
        return user;
      }),
      mock(inviteByEmail, ({ body }) => {
        if (users.all.some(({ email, status }) => email === body.email && status === 'active')) rejectEmail();
        mail(body.email, body.language);
        return {};
      }),
      mock(resetUserPassword, ({ params }) => {
        const { email, language } = users.find(params.id);
        mail(email, language);
        return {};
      }),
      mock(listUserInvitations, ({ query }) => {
        const wanted = query.customFields?.expired;
        const matching = invitations.all.filter(({ expired }) => expired === (wanted ?? expired));
        return listResponse(matching, query);
      }),
      mock(resendUserInvitation, ({ params }) => {
        const invitation = invitations.find(params.id);
        mail(invitation.email);
        return invitation;
      }),
      mock(linkUserInvitation, ({ params }) => ({ ...invitations.find(params.id), link: INVITATION_LINK })),
      mock(revokeUserInvitation, ({ params }) => invitations.remove(params.id)),
      mock(listUserSessions, () => ({ data: [...sessions] })),
    ],
  };
}

function rejectEmail(): never {
  const reason = 'There is an account with this address already.';
  return respondWithError(409, { errors: [reason], fieldErrors: { email: [reason] } });
}

function userPage(users: readonly AdminUser[], query: ListQuery): ResponseOf<typeof listUsers> {
  const { q = '', sort = '-createdAt', customFields = {} } = query;
  const { status, twoFAEnabled, viewOnly, adminGroup, lastSignIn } = customFields;
  const matching = users
    .filter(
      (user) =>
        `${user.name} ${user.email}`.toLowerCase().includes(q.toLowerCase()) &&
        user.status === (status ?? user.status) &&
        user.twoFAEnabled === (twoFAEnabled ?? user.twoFAEnabled) &&
        user.viewOnly === (viewOnly ?? user.viewOnly) &&
        user.adminGroup === (adminGroup ?? user.adminGroup) &&
        (lastSignIn === undefined || signedIn(user, lastSignIn)),
    )
    .toSorted(comparing(sort));
  return listResponse(matching, query);
}

function signedIn({ lastSignInAt }: AdminUser, period: LastSignIn): boolean {
  if (lastSignInAt === null) return period === 'never';
  const days = (NOW.getTime() - Date.parse(lastSignInAt)) / 86_400_000;
  const matches = {
    'within-7-days': days <= 7,
    'within-30-days': days <= 30,
    'within-90-days': days <= 90,
    'over-90-days-ago': days > 90,
    never: false,
  };
  return matches[period];
}

/** Like the platform: users who never signed in come last in both directions. */
function comparing(sort: string): (a: AdminUser, b: AdminUser) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = ({ name, email, createdAt, lastSignInAt }: AdminUser) =>
    ({ name, email, lastSignInAt })[sort.replace(/^-/, '')] ??
    (sort.endsWith('lastSignInAt') ? null : createdAt);
  return (a, b) => {
    const [one, other] = [key(a), key(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * one.localeCompare(other, 'en', { numeric: true });
  };
}
