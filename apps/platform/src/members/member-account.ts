import { eq, and, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { users, apps, identities, mailTokens, members } from '../database/schema';
import { searchText } from '../database/search-text';

const personColumns = { userId: users.id, email: users.email, language: users.language };

/**
 * The account of an address. A new one cannot sign in until its holder uses the invitation; it has the inviter's
 * language.
 */
export async function findOrCreateAccount(db: Database, address: string, { user }: Actor, now: Date) {
  const email = address.toLowerCase();
  const name = email.replace(/@.*$/, '');
  await db
    .insert(users)
    .values({
      id: newId(now),
      email,
      name,
      searchText: searchText(name, email),
      timezone: user.timezone,
      language: user.language,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email });
  const [person] = await db.select(personColumns).from(users).where(eq(users.email, email));
  if (!person) throw new Error('An account that was just made is not there.');
  return person;
}

/** Deletes an account that exists only because of a revoked invitation. */
export async function deleteUnusedAccount(db: Database, userId: string, now: Date): Promise<void> {
  const none = (table: typeof members | typeof identities) =>
    notExists(
      db
        .select({ found: sql`1` })
        .from(table)
        .where(eq(table.userId, users.id)),
    );
  const otherLink = db
    .select({ found: sql`1` })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, users.id),
        eq(mailTokens.kind, 'invite'),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    );
  const ownedApp = db
    .select({ found: sql`1` })
    .from(apps)
    .where(eq(apps.ownerId, users.id));
  await db
    .delete(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.confirmedAt),
        isNull(users.passwordHash),
        none(members),
        none(identities),
        notExists(otherLink),
        notExists(ownedApp),
      ),
    );
}
