import { versionMismatch } from './connect-to-host';
import {
  GuestEvent,
  HOST_CALLBACKS,
  HostOptions,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
  type HostCallbacks,
} from './messages';

/** A host that is safe to use: its values are validated, and its errors are reported instead of thrown. */
export interface GuardedHost extends HostCallbacks {
  readonly options: HostOptions;
  /** The last valid state. */
  state: () => HostState;
  /** Calls the listener with each valid new state; returns the function that stops it. */
  subscribe: (listener: (state: HostState) => void) => () => void;
  /** Invalid events are reported and not emitted. */
  emit: (event: GuestEvent) => void;
  /** Ends all subscriptions. */
  disconnect: () => void;
}

/**
 * Guards whatever a page hands over as its host. `onError` receives errors that the host throws and its invalid states.
 *
 * @throws Error that names what is missing or invalid: a host, this version of the protocol, a token, another value.
 * @see spec 3.11
 */
export function guardHost(candidate: unknown, onError: (error: unknown) => void): GuardedHost {
  const host = foreignObject(candidate, onError);
  const version = host.read('version');
  if (version !== SHELL_HOST_VERSION) {
    throw new Error(
      typeof version === 'number'
        ? versionMismatch(version)
        : 'This is no ShellHost: it has no version of the protocol.',
    );
  }
  const initial = HostState.safeParse(host.call('state'));
  const invalid = initial.error?.issues.find(({ path }) => path.length > 0 && path[0] !== 'token');
  if (invalid) throw new Error(`The host’s state has an invalid ${invalid.path.join('.')}.`);
  if (!initial.data?.token) throw new Error(TOKEN_REQUIRED);

  let state = initial.data;
  const listeners = new Set<(state: HostState) => void>();
  const unsubscribe = host.call('subscribe', (change: unknown) => {
    const next = HostState.safeParse(change);
    if (!next.success) {
      onError(next.error);
      return;
    }
    state = next.data;
    listeners.forEach((listener) => listener(state));
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
      const { data, error } = GuestEvent.safeParse(event);
      if (data) host.call('emit', data);
      else onError(error);
    },
    disconnect: () => {
      listeners.clear();
      if (typeof unsubscribe === 'function') foreignObject({ unsubscribe }, onError).call('unsubscribe');
    },
  };
}

/** Access to an object of foreign code, whose getters and methods may throw, reject or be missing. */
function foreignObject(candidate: unknown, onError: (error: unknown) => void) {
  const target: object = typeof candidate === 'object' && candidate !== null ? candidate : {};

  const attempt = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  const read = (name: string) => attempt(() => Reflect.get(target, name));
  const call = (name: string, ...args: unknown[]) => {
    const method = read(name);
    return attempt(() => {
      if (typeof method !== 'function') throw new Error(`The host has no function "${name}".`);
      const result: unknown = Reflect.apply(method, target, args);
      if (result instanceof Promise) result.catch(onError);
      return result;
    });
  };
  return { read, call };
}
