import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url: nothing to guess, so what is stored needs no slow hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
