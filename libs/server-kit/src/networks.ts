import { BlockList, isIP } from 'node:net';

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

/** Addresses and subnets such as `10.0.0.0/8`. @throws Error for an entry that is neither. */
export class Networks {
  readonly #list = new BlockList();

  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const [address = '', bits, ...more] = network.split('/');
      const family = familyOf(address);
      if (!family || more.length > 0) throw new Error('Neither an address nor a subnet.');
      if (bits === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : -1, family);
    }
  }

  /** False for what is no address. */
  has(address: string): boolean {
    const family = familyOf(address);
    return family !== undefined && this.#list.check(address, family);
  }
}

export function areNetworks(list: readonly string[]): boolean {
  try {
    return new Networks(list) instanceof Networks;
  } catch {
    return false;
  }
}

/** Unwraps an IPv4-mapped IPv6 address. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The /64 network of an IPv6 address, which belongs to one subscriber; an IPv4 address as it is. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%', 1).join('').split('::');
  const [before = [], after = []] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 || version === 6 ? FAMILIES[version] : undefined;
}
