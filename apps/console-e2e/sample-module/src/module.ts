// eslint-disable-next-line @nx/enforce-module-boundaries -- stands for a program of somebody else, who has the protocol from this library
import { guardHost, type GuestEvent, type HostState, type MountGuest } from '@console/host-protocol';

/** The places of this module, by their paths. */
const PLACES = { '/': 'Streams', '/streams/7': 'Stream 7', '/old': 'Streams' };

const EVENTS: Record<string, GuestEvent> = {
  'Reload me': { type: 'reload' },
  'Tell of a refusal': { type: '403 mutation' },
  'Leave the module': { type: 'navigate', path: '/../../detail' },
};

/**
 * Shows what its host tells, has places of its own, and counts, so that it is seen whether it was kept. It breaks when it
 * is asked to.
 */
export const mount: MountGuest = (element, candidate) => {
  const host = guardHost(candidate, (fault) => {
    console.warn(fault);
  });
  const heading = document.createElement('h2');
  const facts = document.createElement('p');
  let here = '';

  const show = ({ appId, meta, token, path = '/' }: HostState) => {
    facts.textContent = `${appId}, ${meta.lang}, ${token.length > 0 ? 'signed in' : 'signed out'}`;
    go(path, 'told');
  };
  const go = (path: string, cause: 'told' | 'chosen') => {
    if (path === here) return;
    if (path === '/old') {
      go('/', cause);
      host.emit({ type: 'navigate', path: '/', replace: true });
      return;
    }
    here = path;
    const title = new Map(Object.entries(PLACES)).get(path) ?? 'Nowhere';
    heading.textContent = title;
    host.emit({ type: 'title', title });
    if (cause === 'chosen') host.emit({ type: 'navigate', path });
  };

  let count = 0;
  const counter = button('Count', () => {
    count += 1;
    counter.textContent = `Counted ${String(count)}`;
  });
  element.append(
    heading,
    facts,
    button('Open stream 7', () => {
      go('/streams/7', 'chosen');
    }),
    button('Open streams', () => {
      go('/', 'chosen');
    }),
    counter,
    ...Object.entries(EVENTS).map(([name, event]) =>
      button(name, () => {
        host.emit(event);
      }),
    ),
    button('Ask for the subscription', () => host.open?.()),
    button('Throw', () => {
      throw new Error('Thrown by the sample module');
    }),
    button('Break', () => {
      element.replaceChildren();
      throw new Error('The sample module has broken');
    }),
  );
  const stop = host.subscribe(show);
  show(host.state());

  return () => {
    stop();
    host.disconnect();
    element.replaceChildren();
  };
};

function button(name: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', act);
  return made;
}
