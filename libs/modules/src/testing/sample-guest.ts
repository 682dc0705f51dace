import type { GuestEvent, HostState, ShellHost } from '@console/host-protocol';

/** A module as somebody else might write it: it shows what it is told, and does what it is asked by buttons. */
export interface SampleGuest {
  load: (address: string) => Promise<unknown>;
  /** Since the story began. */
  mounted: number;
  takenOut: number;
  loadedFrom: string[];
  say: (event: GuestEvent) => void;
  host: () => ShellHost;
}

export interface SampleOptions {
  /** What comes of loading it, by the number of the attempt; a guest that works where this says nothing. */
  load?: (attempt: number) => Promise<unknown> | undefined;
  /** What it does besides, while it is mounted. */
  onMount?: (attempt: number, host: ShellHost) => unknown;
  onTakeOut?: () => void;
}

export function sampleGuest({ load, onMount, onTakeOut }: SampleOptions = {}): SampleGuest {
  let current: ShellHost | undefined;
  const host = () => {
    if (!current) throw new Error('The sample guest is not mounted.');
    return current;
  };
  const guest: SampleGuest = {
    mounted: 0,
    takenOut: 0,
    loadedFrom: [],
    host,
    say: (event) => {
      host().emit(event);
    },
    load: (address) => {
      guest.loadedFrom.push(address);
      return load?.(guest.loadedFrom.length) ?? Promise.resolve({ mount });
    },
  };

  async function mount(element: HTMLElement, given: ShellHost) {
    current = given;
    guest.mounted += 1;
    await onMount?.(guest.mounted, given);
    const facts = document.createElement('p');
    const show = ({ appId, path = '/', meta, token }: HostState) => {
      facts.textContent = `App ${appId}, at ${path}, in ${meta.lang}, as ${token}`;
    };
    show(given.state());
    const stop = given.subscribe(show);
    const counter = document.createElement('button');
    let count = 0;
    const draw = () => {
      counter.textContent = `Counted ${count}`;
    };
    counter.onclick = () => {
      count += 1;
      draw();
    };
    draw();
    element.append(facts, counter);
    return () => {
      guest.takenOut += 1;
      stop();
      onTakeOut?.();
    };
  }

  return guest;
}
