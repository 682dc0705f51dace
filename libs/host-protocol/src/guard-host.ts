import {
  GuestEvent,
  HOST_CALLBACKS,
  HostOptions,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
} from './host-state';
import type { HostCallbacks } from './host-state';

/** A host as a guest may rely on it: what it says is checked, and what it throws or leaves out harms nobody. */
export interface GuardedHost extends HostCallbacks {
  readonly options: HostOptions;
  /** The last state that was good. */
  state: () => HostState;
  /** Calls the listener with each new state that is good; returns the way to stop. */
  subscribe: (listener: (state: HostState) => void) => () => void;
  /** What the protocol has no room for, such as an endless path, is reported and not told. */
  emit: (event: GuestEvent) => void;
  /** Hears nothing of the host any more. */
  leave: () => void;
}

/**
 * Takes whatever a page hands over as its host. `report` hears what the host does wrong from then on: what it throws, and
 * states that are none.
 *
 * @throws Error that says what the host lacks: no host at all, another version of the protocol, or no token.
 * @see spec 3.11
 */
export function guardHost(candidate: unknown, report: (fault: unknown) => void): GuardedHost {
  const host = foreignObject(candidate, report);
  const version = host.read('version');
  if (version !== SHELL_HOST_VERSION) {
    throw new Error(
      typeof version === 'number'
        ? `The host speaks version ${version} of the protocol, and this guest version ${SHELL_HOST_VERSION}.`
        : 'This is no ShellHost: it tells no version of the protocol.',
    );
  }
  const first = HostState.safeParse(host.call('state'));
  if (!first.data?.token) throw new Error(TOKEN_REQUIRED, { cause: first.error });

  let state = first.data;
  const listeners = new Set<(state: HostState) => void>();
  const stop = host.call('subscribe', (change: unknown) => {
    const next = HostState.safeParse(change);
    if (!next.success) {
      report(next.error);
      return;
    }
    state = next.data;
    listeners.forEach((listener) => {
      listener(state);
    });
  });

  const callbacks: HostCallbacks = {};
  for (const name of HOST_CALLBACKS) {
    if (typeof host.read(name) !== 'function') continue;
    callbacks[name] = () => {
      host.call(name);
    };
  }
  return {
    ...callbacks,
    options: HostOptions.safeParse(host.read('options')).data ?? {},
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event) => {
      const told = GuestEvent.safeParse(event);
      if (told.success) host.call('emit', told.data);
      else report(told.error);
    },
    leave: () => {
      listeners.clear();
      if (typeof stop === 'function') foreignObject({ stop }, report).call('stop');
    },
  };
}

/** An object of somebody else's code: its getters and functions may throw, hang or be missing. */
function foreignObject(candidate: unknown, report: (fault: unknown) => void) {
  const target: object = typeof candidate === 'object' && candidate !== null ? candidate : {};

  const read = (name: string): unknown => {
    try {
      return Reflect.get(target, name);
    } catch (fault) {
      report(fault);
      return undefined;
    }
  };

  const call = (name: string, ...args: unknown[]): unknown => {
    const method = read(name);
    if (typeof method !== 'function') {
      report(new Error(`The host has no function "${name}".`));
      return undefined;
    }
    try {
      const answer: unknown = Reflect.apply(method, target, args);
      if (answer instanceof Promise) answer.catch(report);
      return answer;
    } catch (fault) {
      report(fault);
      return undefined;
    }
  };

  return { read, call };
}
