import { HostState, SHELL_HOST_VERSION, type GuestEvent } from '../messages';
import type { MountGuest, ShellHost } from '../shell-host';
import { collectErrors } from './page-observers';
import { poll } from './requirements';

/** A host of the suite, with what it has recorded of its guest. */
export interface TestHost {
  readonly host: ShellHost;
  readonly events: readonly unknown[];
  readonly listeners: ReadonlySet<(state: HostState) => void>;
  /** Calls every listener with a value, valid or not; returns what they threw. */
  notify: (state: unknown) => unknown[];
}

/** A correct host, except for the parts in `faults`. */
export function testHost(
  initial: HostState,
  faults: Partial<Record<keyof ShellHost, unknown>> = {},
): TestHost {
  const events: unknown[] = [];
  const listeners = new Set<(state: HostState) => void>();
  let state = initial;
  const host: ShellHost = {
    version: SHELL_HOST_VERSION,
    options: {},
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event: GuestEvent) => {
      events.push(event);
    },
  };
  return {
    host: Object.assign(host, faults),
    events,
    listeners,
    notify: (next) => {
      state = HostState.safeParse(next).data ?? state;
      return [...listeners].flatMap((listener) => errorsOf(() => Reflect.apply(listener, undefined, [next])));
    },
  };
}

interface MountedGuest {
  readonly element: HTMLElement;
  /** Uncaught errors since it was mounted. */
  readonly errors: readonly string[];
  unmount: () => Promise<void>;
}

interface Mounting {
  /** The suite appends an element to it for each guest. */
  readonly stage: HTMLElement;
  readonly mount: MountGuest;
  readonly timeoutMs: number;
}

/**
 * Mounts the guest into an element of its own while `check` runs, then removes it.
 *
 * @throws what mounting throws; Error if it renders nothing in time.
 */
export async function withGuest<Result>(
  { stage, mount, timeoutMs }: Mounting,
  { host }: TestHost,
  check: (guest: MountedGuest) => Promise<Result> | Result,
): Promise<Result> {
  const element = document.createElement('div');
  stage.append(element);
  const collected = collectErrors();
  let unmount: (() => unknown) | undefined;
  try {
    const returned: unknown = await mount(element, host);
    if (typeof returned !== 'function') throw new Error('`mount` returned no function that unmounts it.');
    unmount = () => Reflect.apply(returned, undefined, []);
    if (!(await poll(() => isRendered(element) || undefined, timeoutMs)))
      throw new Error(`It rendered nothing within ${timeoutMs / 1000} s.`);
    return await check({
      element,
      errors: collected.errors,
      unmount: async () => {
        const mounted = unmount;
        unmount = undefined;
        await mounted?.();
      },
    });
  } finally {
    errorsOf(() => unmount?.());
    collected.stop();
    element.remove();
  }
}

const INVISIBLE = ['STYLE', 'LINK', 'SCRIPT', 'TEMPLATE'];

/** Whether an element contains more than styles and scripts. */
export function isRendered(element: HTMLElement): boolean {
  const nodes = [...element.childNodes, ...(element.shadowRoot?.childNodes ?? [])];
  return nodes.some((node) => !INVISIBLE.includes(node.nodeName));
}

function errorsOf(run: () => unknown): unknown[] {
  try {
    run();
    return [];
  } catch (error) {
    return [error];
  }
}
