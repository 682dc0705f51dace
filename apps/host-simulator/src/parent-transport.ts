import { windowTransport, type WindowTransport } from '@console/host-protocol';

/** The transport to the page around this frame. @throws Error if the browser does not name its origin. */
export function parentTransport(): WindowTransport {
  const address = parentAddress(window.location);
  if (window.parent === window || !URL.canParse(address))
    throw new Error('This page is not in the frame of a host.');
  return windowTransport({ self: window, peer: window.parent, origin: new URL(address).origin });
}

/** Not every browser has `ancestorOrigins`, and not every host sends a referrer. */
function parentAddress({ ancestorOrigins = [] }: { ancestorOrigins?: Iterable<string> }): string {
  const [nearest = document.referrer] = ancestorOrigins;
  return nearest;
}
