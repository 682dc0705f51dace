import { eq } from 'drizzle-orm';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { users } from '../database/schema';
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
