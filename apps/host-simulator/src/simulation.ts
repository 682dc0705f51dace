import {
  createShellHost,
  HostState,
  serveFrame,
  SHELL_HOST_VERSION,
  type ShellHost,
} from '@console/host-protocol';
import { errorText, invalidMessages, INVALID_VALUES } from '@console/host-protocol/conformance';
import { faultyHost, faultyTransport } from './faulty-host';
import { appendFrame, transportTo, type GuestEntry } from './guest-entry';
import { stateOf, type Behavior, type Settings } from './settings';

export interface LogLine {
  readonly by: 'guest' | 'host';
  readonly name: string;
  readonly payload?: unknown;
}

interface SimulationOptions {
  stage: HTMLElement;
  entry: GuestEntry;
  settings: Settings;
  behavior: () => Behavior;
  log: (line: LogLine) => void;
}

export interface Simulation {
  /** Resolves once the guest is mounted. */
  readonly mounted: Promise<void>;
  change: (settings: Settings) => void;
  /** Sends the guest what is not part of the protocol. */
  sendInvalid: () => void;
  unmount: () => void;
}

/** Mounts a guest and logs what the two send to each other. */
export function simulate({ stage, entry, settings, behavior, log }: SimulationOptions): Simulation {
  const callback = (name: 'open' | 'openNoCardWarning') =>
    settings[name] && {
      [name]: () => log({ by: 'guest', name }),
    };
  const shell = createShellHost({
    state: stateOf(settings),
    options: settings.options,
    ...callback('open'),
    ...callback('openNoCardWarning'),
    onEvent: ({ type, ...payload }) => log({ by: 'guest', name: type, payload }),
  });
  shell.subscribe((state) => log({ by: 'host', name: 'state-change', payload: withoutToken(state) }));
  log({ by: 'host', name: 'mount', payload: { ...withoutToken(shell.state()), options: shell.options } });
  const guest =
    entry.transport === 'page'
      ? mountInPage(stage, entry.load, shell, behavior)
      : mountInFrame(stage, entry.address, shell, behavior);
  const logFailure = (error: unknown) => log({ by: 'guest', name: 'failed', payload: errorText(error) });
  return {
    mounted: guest.mounted.catch((error: unknown) => {
      logFailure(error);
      throw error;
    }),
    change: (next) => {
      const state = HostState.parse(stateOf(next));
      if (JSON.stringify(state) !== JSON.stringify(shell.state()))
        shell.change({ path: undefined, totalAlerts: undefined, ...state });
    },
    sendInvalid: () => {
      log({ by: 'host', name: 'invalid messages' });
      guest.sendInvalid();
    },
    unmount: () => {
      try {
        guest.unmount();
      } catch (error) {
        logFailure(error);
      }
      stage.replaceChildren();
      log({ by: 'host', name: 'unmount' });
    },
  };
}

type MountedGuest = Omit<Simulation, 'change'>;

function mountInPage(
  stage: HTMLElement,
  load: Extract<GuestEntry, { transport: 'page' }>['load'],
  shell: ShellHost,
  behavior: () => Behavior,
): MountedGuest {
  const { host, notify } = faultyHost(shell, behavior);
  const element = document.createElement('div');
  stage.replaceChildren(element);
  let isUnmounted = false;
  let unmount: (() => void) | undefined;
  const mount = async () => {
    const mountGuest = await load();
    unmount = await mountGuest(element, host);
    if (isUnmounted) unmount();
  };
  return {
    mounted: mount(),
    sendInvalid: () => {
      for (const value of INVALID_VALUES) notify(value);
    },
    unmount: () => {
      isUnmounted = true;
      unmount?.();
    },
  };
}

function mountInFrame(
  stage: HTMLElement,
  address: string,
  shell: ShellHost,
  behavior: () => Behavior,
): MountedGuest {
  const frame = appendFrame(stage);
  const transport = faultyTransport(transportTo(frame, address), behavior);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const unmount = serveFrame(transport, shell, () => resolve(undefined));
  frame.src = address;
  return {
    mounted: promise,
    sendInvalid: () => {
      for (const message of invalidMessages(SHELL_HOST_VERSION)) transport.send(message);
    },
    unmount,
  };
}

function withoutToken({ token, ...state }: HostState): object {
  return { ...state, token: token === '' ? '' : '•••' };
}
