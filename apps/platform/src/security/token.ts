import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url, so a fast hash protects it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
