import type { ApiGroupId } from '@console/http/contract';

/** Something of an app that the shell shows and another library knows: the console brings the two together. */
export interface Watched<T> {
  /** Whoever does not hold it is told nothing, and nothing is asked for. */
  permission: ApiGroupId;
  /** Tells the value of an app whenever it changes; returns the way to stop. */
  watch: (appId: string, tell: (value: T) => void) => () => void;
}

/** What a host shell sets in the console that it embeds, and does in its place. @see docs/behaviour.md 2.5, 4.4, 4.5 */
export interface HostOptions {
  /** The host has a menu of its own: neither menu nor drawer, nor the person below it. */
  hideMenu?: boolean;
  /** Whether the console shows its right menu; it does unless told. */
  rightMenu?: boolean;
  /** Whether the console shows its logo, name and version; it does unless told. */
  header?: boolean;
  /** Whether menu entries have their second line, whatever the configuration says. */
  menuSubtitle?: boolean;
  /** Opens the subscription where the console has no right menu. */
  open?: () => void;
  /** Tells in the console’s place that a payment card is missing. */
  openNoCardWarning?: () => void;
}

/** What the shell shows and does not know of itself; each may be missing. */
export interface ConsolePorts {
  /** How many alerts an app has. @see docs/behaviour.md 3.6 */
  alerts?: Watched<number> | undefined;
  /** Whether an app has a server without a valid licence. @see docs/behaviour.md 4.6 */
  licenceLacking?: Watched<boolean> | undefined;
  /** How an app is paid for, `empty` for not at all; undefined where that cannot be told. @see docs/behaviour.md 3.5 */
  paymentMethod?: ((appId: string) => Promise<string | undefined>) | undefined;
  /** The shell that this console is embedded in. */
  host?: HostOptions | undefined;
}
