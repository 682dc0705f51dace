import { guardHost } from '../guard-host';
import { HOST_CALLBACKS, type GuestEvent, type HostState } from '../messages';
import type { MountGuest } from '../shell-host';

const EVENTS: readonly GuestEvent[] = [
  { type: 'navigate', path: '/sample/list?page=2' },
  { type: 'title', title: 'Sample' },
  { type: '403 mutation', operation: 'sampleRead' },
  { type: 'reload' },
];

/**
 * The smallest guest that uses the whole protocol, without a framework: it shows the state of its host and has a button for
 * each event and callback.
 */
export function sampleGuest(onError: (error: unknown) => void = () => undefined): MountGuest {
  return (element, candidate) => {
    const host = guardHost(candidate, onError);
    const guest = document.createElement('article');
    const title = document.createElement('h3');
    title.textContent = 'Sample guest';
    const facts = document.createElement('dl');
    const show = (state: HostState) => facts.replaceChildren(...factsOf(state));
    const actions = document.createElement('p');
    for (const event of EVENTS) {
      actions.append(button(`Emit ${event.type}`, () => host.emit(event)));
    }
    for (const name of HOST_CALLBACKS) {
      const callback = host[name];
      if (callback) actions.append(button(`Call ${name}`, callback));
    }
    show(host.state());
    host.subscribe(show);
    guest.append(title, facts, actions);
    element.append(guest);
    return () => {
      host.disconnect();
      guest.remove();
    };
  };
}

function factsOf({ token, meta, children, ...state }: HostState): Node[] {
  // The token itself is never shown.
  const facts = { 'has token': token !== '', ...meta, ...state, children: JSON.stringify(children) };
  return Object.entries(facts).flatMap(([name, value]) => {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    description.textContent = String(value);
    return [term, description];
  });
}

function button(label: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', action);
  return element;
}
