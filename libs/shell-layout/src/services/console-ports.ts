import type { ApiGroupId } from '@console/http/contract';
import type { HostCallbacks, HostOptions } from '@console/host-protocol';

/** Something of an app that the shell shows and another library knows: the console brings the two together. */
export interface Watched<T> {
  /** Whoever does not hold it is told nothing, and nothing is asked for. */
  permission: ApiGroupId;
  /** Tells the value of an app whenever it changes; returns the way to stop. */
  watch: (appId: string, tell: (value: T) => void) => () => void;
}

/** What a host shell sets in the console that it embeds, and does in its place. @see spec 2.5, 4.4, 4.5 */
export interface EmbeddingHost extends HostOptions, HostCallbacks {
  /** Says what the page is called now. */
  setTitle?: ((title: string) => void) | undefined;
  /** Takes up the host's session once more, after it was refused or lost here; else the page is loaded anew. */
  retrySession?: (() => void) | undefined;
  /** In the page of a host, the element that the console stays within; in a frame the document is its own. */
  area?: HTMLElement | undefined;
}

/** How the code of media modules comes into the page. */
export interface ModuleLoading {
  /** Answers what the ES module at an address exports. */
  load: (address: string) => Promise<unknown>;
  /** How long a module may take until it shows something, in milliseconds. */
  timeoutMs: number;
}

/** What the shell shows and does not know of itself; each may be missing. */
export interface ConsolePorts {
  /** How many alerts need attention in every app that the user can see. @see spec 2.5, 3.6 */
  alerts?: Watched<number> | undefined;
  /** Whether an app has a server without a valid license. @see spec 4.6 */
  licenseMissing?: Watched<boolean> | undefined;
  /** The place of those servers, where their licenses are given; undefined for none. @see spec 4.6 */
  unlicensedServersPath?: ((appId: string) => string) | undefined;
  /** How an app is paid for, `empty` for not at all; undefined where that cannot be told. @see spec 3.5 */
  paymentMethod?: ((appId: string) => Promise<string | undefined>) | undefined;
  /** By the browser’s own import unless told. @see docs/modules.md */
  modules?: ModuleLoading | undefined;
  /** The shell that this console is embedded in. */
  host?: EmbeddingHost | undefined;
}
