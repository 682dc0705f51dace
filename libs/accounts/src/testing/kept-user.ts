import { mock, refuse } from '@console/http/testing';
import type { SessionItem } from '@console/shell-layout/contract';
import { SAFARI_ON_IOS, sessionItemOf } from '@console/shell-layout/testing';
import type { z } from 'zod';
import {
  endUserSession,
  endUserSessions,
  getUserProfile,
  listUserSessions,
  resetTwoFactor,
  resetUserPassword,
  updateUserProfile,
  type AdminUserProfile,
} from '../contract';
import { adminUserProfileOf } from './user-factory';

type UserProfile = z.output<typeof AdminUserProfile>;

const SESSIONS = [sessionItemOf('desk'), sessionItemOf('phone', { userAgent: SAFARI_ON_IOS })];

interface Kept {
  user: UserProfile;
  sessions: readonly SessionItem[];
}

/** A platform with one person, signed in twice, which it changes as it is asked to. Begun anew before each story. */
export function keptUser() {
  let version = 1;
  let mailed = 0;
  let kept: Kept = { user: adminUserProfileOf(1), sessions: SESSIONS };

  const found = (id: string) => (id === kept.user.id ? kept.user : refuse(404));
  const answer = (user: UserProfile) => ({ ...user, etag: `"${String(version)}"` });
  const change = (changed: Partial<UserProfile>) => {
    version += 1;
    kept = { ...kept, user: { ...kept.user, ...changed } };
  };
  const keepSessions = (stays: (session: SessionItem) => boolean) => {
    kept = { ...kept, sessions: kept.sessions.filter(stays) };
  };

  return {
    /** The person as they are now. */
    get user() {
      return kept.user;
    },
    get sessions() {
      return kept.sessions;
    },
    /** How many mails have gone to them. */
    get mailed() {
      return mailed;
    },
    /** Somebody else changes the account. */
    change,
    begin: (changed: Partial<UserProfile> = {}, sessions: readonly SessionItem[] = SESSIONS) => {
      version = 1;
      mailed = 0;
      kept = { user: adminUserProfileOf(1, changed), sessions };
    },
    handlers: [
      mock(getUserProfile, ({ params }) => answer(found(params.id))),
      mock(updateUserProfile, ({ params, body, ifMatch }) => {
        found(params.id);
        if (ifMatch !== undefined && ifMatch !== `"${String(version)}"`) refuse(412);
        const { name, timezone, language, viewOnly } = body;
        change({
          ...(name !== undefined && { name }),
          ...(timezone !== undefined && { timezone }),
          ...(language !== undefined && { language }),
          ...(viewOnly !== undefined && { viewOnly }),
        });
        return answer(kept.user);
      }),
      mock(resetUserPassword, ({ params }) => {
        found(params.id);
        mailed += 1;
        return {};
      }),
      mock(resetTwoFactor, ({ params }) => {
        found(params.id);
        change({ twoFAEnabled: false });
        keepSessions(() => false);
        return {};
      }),
      mock(listUserSessions, ({ params }) => {
        found(params.id);
        return { data: [...kept.sessions] };
      }),
      mock(endUserSession, ({ params }) => {
        found(params.id);
        keepSessions(({ id }) => id !== params.sessionId);
        return {};
      }),
      mock(endUserSessions, ({ params }) => {
        found(params.id);
        keepSessions(({ current }) => current);
        return {};
      }),
    ],
  };
}
