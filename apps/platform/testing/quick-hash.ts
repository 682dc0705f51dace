import { argon2Sync, randomBytes } from 'node:crypto';

export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: 32, ...cost });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(salt)}$${text(tag)}`;
}
