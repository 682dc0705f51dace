import type { z } from 'zod';
import type { AdminUser, AdminUserProfile } from '../contract';

/** Somebody who is active and has two-factor authentication on; the number makes the account its own. */
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

/** As many accounts as told, numbered from 1. */
export function adminUsersOf(count: number, changed: Partial<AdminUser> = {}): AdminUser[] {
  return Array.from({ length: count }, (_, index) => adminUserOf(index + 1, changed));
}

/** Somebody whom an administrator made an account for, and who has not chosen a password yet. */
export function invitedUserOf(number: number, changed: Partial<AdminUser> = {}): AdminUser {
  return adminUserOf(number, { status: 'invited', twoFAEnabled: false, lastSignInAt: null, ...changed });
}

/** The same account with its memberships: two unless told. */
export function adminUserProfileOf(
  number: number,
  changed: Partial<z.output<typeof AdminUserProfile>> = {},
): z.output<typeof AdminUserProfile> {
  const memberships = changed.memberships ?? [
    { appId: 'studio-1', appName: 'Studio 1', group: 'Editors', status: 'active' },
    { appId: 'studio-2', appName: 'Studio 2', group: 'Viewers', status: 'invited' },
  ];
  return { ...adminUserOf(number), apps: memberships.length, ...changed, memberships };
}
