import { sha256 } from '@noble/hashes/sha2.js';

/** What proves, when a social login comes back, that this browser began it. */
export interface SocialSecret {
  verifier: string;
  /** The SHA-256 of the verifier. */
  challenge: string;
}

/** Not by the browser's own SHA-256: it offers none on plain http beyond this machine. */
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
