import { HostMessage, marked } from './frame-messages';
import { SHELL_HOST_VERSION, TOKEN_REQUIRED } from './host-state';
import type { HostCallbacks, HostState } from './host-state';
import type { ShellHost } from './shell-host';
import type { WindowWire } from './window-wire';

/** How long a host may take to welcome its guest, in milliseconds. */
export const WELCOME_MS = 10_000;

/** Nobody answered the hello: there is no host, or it does not want this guest. */
export class HostSilentError extends Error {
  constructor(patience: number) {
    super(`The host did not answer within ${patience / 1000} s.`);
  }
}

type Welcome = Extract<HostMessage, { type: 'welcome' }>;

/**
 * The guest's end of the frame carrier: says hello, and resolves once the host has welcomed it.
 *
 * @throws Error where the host does not answer in time, speaks another version, or has no token.
 * @see spec 3.11
 */
export async function connectToHost(wire: WindowWire, patience = WELCOME_MS): Promise<ShellHost> {
  const welcome = await welcomeOf(wire, patience);
  if (welcome.state.token === '') throw new Error(TOKEN_REQUIRED);
  return hostBehind(wire, welcome);
}

function welcomeOf(wire: WindowWire, patience: number): Promise<Welcome> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timeout);
      stop();
    };
    const timeout = setTimeout(() => {
      end();
      reject(new HostSilentError(patience));
    }, patience);
    const stop = wire.receive((data) => {
      const message = HostMessage.safeParse(data).data;
      if (message?.type === 'welcome') {
        end();
        resolve(message);
      } else if (message?.type === 'refused') {
        end();
        const versions = `version ${message.version} of the protocol, and this guest version ${SHELL_HOST_VERSION}`;
        reject(new Error(`The host speaks ${versions}.`));
      }
    });
    wire.send(marked({ type: 'hello' }));
  });
}

function hostBehind(wire: WindowWire, welcome: Welcome): ShellHost {
  let { state } = welcome;
  const listeners = new Set<(state: HostState) => void>();
  wire.receive((data) => {
    const message = HostMessage.safeParse(data).data;
    if (message?.type !== 'state-change') return;
    ({ state } = message);
    listeners.forEach((listener) => {
      listener(state);
    });
  });
  const callbacks: HostCallbacks = {};
  for (const name of welcome.callbacks) {
    callbacks[name] = () => {
      wire.send(marked({ type: 'call', name }));
    };
  }
  return {
    ...callbacks,
    version: SHELL_HOST_VERSION,
    options: welcome.options,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event) => {
      wire.send(marked({ type: 'event', event }));
    },
  };
}
