import { isLocalRequest } from '@console/server-kit';
import type { Context } from 'hono';
import type { Message } from '../messages/message';
import { HttpError } from './http-error';
import type { PlatformEnv } from './request-context';
import { BlockList, isIP } from 'node:net';

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

/** Proxies whose `X-Forwarded-For` is trusted: addresses and subnets such as `10.0.0.0/8`. */
export class TrustedProxies {
  readonly #list = new BlockList();

  constructor(proxies: readonly string[]) {
    for (const proxy of proxies) {
      const [address = '', bits, ...more] = proxy.split('/');
      const family = familyOf(address);
      if (!family || more.length > 0) throw new Error('Neither an address nor a subnet.');
      if (bits === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : -1, family);
    }
  }

  has(address: string): boolean {
    const family = familyOf(address);
    return family !== undefined && this.#list.check(address, family);
  }
}

/** The client's address: the socket's, or the last address in `X-Forwarded-For` that no trusted proxy has. */
export function callerAddress(context: Context<PlatformEnv>, trusted: TrustedProxies): string | null {
  // Requests of tests have no connection.
  const connection = plain((context.env as PlatformEnv['Bindings'] | undefined)?.remoteAddress ?? '');
  const named = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => plain(address.trim()));
  const way = [...named, connection];
  while (way.length > 1 && trusted.has(way.at(-1) ?? '')) {
    if (isIP(way.at(-2) ?? '') === 0) break;
    way.pop();
  }
  const address = way.at(-1) ?? '';
  return isIP(address) === 0 ? null : address;
}

/** Unwraps IPv4-mapped IPv6 addresses. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 || version === 6 ? FAMILIES[version] : undefined;
}

/** @throws HttpError 403 for requests of other machines. */
export function requireLocal(context: Context<PlatformEnv>, reason: Message): void {
  if (!isLocalRequest(context.env.remoteAddress, context.req.raw.headers)) throw new HttpError(403, reason);
}
