// @see spec 4.1
// @see ASVS 10.1.2
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSocialSecret } from './social-secret';

it('is a new secret each time, and its SHA-256', () => {
  const secrets = Array.from({ length: 50 }, createSocialSecret);
  expect(new Set(secrets.map(({ verifier }) => verifier)).size).toBe(50);
  for (const { verifier, challenge } of secrets) {
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  }
});
