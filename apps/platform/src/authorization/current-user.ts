import type { CurrentUser } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { twoFactors, users } from '../database/schema';

/** Columns of `currentUser`; left join the two-factor row. */
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

export async function findUser(
  db: Database,
  userId: string,
): Promise<{ user: CurrentUser; version: number } | undefined> {
  const [row] = await db
    .select({ user: userColumns, version: users.version })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, userId));
  return row && { user: currentUser(row.user), version: row.version };
}
