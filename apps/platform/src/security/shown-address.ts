import type { Keyring } from './keyring';

/** What may be shown of an address. */
export function serverOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/** Without its secrets, but different for another address of the same server. */
export function auditedAddress(url: string, keyring: Keyring): string {
  return url === '' ? '' : `${serverOf(url)} (${keyring.fingerprint(url).slice(0, 8)})`;
}
