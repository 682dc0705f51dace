import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { joinAdministrators } from '../apps/admin-app';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { users } from '../database/schema';
import { searchText } from '../database/search-text';
import { readFileIfThere, writePrivateFile } from '../security/private-file';
import { hashPassword, verifyPassword } from '../security/passwords';

export const FIRST_OPERATOR_FILE = 'first-operator.json';

const DEFAULT_EMAIL = 'operator@signalbox.example';
/** No ambiguous letters. */
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_GROUPS = 4;
const PASSWORD_GROUP_LENGTH = 5;

const Credentials = z.object({ email: z.string(), password: z.string() });

export interface FirstOperator {
  email: string;
  /** The generated password, unless the user has changed it. */
  password?: string;
}

/**
 * Creates an administrator from the settings, or with a generated password stored in the data folder. Existing
 * accounts are not changed.
 */
export async function ensureFirstOperator(
  db: Database,
  settings: { admin: { email?: string | undefined; password?: string | undefined }; dataDir: string },
  now: Date,
): Promise<FirstOperator> {
  const email = settings.admin.email ?? DEFAULT_EMAIL;
  const path = join(settings.dataDir, FIRST_OPERATOR_FILE);
  const [existing] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));

  if (existing) {
    const kept = await readCredentials(path);
    const isStillInUse =
      kept?.email === email && (await verifyPassword(kept.password, existing.passwordHash));
    return isStillInUse ? kept : { email };
  }

  const given = settings.admin.password;
  const password = given ?? (await storedOrNewPassword(path, email));
  await createOperator(db, email, await hashPassword(password), now);
  return given === undefined ? { email, password } : { email };
}

async function createOperator(db: Database, email: string, passwordHash: string, now: Date): Promise<void> {
  const userId = newId(now);
  const name = 'First Operator';
  await db.transaction(async (transaction) => {
    await transaction.insert(users).values({
      id: userId,
      email,
      name,
      searchText: searchText(name, email),
      timezone: 'Asia/Ho_Chi_Minh',
      language: 'en',
      passwordHash,
      confirmedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await joinAdministrators(transaction, userId, now);
  });
}

async function readCredentials(path: string): Promise<z.output<typeof Credentials> | undefined> {
  const text = await readFileIfThere(path);
  if (text === undefined) return undefined;
  return Credentials.safeParse(JSON.parse(text)).data;
}

/** Reuses the folder's password: the database may have been emptied. */
async function storedOrNewPassword(path: string, email: string): Promise<string> {
  const kept = await readCredentials(path);
  if (kept?.email === email) return kept.password;
  const password = newPassword();
  await writePrivateFile(path, `${JSON.stringify({ email, password }, null, 2)}\n`);
  return password;
}

function newPassword(): string {
  const group = () =>
    Array.from({ length: PASSWORD_GROUP_LENGTH }, () =>
      PASSWORD_ALPHABET.charAt(randomInt(PASSWORD_ALPHABET.length)),
    ).join('');
  return Array.from({ length: PASSWORD_GROUPS }, group).join('-');
}
