import { HostState, SHELL_HOST_VERSION } from '@console/host-protocol';
import type { ShellHost } from '@console/host-protocol';
import type { WindowWire } from '@console/host-protocol';
import type { Behaviour } from './situation';

/** A version that no guest speaks. */
const OTHER_VERSION = SHELL_HOST_VERSION + 998;

interface WaywardHost {
  readonly host: ShellHost;
  /** Tells the guest, which may be anything. */
  tell: (told: unknown) => void;
}

/** The host as it behaves: as it should, or as hosts should not. How it does is asked anew each time. */
export function waywardHost(shell: ShellHost, behaviour: () => Behaviour): WaywardHost {
  const listeners = new Set<(state: HostState) => void>();
  const fail = () => {
    if (behaviour() === 'throws') throw new Error('The simulated host throws.');
    if (behaviour() === 'vanished') throw new Error('The simulated host is gone.');
  };
  const failing = (callback: (() => void) | undefined) =>
    callback &&
    (() => {
      fail();
      callback();
    });
  const [open, openNoCardWarning] = [failing(shell.open), failing(shell.openNoCardWarning)];
  const host: ShellHost = {
    ...(open && { open }),
    ...(openNoCardWarning && { openNoCardWarning }),
    version: SHELL_HOST_VERSION,
    options: shell.options,
    state: () => {
      fail();
      return shell.state();
    },
    subscribe: (listener) => {
      fail();
      listeners.add(listener);
      const stop = shell.subscribe((state) => {
        if (behaviour() !== 'vanished') listener(state);
      });
      return () => {
        fail();
        listeners.delete(listener);
        stop();
      };
    },
    emit: (event) => {
      fail();
      shell.emit(event);
    },
  };
  Object.defineProperty(host, 'version', {
    enumerable: true,
    get: () => (behaviour() === 'otherVersion' ? OTHER_VERSION : SHELL_HOST_VERSION),
  });
  return {
    host,
    tell: (told) => {
      for (const listener of listeners) {
        try {
          Reflect.apply(listener, undefined, [told]);
        } catch (fault) {
          reportError(fault);
        }
      }
    },
  };
}

/** The same for a frame: a host that throws or is gone answers nothing there. */
export function waywardWire(wire: WindowWire, behaviour: () => Behaviour): WindowWire {
  const isSilent = () => behaviour() === 'throws' || behaviour() === 'vanished';
  return {
    send: (message) => {
      if (isSilent()) return;
      wire.send(
        behaviour() === 'otherVersion'
          ? { channel: 'shell-host', type: 'refused', version: OTHER_VERSION }
          : message,
      );
    },
    receive: (handler) =>
      wire.receive((data) => {
        if (!isSilent()) handler(data);
      }),
  };
}
