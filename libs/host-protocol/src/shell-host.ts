import type { z } from 'zod';
import { GuestEvent, HostState, SHELL_HOST_VERSION, TOKEN_REQUIRED } from './host-state';
import type { HostCallbacks, HostOptions } from './host-state';

/**
 * The protocol between a shell and what it embeds, whichever carrier brings it: handed to `mount` in the page, or
 * spoken through a frame. The console is a guest of other shells by it, and the host of the media modules.
 *
 * A guest relies on nothing of this but through `guardHost`.
 */
export interface ShellHost extends HostCallbacks {
  readonly version: typeof SHELL_HOST_VERSION;
  readonly options: HostOptions;
  state: () => HostState;
  /** Calls the listener after each change of the state; returns the way to stop. */
  subscribe: (listener: (state: HostState) => void) => () => void;
  emit: (event: GuestEvent) => void;
}

/** What a guest exports as an ES module: draws itself into the element, and gives back the way to take it out again. */
export type MountGuest = (element: HTMLElement, host: ShellHost) => (() => void) | Promise<() => void>;

interface NewShellHost extends HostCallbacks {
  state: z.input<typeof HostState>;
  options?: HostOptions;
  /** Told of what the guest says, as far as it is an event of the protocol. */
  onEvent?: (event: GuestEvent) => void;
}

/** A host whose state its shell changes. */
export interface ChangeableShellHost extends ShellHost {
  /**
   * What changes; everything else stays.
   *
   * @throws ZodError for a value that is none of the protocol's: guests have been told nothing of it then.
   */
  change: (change: Partial<z.input<typeof HostState>>) => void;
}

/**
 * Makes a host for a guest, in the page or in a frame. What a guest throws at a change is reported as uncaught, and harms
 * neither the host nor other guests; what it says and is no event is dropped.
 *
 * @throws Error 'appConfig.token is required' without a token; ZodError for another bad value.
 * @see spec 3.11
 */
export function createShellHost({
  state: first,
  options = {},
  onEvent,
  ...callbacks
}: NewShellHost): ChangeableShellHost {
  if (!first.token) throw new Error(TOKEN_REQUIRED);
  let state = HostState.parse(first);
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
      const said = GuestEvent.safeParse(event);
      if (said.success) onEvent?.(said.data);
    },
    change: (change) => {
      state = HostState.parse({ ...state, ...change, meta: { ...state.meta, ...change.meta } });
      listeners.forEach((listener) => {
        try {
          listener(state);
        } catch (fault) {
          // Uncaught, as far as the page is concerned; the next guest is told all the same.
          reportError(fault);
        }
      });
    },
  };
}
