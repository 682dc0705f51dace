import type { MountGuest, ShellHost } from '@console/host-protocol';
import { failed, RUNNING, type GuestFailure, type GuestStart } from './guest-status';
import type { ModuleLoading } from './module-loading';

/** A URL in a line of a stack trace, without line and column. */
const ADDRESS = /https?:\/\/[^\s)]+?(?=(?::\d+){0,2}(?:[\s)]|$))/;

/**
 * Reports uncaught errors of code from the entry's folder, or from the entry itself if that folder is this
 * origin's root. Returns the cleanup.
 */
function onUncaughtError(entry: string, listener: (error: unknown) => void): () => void {
  const folder = new URL('.', entry).href;
  const home = folder === `${window.location.origin}/` ? entry : folder;
  const isOfModule = (error: unknown, file: string | undefined) =>
    (originOf(error) ?? file)?.startsWith(home) ?? false;

  const onError = ({ error, filename }: ErrorEvent) => {
    if (isOfModule(error, filename)) listener(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOfModule(reason, undefined)) listener(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function originOf(error: unknown): string | undefined {
  return error instanceof Error ? ADDRESS.exec(error.stack ?? '')?.[0] : undefined;
}

interface PageStart extends GuestStart {
  host: ShellHost;
  loading: ModuleLoading;
}

/**
 * Loads a module and mounts it in the page. Errors and time-outs are reported through `onStatus`. Returns
 * the cleanup.
 */
export function mountInPage({ area, address, host, loading, onStatus }: PageStart): () => void {
  const element = document.createElement('div');
  area.append(element);
  const revocable = revocableHost(host);
  let state: 'starting' | 'running' | 'ended' = 'starting';
  let unmountGuest: (() => unknown) | undefined;

  const fail = (reason: GuestFailure, error?: unknown) => {
    end();
    onStatus(failed(reason, error));
  };
  const timeout = setTimeout(() => fail('timeout'), loading.timeoutMs);
  const stopObserving = onUncaughtError(address, (error) => {
    if (state !== 'running') return;
    // Frameworks remove their tree after they report the error.
    setTimeout(() => {
      if (state !== 'running') return;
      if (isBlank(element)) fail('crashed', error);
      else onStatus({ state: 'running', hasErrors: true });
    });
  });

  async function start() {
    let exported: unknown;
    try {
      exported = await loading.load(address);
    } catch (error) {
      if (state === 'starting') fail('unloadable', error);
      return;
    }
    if (state !== 'starting') return;
    try {
      if (!isGuest(exported)) throw new Error('The module exports no function "mount".');
      const returned: unknown = await exported.mount(element, revocable.host);
      const unmount = () => {
        const result: unknown =
          typeof returned === 'function' ? Reflect.apply(returned, undefined, []) : undefined;
        return result;
      };
      // It timed out or was removed meanwhile.
      if (hasEnded()) {
        runSafely(unmount);
        return;
      }
      unmountGuest = unmount;
      state = 'running';
      clearTimeout(timeout);
      onStatus(RUNNING);
    } catch (error) {
      if (!hasEnded()) fail('crashed', error);
    }
  }

  const hasEnded = () => state === 'ended';
  function end() {
    if (hasEnded()) return;
    state = 'ended';
    clearTimeout(timeout);
    stopObserving();
    revocable.revoke();
    if (unmountGuest) runSafely(unmountGuest);
    element.remove();
  }

  void start();
  return end;
}

/** A frozen copy of the host that does nothing once it is revoked. */
function revocableHost(host: ShellHost): { host: ShellHost; revoke: () => void } {
  let isRevoked = false;
  const stops = new Set<() => void>();
  const unlessRevoked = (action: (() => void) | undefined) =>
    action &&
    (() => {
      if (!isRevoked) action();
    });
  const open = unlessRevoked(host.open);
  const openNoCardWarning = unlessRevoked(host.openNoCardWarning);
  return {
    host: Object.freeze<ShellHost>({
      version: host.version,
      options: Object.freeze({ ...host.options }),
      state: () => structuredClone(host.state()),
      subscribe: (listener) => {
        if (isRevoked) return () => undefined;
        const stop = host.subscribe((state) => listener(structuredClone(state)));
        stops.add(stop);
        return stop;
      },
      emit: (event) => {
        if (!isRevoked) host.emit(event);
      },
      ...(open && { open }),
      ...(openNoCardWarning && { openNoCardWarning }),
    }),
    revoke: () => {
      isRevoked = true;
      stops.forEach((stop) => stop());
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

function runSafely(action: () => unknown): void {
  try {
    const result = action();
    if (result instanceof Promise) result.catch(logFailure);
  } catch (error) {
    logFailure(error);
  }
}

function logFailure(error: unknown) {
  console.error('A module could not be unmounted cleanly:', error);
}

function isBlank(element: HTMLElement): boolean {
  return element.childElementCount === 0 && element.textContent.trim() === '';
}
