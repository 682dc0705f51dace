import type { CurrentUser } from '@console/shell-layout/contract';
import { twoFactors, users } from '../database/schema';

/** The columns that a person is answered from; select them with a left join of the two-factor row. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  timezone: users.timezone,
  language: users.language,
  viewOnly: users.viewOnly,
  twoFactorEnabledAt: twoFactors.enabledAt,
};

interface UserRow extends Pick<CurrentUser, 'id' | 'email' | 'name' | 'timezone' | 'language' | 'viewOnly'> {
  twoFactorEnabledAt: Date | null;
}

export function currentUser({ twoFactorEnabledAt, ...user }: UserRow): CurrentUser {
  return { ...user, twoFAEnabled: twoFactorEnabledAt !== null };
}
