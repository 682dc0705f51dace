import { isIP } from 'node:net';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';

export interface RelyingParty {
  /** The domain name of the console. */
  id: string;
  origin: string;
}

/** Undefined for a console at an IP address: browsers create passkeys for domain names only. */
export function relyingPartyOf(consoleUrl: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(consoleUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ? undefined : { id: hostname, origin };
}

/** @throws HttpError 404 */
export function requireRelyingParty(consoleUrl: string): RelyingParty {
  const found = relyingPartyOf(consoleUrl);
  if (!found) throw new HttpError(404, message('passkey.notHere'));
  return found;
}
