import { guardHost } from '@console/host-protocol';
import { createConsole } from '../create-console';
import { pageNonce } from '../page-nonce';
import { configAt } from './config-at';
import { createGuestArea } from './guest-area';
import { guestSurroundings } from './guest-surroundings';

interface HostedConsole {
  /** Where the console's files, its configuration and, unless that says otherwise, its API are. */
  origin: string;
  /** By which the host's page lets styles in; the one that the page itself tells, unless given. */
  nonce: string | undefined;
}

/**
 * Mounts a console in the page of a host.
 *
 * @param candidate Whatever the page handed over as its host.
 */
export async function mountInPage(
  element: HTMLElement,
  candidate: unknown,
  { origin, nonce = pageNonce() }: HostedConsole,
): Promise<() => void> {
  const report = (fault: unknown) => {
    console.warn('The host of the console:', fault);
  };
  // Before anything is asked for: a host that is none is told so at once.
  guardHost(candidate, report).disconnect();
  const config = await configAt(origin);
  let unmount: (() => void) | undefined;
  let ended = false;

  const begin = async (address?: string) => {
    const host = guardHost(candidate, report);
    const id = newId();
    const area = createGuestArea(element, { id, nonce });
    const restart = (at: string) => {
      unmount?.();
      // A host that has gone meanwhile has no console any more, and no fault of ours in its page.
      begin(at).catch(report);
    };
    const surroundings = guestSurroundings({ host, hostWindow: window, area: area.element, nonce, restart });
    const takeOut = await createConsole(area.content, {
      config,
      surroundings: {
        ...surroundings,
        filesAt: origin,
        initialAddress: address ?? host.state().path ?? '/',
        Area: area.Area,
        Dress: area.Dress,
        idPrefix: `${id}-`,
      },
      version: __CONSOLE_VERSION__,
      buildId: undefined,
    });
    unmount = () => {
      takeOut();
      area.remove();
    };
    if (ended) unmount();
  };
  await begin();
  return () => {
    if (ended) return;
    ended = true;
    unmount?.();
  };
}

/** Of elements and styles of this console among all that may be in the page, of other copies of this code as well. */
function newId(): string {
  return `signalbox-${Math.random().toString(36).slice(2, 10)}`;
}
