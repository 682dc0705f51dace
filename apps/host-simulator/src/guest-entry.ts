import type { MountGuest } from '@console/host-protocol';
import type { Situation } from './situation';

/** Where guests are found that have no address of their own here. */
export interface GuestPlaces {
  /** The origin of the console. */
  consoleOrigin: string;
  /** A page of this origin that the sample guest is in; without one it is shown in the page alone. */
  sampleFrame?: string;
}

export type GuestEntry =
  | { readonly carrier: 'page'; readonly load: () => Promise<MountGuest> }
  | { readonly carrier: 'frame'; readonly address: string };

/** The guest of a situation; undefined where there is none, as the sample guest has no page of its own everywhere. */
export function guestEntry(
  { guest, carrier, entry }: Situation,
  { consoleOrigin, sampleFrame }: GuestPlaces,
  sample: MountGuest,
): GuestEntry | undefined {
  if (carrier === 'frame') {
    const address = { console: `${consoleOrigin}/`, sample: sampleFrame, other: entry }[guest];
    return address === undefined ? undefined : { carrier, address: absolute(address) };
  }
  if (guest === 'sample') return { carrier, load: () => Promise.resolve(sample) };
  const module = absolute(guest === 'console' ? `${consoleOrigin}/embed.js` : entry);
  return { carrier, load: () => loadGuest(module) };
}

/** @throws Error where the address leads to no module that mounts a guest. */
async function loadGuest(address: string): Promise<MountGuest> {
  const module: unknown = await import(/* @vite-ignore */ address);
  const mount: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'mount') : undefined;
  if (typeof mount !== 'function') throw new Error(`${address} exports no function "mount".`);
  return async (element, host) => {
    const unmount: unknown = await Reflect.apply(mount, undefined, [element, host]);
    if (typeof unmount !== 'function')
      throw new Error('"mount" answered no function that takes the guest out.');
    return () => {
      Reflect.apply(unmount, undefined, []);
    };
  };
}

function absolute(address: string): string {
  return new URL(address, window.location.href).href;
}
