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

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 || version === 6 ? FAMILIES[version] : undefined;
}
