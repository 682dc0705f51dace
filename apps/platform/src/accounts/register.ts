import type { CurrentUser } from '@console/shell-layout/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { users } from '../database/schema';
import { searchText } from '../database/search-text';

interface Registration {
  email: string;
  name: string;
  passwordHash: string | null;
  timezone: string;
  language: CurrentUser['language'];
  isConfirmed: boolean;
  now: Date;
}

/**
 * Creates an account, or replaces an unconfirmed one, whose data may be from anybody. Undefined when a confirmed
 * account exists.
 */
export async function register(
  db: Database,
  { email, name, passwordHash, timezone, language, isConfirmed, now }: Registration,
): Promise<string | undefined> {
  const chosen = {
    name,
    searchText: searchText(name, email),
    passwordHash,
    timezone,
    language,
    confirmedAt: isConfirmed ? now : null,
    updatedAt: now,
  };
  const [account] = await db
    .insert(users)
    .values({ id: newId(now), email, createdAt: now, ...chosen })
    .onConflictDoUpdate({
      target: users.email,
      set: { ...chosen, version: sql`${users.version} + 1` },
      setWhere: isNull(users.confirmedAt),
    })
    .returning({ id: users.id });
  return account?.id;
}

export async function findByEmail(db: Database, email: string) {
  const [account] = await db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      confirmedAt: users.confirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.email, email));
  return account;
}
