import { garbageMessages, GARBAGE } from '@console/host-protocol/conformance';
import { textOf } from '@console/host-protocol/conformance';
import { HostState, SHELL_HOST_VERSION } from '@console/host-protocol';
import { serveFrame } from '@console/host-protocol';
import { createShellHost, type ChangeableShellHost, type MountGuest } from '@console/host-protocol';
import { windowWire } from '@console/host-protocol';
import type { GuestEntry } from './guest-entry';
import { optionsOf, stateOf, type Behaviour, type Situation } from './situation';
import { waywardHost, waywardWire } from './wayward-host';

/** One thing that was said or done, by the guest or by this host. */
export interface LogLine {
  readonly by: 'guest' | 'host';
  /** As the protocol calls it. */
  readonly name: string;
  readonly payload?: unknown;
}

interface Simulator {
  /** Where the guest is shown. */
  readonly stage: HTMLElement;
  readonly entry: GuestEntry;
  readonly situation: Situation;
  readonly token: string;
  readonly behaviour: () => Behaviour;
  readonly frameTitle: string;
  readonly tell: (line: LogLine) => void;
}

/** A guest that is mounted, as the simulator plays its host. */
export interface Simulation {
  /** Resolves once the guest is there; rejects where it does not come. */
  readonly mounted: Promise<void>;
  /** What the host says from now on. */
  change: (situation: Situation, token: string) => void;
  /** Says to the guest whatever is no word of the protocol. */
  sayGarbage: () => void;
  unmount: () => void;
}

/** Mounts a guest as a host would, and notes all that goes between the two. */
export function simulate({
  stage,
  entry,
  situation,
  token,
  behaviour,
  frameTitle,
  tell,
}: Simulator): Simulation {
  const called = (name: string) => () => {
    tell({ by: 'guest', name });
  };
  const shell = createShellHost({
    state: stateOf(situation, token),
    options: optionsOf(situation),
    ...(situation.open && { open: called('open') }),
    ...(situation.openNoCardWarning && { openNoCardWarning: called('openNoCardWarning') }),
    onEvent: ({ type, ...payload }) => {
      tell({ by: 'guest', name: type, ...(Object.keys(payload).length > 0 && { payload }) });
    },
  });
  shell.subscribe((state) => {
    tell({ by: 'host', name: 'state-change', payload: shown(state) });
  });
  tell({ by: 'host', name: 'mount', payload: { ...shown(shell.state()), options: shell.options } });
  const carrier =
    entry.carrier === 'page'
      ? inPage(stage, entry.load, shell, behaviour)
      : inFrame(stage, entry.address, frameTitle, shell, behaviour);

  return {
    mounted: carrier.mounted.catch((fault: unknown) => {
      tell({ by: 'guest', name: 'failed', payload: textOf(fault) });
      throw fault;
    }),
    change: (next, nextToken) => {
      // Whole, so that what is no longer said has its default again.
      const state = HostState.parse(stateOf(next, nextToken));
      if (JSON.stringify(state) !== JSON.stringify(shell.state()))
        shell.change({ path: undefined, ...state });
    },
    sayGarbage: () => {
      tell({ by: 'host', name: 'garbage' });
      carrier.sayGarbage();
    },
    unmount: () => {
      try {
        carrier.unmount();
      } catch (fault) {
        tell({ by: 'guest', name: 'failed', payload: textOf(fault) });
      }
      stage.replaceChildren();
      tell({ by: 'host', name: 'unmount' });
    },
  };
}

type Carried = Pick<Simulation, 'mounted' | 'sayGarbage' | 'unmount'>;

function inPage(
  stage: HTMLElement,
  load: () => Promise<MountGuest>,
  shell: ChangeableShellHost,
  behaviour: () => Behaviour,
): Carried {
  const { host, tell } = waywardHost(shell, behaviour);
  const element = document.createElement('div');
  stage.replaceChildren(element);
  let isOver = false;
  let takeOut: (() => void) | undefined;
  const mount = async () => {
    const mountGuest = await load();
    takeOut = await mountGuest(element, host);
    // Taken out while it was still coming.
    if (isOver) takeOut();
  };
  return {
    mounted: mount(),
    sayGarbage: () => {
      for (const garbage of GARBAGE) tell(garbage);
    },
    unmount: () => {
      isOver = true;
      takeOut?.();
    },
  };
}

function inFrame(
  stage: HTMLElement,
  address: string,
  title: string,
  shell: ChangeableShellHost,
  behaviour: () => Behaviour,
): Carried {
  const frame = frameIn(stage, title);
  const wire = waywardWire(wireTo(frame, address), behaviour);
  let stop: (() => void) | undefined;
  const mounted = new Promise<void>((resolve) => {
    const stopServing = serveFrame(wire, shell);
    const stopWaiting = wire.receive(() => {
      stopWaiting();
      resolve();
    });
    stop = () => {
      stopServing();
      stopWaiting();
    };
  });
  frame.src = address;
  return {
    mounted,
    sayGarbage: () => {
      for (const garbage of garbageMessages(SHELL_HOST_VERSION)) wire.send(garbage);
    },
    unmount: () => stop?.(),
  };
}

/** A frame that has no page yet: whoever listens to it has to be there before its page is. */
export function frameIn(stage: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // The guest has to know by whom it is framed, and nothing more.
  frame.referrerPolicy = 'origin';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0' });
  stage.replaceChildren(frame);
  return frame;
}

export function wireTo(frame: HTMLIFrameElement, address: string) {
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame is in no page.');
  return windowWire({ own: window, other: contentWindow, origin: new URL(address).origin });
}

/** A token is for the guest alone. */
function shown({ token, ...state }: HostState): object {
  return { ...state, token: token === '' ? '' : '•••' };
}
