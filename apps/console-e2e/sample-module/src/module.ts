// eslint-disable-next-line @nx/enforce-module-boundaries -- a module of another team, which has the protocol from this library
import { guardHost, type GuestEvent, type HostState, type MountGuest } from '@console/host-protocol';

const TITLES = { '/': 'Streams', '/streams/7': 'Stream 7', '/old': 'Streams' };

const EVENTS: Record<string, GuestEvent> = {
  'Reload me': { type: 'reload' },
  'Report a rejection': { type: '403 mutation' },
  'Leave the module': { type: 'navigate', path: '/../../detail' },
};

/** Renders the state of its host, has routes, counts clicks, and throws on request. */
export const mount: MountGuest = (element, candidate) => {
  const host = guardHost(candidate, (error) => {
    console.warn(error);
  });
  const heading = document.createElement('h2');
  const facts = document.createElement('p');
  let current = '';

  const update = ({ appId, meta, token, path = '/' }: HostState) => {
    facts.textContent = `${appId}, ${meta.lang}, ${token.length > 0 ? 'signed in' : 'signed out'}`;
    go(path, 'host');
  };
  const go = (path: string, cause: 'host' | 'user') => {
    if (path === current) return;
    if (path === '/old') {
      go('/', cause);
      host.emit({ type: 'navigate', path: '/', replace: true });
      return;
    }
    current = path;
    const title = new Map(Object.entries(TITLES)).get(path) ?? 'Not found';
    heading.textContent = title;
    host.emit({ type: 'title', title });
    if (cause === 'user') host.emit({ type: 'navigate', path });
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
      go('/streams/7', 'user');
    }),
    button('Open streams', () => {
      go('/', 'user');
    }),
    counter,
    ...Object.entries(EVENTS).map(([name, event]) =>
      button(name, () => {
        host.emit(event);
      }),
    ),
    button('Open the subscription', () => host.open?.()),
    button('Throw', () => {
      throw new Error('Thrown by the sample module');
    }),
    button('Break', () => {
      element.replaceChildren();
      throw new Error('The sample module has broken');
    }),
  );
  const stop = host.subscribe(update);
  update(host.state());

  return () => {
    stop();
    host.disconnect();
    element.replaceChildren();
  };
};

function button(name: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = name;
  element.addEventListener('click', onClick);
  return element;
}
