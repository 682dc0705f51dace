import type { ModuleLoading } from '@console/shell-layout';
import type { MountGuest, ShellHost } from '@console/host-protocol';
import { failed, RUNNING, type GuestFailure, type GuestStart } from './guest-phase';
import { onUncaughtError } from './uncaught-errors';

interface PageStart extends GuestStart {
  host: ShellHost;
  loading: ModuleLoading;
}

/**
 * Loads a module and mounts it in the page. Errors and time-outs are reported through `onPhase`. Returns
 * the cleanup.
 */
export function mountInPage({ area, address, host, loading, onPhase: tell }: PageStart): () => void {
  const element = document.createElement('div');
  area.append(element);
  const lent = revocableHost(host);
  let state: 'starting' | 'running' | 'over' = 'starting';
  let takeOut: (() => unknown) | undefined;

  const fail = (why: GuestFailure, fault?: unknown) => {
    end();
    tell(failed(why, fault));
  };
  const limit = setTimeout(() => {
    fail('silent');
  }, loading.timeoutMs);
  const stopHearing = onUncaughtError(address, (fault) => {
    if (state !== 'running') return;
    // Frameworks remove their tree after they report the error.
    setTimeout(() => {
      if (state !== 'running') return;
      if (isBlank(element)) fail('broken', fault);
      else tell({ is: 'running', troubled: true });
    });
  });

  async function start() {
    let exported: unknown;
    try {
      exported = await loading.load(address);
    } catch (fault) {
      if (state === 'starting') fail('unloadable', fault);
      return;
    }
    if (state !== 'starting') return;
    try {
      if (!isGuest(exported)) throw new Error('The module exports no function "mount".');
      const way: unknown = await exported.mount(element, lent.host);
      const unmount = () => {
        const answer: unknown = typeof way === 'function' ? Reflect.apply(way, undefined, []) : undefined;
        return answer;
      };
      // It timed out or was removed meanwhile.
      if (isOver()) {
        quietly(unmount);
        return;
      }
      takeOut = unmount;
      state = 'running';
      clearTimeout(limit);
      tell(RUNNING);
    } catch (fault) {
      if (!isOver()) fail('broken', fault);
    }
  }

  const isOver = () => state === 'over';
  function end() {
    if (isOver()) return;
    state = 'over';
    clearTimeout(limit);
    stopHearing();
    lent.takeBack();
    if (takeOut) quietly(takeOut);
    element.remove();
  }

  void start();
  return end;
}

/** A frozen copy of the host that does nothing once it is revoked. */
function revocableHost(host: ShellHost): { host: ShellHost; takeBack: () => void } {
  let lent = true;
  const stops = new Set<() => void>();
  const ifLent = (act: (() => void) | undefined) =>
    act &&
    (() => {
      if (lent) act();
    });
  const open = ifLent(host.open);
  const openNoCardWarning = ifLent(host.openNoCardWarning);
  return {
    host: Object.freeze<ShellHost>({
      version: host.version,
      options: Object.freeze({ ...host.options }),
      state: () => structuredClone(host.state()),
      subscribe: (listener) => {
        if (!lent) return () => undefined;
        const stop = host.subscribe((state) => {
          listener(structuredClone(state));
        });
        stops.add(stop);
        return stop;
      },
      emit: (event) => {
        if (lent) host.emit(event);
      },
      ...(open && { open }),
      ...(openNoCardWarning && { openNoCardWarning }),
    }),
    takeBack: () => {
      lent = false;
      stops.forEach((stop) => {
        stop();
      });
    },
  };
}

function isGuest(exported: unknown): exported is { mount: MountGuest } {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    'mount' in exported &&
    typeof exported.mount === 'function'
  );
}

function quietly(act: () => unknown): void {
  try {
    const answer = act();
    if (answer instanceof Promise) answer.catch(complain);
  } catch (fault) {
    complain(fault);
  }
}

function complain(fault: unknown) {
  console.error('A module could not be taken out cleanly:', fault);
}

function isBlank(element: HTMLElement): boolean {
  return element.childElementCount === 0 && element.textContent.trim() === '';
}
