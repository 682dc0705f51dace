/** What proves, when a social login comes back, that this browser began it. */
export interface SocialSecret {
  verifier: string;
  challenge: string;
}

/**
 * A new secret and its SHA-256. Undefined where the browser has no cryptography to offer, which is so on plain http
 * beyond this machine.
 */
export async function createSocialSecret(): Promise<SocialSecret | undefined> {
  if (!isSecureContext) return undefined;
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)) };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
