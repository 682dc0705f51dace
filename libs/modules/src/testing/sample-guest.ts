import type { GuestEvent, HostState, ShellHost } from '@console/host-protocol';

/** A remote module for stories. */
export interface SampleGuest {
  load: (address: string) => Promise<unknown>;
  mounted: number;
  unmounted: number;
  loadedFrom: string[];
  emit: (event: GuestEvent) => void;
  host: () => ShellHost;
}

export interface SampleOptions {
  /** Result of loading it, by attempt; the working guest if undefined. */
  load?: (attempt: number) => Promise<unknown> | undefined;
  onMount?: (attempt: number, host: ShellHost) => unknown;
  onUnmount?: () => void;
}

export function sampleGuest({ load, onMount, onUnmount }: SampleOptions = {}): SampleGuest {
  let current: ShellHost | undefined;
  const host = () => {
    if (!current) throw new Error('The sample guest is not mounted.');
    return current;
  };
  const guest: SampleGuest = {
    mounted: 0,
    unmounted: 0,
    loadedFrom: [],
    host,
    emit: (event) => host().emit(event),
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
      guest.unmounted += 1;
      stop();
      onUnmount?.();
    };
  }

  return guest;
}
