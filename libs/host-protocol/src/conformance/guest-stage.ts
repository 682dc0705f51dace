import { HostState, SHELL_HOST_VERSION, type GuestEvent } from '../host-state';
import type { MountGuest, ShellHost } from '../shell-host';
import { catchFaults } from './catch-faults';
import { awaited } from './waiting';

/** A host that the suite plays, and what it has seen of its guest. */
export interface PlayedHost {
  readonly host: ShellHost;
  readonly events: readonly unknown[];
  readonly listeners: ReadonlySet<(state: HostState) => void>;
  /** Tells every listener, whatever it is that is told; answers what they threw. */
  tell: (state: unknown) => unknown[];
}

/** A host that does everything as it should, but for the parts that are played otherwise. */
export function playedHost(
  state: HostState,
  otherwise: Partial<Record<keyof ShellHost, unknown>> = {},
): PlayedHost {
  const events: unknown[] = [];
  const listeners = new Set<(state: HostState) => void>();
  let current = state;
  const host: ShellHost = {
    version: SHELL_HOST_VERSION,
    options: {},
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event: GuestEvent) => {
      events.push(event);
    },
  };
  return {
    host: Object.assign(host, otherwise),
    events,
    listeners,
    tell: (told) => {
      current = HostState.safeParse(told).data ?? current;
      return [...listeners].flatMap((listener) => thrownBy(() => Reflect.apply(listener, undefined, [told])));
    },
  };
}

/** A guest that is mounted, and what can be seen of it. */
export interface MountedGuest {
  readonly element: HTMLElement;
  /** What nobody has caught since it was mounted. */
  readonly faults: readonly string[];
  unmount: () => unknown;
}

interface Stage {
  /** Where the suite puts the elements that it mounts into. */
  readonly stage: HTMLElement;
  readonly mount: MountGuest;
  readonly patience: number;
}

/**
 * Mounts the guest into an element of its own for as long as `look` takes; whatever is left of it then is taken away.
 *
 * @throws what mounting throws; Error where it draws nothing in time.
 */
export async function withGuest<Result>(
  { stage, mount, patience }: Stage,
  { host }: PlayedHost,
  look: (guest: MountedGuest) => Promise<Result> | Result,
): Promise<Result> {
  const element = document.createElement('div');
  stage.append(element);
  const caught = catchFaults();
  let unmount: (() => unknown) | undefined;
  try {
    const answer: unknown = await mount(element, host);
    if (typeof answer !== 'function')
      throw new Error('`mount` answered no function that takes it out again.');
    unmount = () => Reflect.apply(answer, undefined, []);
    if ((await awaited(() => (isDrawn(element) ? element : undefined), patience)) === undefined)
      throw new Error(`Nothing was drawn into its element within ${patience / 1000} s.`);
    return await look({
      element,
      faults: caught.faults,
      unmount: async () => {
        const taken = unmount;
        unmount = undefined;
        await taken?.();
      },
    });
  } finally {
    const left = unmount;
    thrownBy(() => left?.());
    caught.end();
    element.remove();
  }
}

const BEHIND_THE_SCENES = ['STYLE', 'LINK', 'SCRIPT', 'TEMPLATE'];

/** Whether there is anything of the guest in its element: its styles alone are none of it. */
export function isDrawn(element: HTMLElement): boolean {
  const nodes = [...element.childNodes, ...(element.shadowRoot?.childNodes ?? [])];
  return nodes.some((node) => !BEHIND_THE_SCENES.includes(node.nodeName));
}

/** What a call throws: nothing, or one thing. */
function thrownBy(call: () => unknown): unknown[] {
  try {
    call();
    return [];
  } catch (fault) {
    return [fault];
  }
}
