import { connectToHost, windowWire, type ShellHost, type WindowWire } from '@console/host-protocol';

/** The wire to the page that has this one in a frame. @throws Error where the browser does not say which page that is. */
export function wireToHost(): WindowWire {
  const around = addressAround(window.location);
  if (window.parent === window || !URL.canParse(around)) throw new Error('No host has this page in a frame.');
  return windowWire({ own: window, other: window.parent, origin: new URL(around).origin });
}

export function hostAround(): Promise<ShellHost> {
  return connectToHost(wireToHost());
}

/** Not every browser tells who is around, and not every host sends a referrer. */
function addressAround({ ancestorOrigins = [] }: { ancestorOrigins?: Iterable<string> }): string {
  const [nearest = document.referrer] = ancestorOrigins;
  return nearest;
}
