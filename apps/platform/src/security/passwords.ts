import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FairQueue } from '../concurrency/fair-queue';

/** A hash takes 19 MiB and one of Node's four pool threads; two remain for compression. */
export const passwordQueue = new FairQueue({ concurrency: 2, maxWaiting: 100, maxWaitMs: 3_000 });

const hash = promisify(argon2);
const derive: typeof hash = (...args) => passwordQueue.run(() => hash(...args));

const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** @returns Algorithm, parameters, salt and hash in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const tag = await derive('argon2id', {
    message: normalized(password),
    nonce: salt,
    tagLength: TAG_LENGTH,
    ...COST,
  });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Takes the same time without a stored hash, so that response times do not reveal accounts. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = STORED.exec(stored ?? '');
  if (!parsed) {
    await derive('argon2id', {
      message: normalized(password),
      nonce: randomBytes(SALT_LENGTH),
      tagLength: TAG_LENGTH,
      ...COST,
    });
    return false;
  }
  const [, memory, passes, parallelism, salt = '', expected = ''] = parsed;
  const tag = Buffer.from(expected, 'base64');
  const computed = await derive('argon2id', {
    message: normalized(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: tag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(computed, tag);
}

/** Keyboards compose characters differently. */
function normalized(password: string): string {
  return password.normalize('NFC');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
