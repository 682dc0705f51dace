import type { AnswerOf } from '@console/http/contract';
import { mock, mockSlow, refuse } from '@console/http/testing';
import {
  createUser,
  getUserProfile,
  inviteByEmail,
  listAdminGroups,
  listUsers,
  listUserSessions,
  resetUserPassword,
  type AdminUser,
} from '../contract';
import { invitedUserOf } from './user-factory';

type ListQuery = Parameters<Parameters<typeof mock<typeof listUsers>>[1]>[0]['query'];
type LastSignIn = NonNullable<NonNullable<ListQuery['customFields']>['lastSignIn']>;

/** The address that the platform sends nothing to: it was sent enough of them lately. */
export const MAILED_TOO_OFTEN = 'often@studio.example';

interface KeptUsersOptions {
  /** Names of the groups in the admin app. */
  groups?: readonly string[];
  /** From when on "within 7 days" and the like are counted back. */
  now?: Date;
}

/**
 * A platform with some accounts, to which it adds as it is asked to: none twice at one address. What it has mailed, it
 * tells. Begun anew before each story.
 */
export function usersKept(
  users: readonly AdminUser[],
  {
    groups = ['Administrators', 'Billing', 'Support'],
    now = new Date('2026-06-08T09:00:00Z'),
  }: KeptUsersOptions = {},
) {
  let kept = users;
  let mailed: { email: string; language?: string | undefined }[] = [];
  const found = (id: string) => kept.find((user) => user.id === id) ?? refuse(404);
  const mail = (email: string, language?: string) => {
    if (email === MAILED_TOO_OFTEN) refuse(429, { errors: ['too many mails to this address'] });
    mailed.push({ email, language });
  };

  return {
    begin: () => {
      kept = users;
      mailed = [];
    },
    get users() {
      return kept;
    },
    get mailed() {
      return mailed;
    },
    handlers: [
      mock(listUsers, ({ query }) => pageOf(kept, query, now)),
      mock(listAdminGroups, () => ({
        data: groups.map((name) => ({
          name,
          users: kept.filter(({ adminGroup }) => adminGroup === name).length,
        })),
      })),
      mock(getUserProfile, ({ params }) => ({ ...found(params.id), memberships: [], etag: '"1"' })),
      mock(listUserSessions, () => ({ data: [] })),
      mock(createUser, ({ body }) => {
        const { email, name, language, timezone } = body;
        if (kept.some((user) => user.email === email.toLowerCase())) {
          refuseEmail();
        }
        const user = invitedUserOf(kept.length + 1, {
          email: email.toLowerCase(),
          name,
          language,
          timezone,
          apps: 0,
          createdAt: now.toISOString(),
        });
        kept = [user, ...kept];
        mail(user.email, language);
        return user;
      }),
      mock(inviteByEmail, ({ body }) => {
        if (kept.some(({ email, status }) => email === body.email && status === 'active')) refuseEmail();
        mail(body.email, body.language);
        return {};
      }),
      mock(resetUserPassword, ({ params }) => {
        const { email, language } = found(params.id);
        mail(email, language);
        return {};
      }),
    ],
  };
}

function refuseEmail(): never {
  const reason = 'There is an account with this address already.';
  return refuse(409, { errors: [reason], fieldErrors: { email: [reason] } });
}

export const usersSlow = () => mockSlow(listUsers);

function pageOf(
  users: readonly AdminUser[],
  { page, perPage, q = '', sort = '-createdAt', customFields = {} }: ListQuery,
  now: Date,
): AnswerOf<typeof listUsers> {
  const { status, twoFAEnabled, viewOnly, adminGroup, lastSignIn } = customFields;
  const matching = users
    .filter(
      (user) =>
        `${user.name} ${user.email}`.toLowerCase().includes(q.toLowerCase()) &&
        user.status === (status ?? user.status) &&
        user.twoFAEnabled === (twoFAEnabled ?? user.twoFAEnabled) &&
        user.viewOnly === (viewOnly ?? user.viewOnly) &&
        user.adminGroup === (adminGroup ?? user.adminGroup) &&
        (lastSignIn === undefined || signedIn(user, now, lastSignIn)),
    )
    .toSorted(comparing(sort));
  return {
    data: matching.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
    page,
    perPage,
  };
}

function signedIn({ lastSignInAt }: AdminUser, now: Date, wanted: LastSignIn): boolean {
  if (lastSignInAt === null) return wanted === 'never';
  const days = (now.getTime() - Date.parse(lastSignInAt)) / 86_400_000;
  const matches = {
    'within-7-days': days <= 7,
    'within-30-days': days <= 30,
    'within-90-days': days <= 90,
    'over-90-days-ago': days > 90,
    never: false,
  };
  return matches[wanted];
}

/** As the platform has it: who never signed in comes last, both ways. */
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
