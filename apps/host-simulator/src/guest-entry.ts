import { windowTransport, type MountGuest } from '@console/host-protocol';
import {
  checkFrameGuest,
  checkGuest,
  sampleGuest,
  type ConformanceReport,
} from '@console/host-protocol/conformance';
import { stateOf, type Settings } from './settings';

/** Where `npm start` serves the console. */
const CONSOLE_ORIGIN = 'http://127.0.0.1:4200';

export type GuestEntry =
  | { readonly transport: 'page'; readonly load: () => Promise<MountGuest> }
  | { readonly transport: 'frame'; readonly address: string };

export function guestEntry(
  { guest, transport, entry }: Settings,
  onError: (error: unknown) => void,
): GuestEntry {
  if (transport === 'frame') {
    const address = { console: `${CONSOLE_ORIGIN}/`, sample: '/sample-guest.html', other: entry }[guest];
    return { transport, address: absolute(address) };
  }
  if (guest === 'sample') return { transport, load: () => Promise.resolve(sampleGuest(onError)) };
  const module = absolute(guest === 'console' ? `${CONSOLE_ORIGIN}/embed.js` : entry);
  return { transport, load: () => loadGuest(module) };
}

/** @throws Error if the address is no module that exports `mount`. */
async function loadGuest(address: string): Promise<MountGuest> {
  const module: unknown = await import(/* @vite-ignore */ address);
  const mount: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'mount') : undefined;
  if (typeof mount !== 'function') throw new Error(`${address} exports no function "mount".`);
  return async (element, host) => {
    const unmount: unknown = await Reflect.apply(mount, undefined, [element, host]);
    if (typeof unmount !== 'function')
      throw new Error('"mount" returned no function that unmounts the guest.');
    return () => {
      Reflect.apply(unmount, undefined, []);
    };
  };
}

/** Runs the conformance suite on a guest and leaves the stage empty. */
export async function checkEntry(
  stage: HTMLElement,
  entry: GuestEntry,
  settings: Settings,
): Promise<ConformanceReport> {
  const state = stateOf(settings);
  try {
    stage.replaceChildren();
    if (entry.transport === 'page') return await checkGuest(await entry.load(), { stage, state });
    const { address } = entry;
    const frame = appendFrame(stage);
    const isSameOrigin = new URL(address).origin === window.location.origin;
    return await checkFrameGuest(transportTo(frame, address), {
      state,
      // A console redirects for a moment before it reports its path.
      settleMs: 1_000,
      load: () => {
        frame.src = address;
      },
      ...(isSameOrigin && { isAlive: () => (frame.contentDocument?.body.innerText ?? '') !== '' }),
    });
  } finally {
    stage.replaceChildren();
  }
}

/** An empty frame: its transport has to exist before its page loads. */
export function appendFrame(stage: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'The guest';
  // The guest needs the origin of its host.
  frame.referrerPolicy = 'origin';
  stage.replaceChildren(frame);
  return frame;
}

export function transportTo({ contentWindow }: HTMLIFrameElement, address: string) {
  if (!contentWindow) throw new Error('The frame is not in a page.');
  return windowTransport({ self: window, peer: contentWindow, origin: new URL(address).origin });
}

function absolute(address: string): string {
  return new URL(address, window.location.href).href;
}
