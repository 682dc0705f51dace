import { serverOf } from '../live/pull-address';
import type { Keyring } from '../security/keyring';

/** Without its secrets, but different for another address of the same server. */
export function auditedAddress(url: string, keyring: Keyring): string {
  return url === '' ? '' : `${serverOf(url)} (${keyring.fingerprint(url).slice(0, 8)})`;
}
