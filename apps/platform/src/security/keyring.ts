import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { facts } from '../database/schema';
import { StartProblem } from '@console/server-kit';
import { writePrivateFileOnce } from './private-file';
import { seal, unseal } from './sealing';

const KEY_BYTES = 32;
const KEY_CHECK = 'secret-key-check';

/**
 * What the platform keeps secret beside its database, so that a copy of the database alone gives away no second factor.
 * Every use has a key of its own, derived from the one secret.
 */
export class Keyring {
  readonly #sealing: Buffer;
  readonly #fingerprint: Buffer;

  constructor(secret: Buffer) {
    this.#sealing = derivedKey(secret, 'sealing');
    this.#fingerprint = derivedKey(secret, 'fingerprint');
  }

  seal(purpose: string, text: string): string {
    return seal(this.#sealing, purpose, text);
  }

  unseal(purpose: string, sealed: string): string | undefined {
    return unseal(this.#sealing, purpose, sealed);
  }

  /** A keyed hash: equal texts compare equal, and nobody without the key can try texts against it. */
  fingerprint(text: string): string {
    return createHmac('sha256', this.#fingerprint).update(text).digest('base64url');
  }
}

export function derivedKey(secret: Buffer | string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `signalbox ${use}`, KEY_BYTES));
}

/** The key that the settings give, else the one in the data folder, made there once. */
export async function openKeyring(secretKey: string | undefined, dataDir: string): Promise<Keyring> {
  return new Keyring(Buffer.from(secretKey ?? (await keyFile(dataDir)), 'base64'));
}

async function keyFile(dataDir: string): Promise<string> {
  const text = await writePrivateFileOnce(
    join(dataDir, 'secret.key'),
    `${randomBytes(KEY_BYTES).toString('base64')}\n`,
  );
  return text.trim();
}

/** Stops the start when the database's secrets were sealed with another key: later, every code would be refused. */
export async function checkKeyring(db: Database, keyring: Keyring): Promise<void> {
  await db
    .insert(facts)
    .values({ name: KEY_CHECK, value: keyring.seal(KEY_CHECK, KEY_CHECK) })
    .onConflictDoNothing();
  const [kept] = await db.select().from(facts).where(eq(facts.name, KEY_CHECK));
  if (kept === undefined || keyring.unseal(KEY_CHECK, kept.value) !== KEY_CHECK) {
    throw new StartProblem(
      'The secret key is not the one that this database was made with. Set PLATFORM_SECRET_KEY, or put the secret.key file back into DATA_DIR.',
    );
  }
}
