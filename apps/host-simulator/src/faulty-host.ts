import {
  SHELL_HOST_VERSION,
  type HostState,
  type ShellHost,
  type WindowTransport,
} from '@console/host-protocol';
import type { Behavior } from './settings';

/** A version that no guest supports. */
const OTHER_VERSION = SHELL_HOST_VERSION + 998;

/** The host with the current behavior, which may change while a guest is mounted. */
export function faultyHost(shell: ShellHost, behavior: () => Behavior) {
  const listeners = new Set<(state: HostState) => void>();
  const faulty =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (behavior() === 'throws') throw new Error('The simulated host throws.');
      if (behavior() === 'vanished') throw new Error('The simulated host is gone.');
      return run(...args);
    };
  const host: ShellHost = {
    ...shell,
    ...(shell.open && { open: faulty(shell.open) }),
    ...(shell.openNoCardWarning && { openNoCardWarning: faulty(shell.openNoCardWarning) }),
    state: faulty(shell.state),
    subscribe: faulty((listener: (state: HostState) => void) => {
      listeners.add(listener);
      const unsubscribe = shell.subscribe((state) => {
        if (behavior() !== 'vanished') listener(state);
      });
      return faulty(() => {
        listeners.delete(listener);
        unsubscribe();
      });
    }),
    emit: faulty(shell.emit),
  };
  if (behavior() === 'otherVersion') Object.assign(host, { version: OTHER_VERSION });
  return {
    host,
    /** Calls the guest's listeners with a value, valid or not. */
    notify: (value: unknown) => {
      for (const listener of listeners) {
        try {
          Reflect.apply(listener, undefined, [value]);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}

/** The same for a frame, where a host that throws or is gone does not respond. */
export function faultyTransport(transport: WindowTransport, behavior: () => Behavior): WindowTransport {
  const isSilent = () => behavior() === 'throws' || behavior() === 'vanished';
  const refused = { channel: 'shell-host', type: 'refused', version: OTHER_VERSION };
  return {
    send: (message) => {
      if (!isSilent()) transport.send(behavior() === 'otherVersion' ? refused : message);
    },
    receive: (handler) =>
      transport.receive((data) => {
        if (!isSilent()) handler(data);
      }),
  };
}
