import { guardHost } from '../guard-host';
import type { GuestEvent, HostState } from '../host-state';
import type { MountGuest } from '../shell-host';

/** What the sample guest says, in the language of whoever looks at it. */
export interface SampleGuestTexts {
  title: string;
  facts: Record<'appId' | 'lang' | 'layoutMode' | 'isProduction' | 'path' | 'token', string>;
  yes: string;
  no: string;
  nothing: string;
  events: Record<GuestEvent['type'], string>;
  callbacks: Record<'open' | 'openNoCardWarning', string>;
}

const EVENTS: readonly GuestEvent[] = [
  { type: 'navigate', path: '/sample/list?page=2' },
  { type: 'title', title: 'Sample' },
  { type: '403 mutation', operation: 'sampleRead' },
  { type: 'reload' },
];

/**
 * The smallest guest that does everything of the protocol: it shows what its host tells, and says each event and calls each
 * callback by a button. Without a framework, as a model for guests of any kind. `report` hears what the host does wrong.
 */
export function sampleGuest(
  texts: SampleGuestTexts,
  report: (fault: unknown) => void = () => undefined,
): MountGuest {
  return (element, candidate) => {
    const host = guardHost(candidate, report);
    const facts = document.createElement('dl');
    Object.assign(facts.style, {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: '4px 16px',
      margin: '0',
    });
    const show = (state: HostState) => {
      facts.replaceChildren(...factsOf(state, texts));
    };
    const acts = document.createElement('p');
    Object.assign(acts.style, { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '0' });
    for (const event of EVENTS) {
      acts.append(
        button(texts.events[event.type], () => {
          host.emit(event);
        }),
      );
    }
    for (const name of ['open', 'openNoCardWarning'] as const) {
      const callback = host[name];
      if (callback) acts.append(button(texts.callbacks[name], callback));
    }
    const title = document.createElement('h3');
    title.textContent = texts.title;
    title.style.marginTop = '0';

    show(host.state());
    host.subscribe(show);
    const guest = document.createElement('article');
    guest.append(title, facts, acts);
    element.append(guest);
    return () => {
      host.leave();
      guest.remove();
    };
  };
}

function factsOf({ appId, isProduction, meta, path, token }: HostState, texts: SampleGuestTexts): Node[] {
  const values: Record<keyof SampleGuestTexts['facts'], string> = {
    appId,
    lang: meta.lang,
    layoutMode: meta.layoutMode,
    isProduction: isProduction ? texts.yes : texts.no,
    path: path ?? texts.nothing,
    // A token is never shown: whether there is one is all that anybody needs to see.
    token: token === '' ? texts.no : texts.yes,
  };
  return (['token', 'appId', 'lang', 'layoutMode', 'isProduction', 'path'] as const).flatMap((name) => {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = texts.facts[name];
    description.textContent = values[name];
    Object.assign(description.style, { margin: '0', overflowWrap: 'anywhere' });
    return [term, description];
  });
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
