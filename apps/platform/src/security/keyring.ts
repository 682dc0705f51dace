import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writePrivateFileOnce } from './private-file';
import { seal, unseal } from './sealing';

const KEY_BYTES = 32;

/** Keys derived from the platform's secret, which is not in the database. */
export class Keyring {
  readonly #sealing: Buffer;
  readonly #fingerprint: Buffer;
  /** Signs playback tokens; media nodes verify them with it. */
  readonly playback: Buffer;

  constructor(secret: Buffer) {
    this.#sealing = derivedKey(secret, 'sealing');
    this.#fingerprint = derivedKey(secret, 'fingerprint');
    this.playback = derivedKey(secret, 'playback');
  }

  seal(purpose: string, text: string): string {
    return seal(this.#sealing, purpose, text);
  }

  unseal(purpose: string, sealed: string): string | undefined {
    return unseal(this.#sealing, purpose, sealed);
  }

  fingerprint(text: string): string {
    return createHmac('sha256', this.#fingerprint).update(text).digest('base64url');
  }
}

export function derivedKey(secret: Buffer | string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `signalbox ${use}`, KEY_BYTES));
}

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
