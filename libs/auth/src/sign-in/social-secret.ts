import { sha256 } from '@noble/hashes/sha2.js';

interface SocialSecret {
  verifier: string;
  challenge: string;
}

/** `crypto.subtle` is missing on plain http, except on localhost. */
export function createSocialSecret(): SocialSecret {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { verifier, challenge: base64Url(sha256(new TextEncoder().encode(verifier))) };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
