import type { HostCallbacks, HostOptions } from '@console/host-protocol';

/** Options and callbacks of an embedding host. @see spec 2.5, 4.4, 4.5 */
export interface EmbeddingHost extends HostOptions, HostCallbacks {
  setTitle?: ((title: string) => void) | undefined;
  /** How many alerts the menu shows; undefined if the console counts them. @see spec 3.6 */
  totalAlerts?: (() => number | undefined) | undefined;
  /** Notifies of changes of the host's state; returns the unsubscribe function. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
  /** Retries the host's session after it was rejected or lost; default: reloads the page. */
  retrySession?: (() => void) | undefined;
  /** The console's element in a host's page; undefined in a frame. */
  area?: HTMLElement | undefined;
}

export interface ModuleLoading {
  /** Returns the exports of the ES module. */
  load: (address: string) => Promise<unknown>;
  /** Milliseconds until a module must have rendered. */
  timeoutMs: number;
}

/** Optional data that other libraries provide to the shell. */
export interface ConsolePorts {
  /** The payment method of an app; `empty` for none, undefined if unknown. @see spec 3.5 */
  paymentMethod?: ((appId: string) => Promise<string | undefined>) | undefined;
  /** Default: the browser's import. @see docs/modules.md */
  modules?: ModuleLoading | undefined;
  /** The embedding host. */
  host?: EmbeddingHost | undefined;
}
