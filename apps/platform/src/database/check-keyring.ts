import { StartProblem } from '@console/server-kit';
import { eq } from 'drizzle-orm';
import type { Keyring } from '../security/keyring';
import type { Database } from './connection';
import { facts } from './schema';

const KEY_CHECK = 'secret-key-check';

/** @throws StartProblem when the secrets of the database were sealed with another key: every code would be rejected. */
export async function checkKeyring(db: Database, keyring: Keyring): Promise<void> {
  await db
    .insert(facts)
    .values({ name: KEY_CHECK, value: keyring.seal(KEY_CHECK, KEY_CHECK) })
    .onConflictDoNothing();
  const [stored] = await db.select().from(facts).where(eq(facts.name, KEY_CHECK));
  if (keyring.unseal(KEY_CHECK, stored?.value ?? '') !== KEY_CHECK) {
    throw new StartProblem(
      'The secret key is not the one that this database was made with. Set PLATFORM_SECRET_KEY, or put the secret.key file back into DATA_DIR.',
    );
  }
}
