import type { z } from 'zod';
import {
  GuestEvent,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
  type HostCallbacks,
  type HostOptions,
} from './messages';

/**
 * What a host offers its guest, in the page or through a frame. The console is both: a guest of other shells and the host of
 * media modules. Guests use it through `guardHost`.
 */
export interface ShellHost extends HostCallbacks {
  readonly version: typeof SHELL_HOST_VERSION;
  readonly options: HostOptions;
  state: () => HostState;
  /** Calls the listener after each change of the state; returns the function that stops it. */
  subscribe: (listener: (state: HostState) => void) => () => void;
  emit: (event: GuestEvent) => void;
}

/** The `mount` function of a guest's ES module: renders into the element and returns the function that unmounts it. */
export type MountGuest = (element: HTMLElement, host: ShellHost) => (() => void) | Promise<() => void>;

interface NewShellHost extends HostCallbacks {
  state: z.input<typeof HostState>;
  options?: HostOptions;
  /** Receives valid events only. */
  onEvent?: (event: GuestEvent) => void;
}

/** A host whose state its shell changes. */
export interface ChangeableShellHost extends ShellHost {
  /** Merges into the state. @throws ZodError for an invalid value; guests are not notified then. */
  change: (change: Partial<z.input<typeof HostState>>) => void;
}

/**
 * Creates the host of one or more guests. An error thrown by a listener is reported as uncaught and does not affect the host
 * or other guests; invalid events are dropped.
 *
 * @throws Error 'appConfig.token is required' without a token; ZodError for another invalid value.
 * @see spec 3.11
 */
export function createShellHost({
  state: initial,
  options = {},
  onEvent,
  ...callbacks
}: NewShellHost): ChangeableShellHost {
  if (!initial.token) throw new Error(TOKEN_REQUIRED);
  let state = HostState.parse(initial);
  const listeners = new Set<(state: HostState) => void>();
  return {
    ...callbacks,
    version: SHELL_HOST_VERSION,
    options,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event) => {
      const { data } = GuestEvent.safeParse(event);
      if (!data) return;
      // The guest knows it: it is not notified.
      if (data.type === 'navigate') state = { ...state, path: data.path };
      onEvent?.(data);
    },
    change: (change) => {
      state = HostState.parse({ ...state, ...change, meta: { ...state.meta, ...change.meta } });
      for (const listener of listeners) {
        try {
          listener(state);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
