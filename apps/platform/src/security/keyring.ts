import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writePrivateFileOnce } from './private-file';
import { seal, unseal } from './sealing';

const KEY_BYTES = 32;

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
