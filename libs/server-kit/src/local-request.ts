import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Added by proxies: then the connection says nothing about the client. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.*|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

/**
 * Whether a request comes from this machine: its connection and its Host are loopback (a page elsewhere may have its name
 * lead here), and no proxy has forwarded it.
 */
export function isLocalRequest(remoteAddress: string | undefined, headers: Headers): boolean {
  if ([...headers.keys()].some((name) => FORWARDING.test(name))) return false;
  return isLoopback(remoteAddress ?? '') && isLoopbackHost(headers.get('Host') ?? '');
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function isLoopbackHost(host: string): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return name === 'localhost' || isLoopback(name);
}
