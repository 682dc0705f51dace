export { connectToHost, HostSilentError, WELCOME_MS } from './shell-host/connect-to-host';
export { guardHost } from './shell-host/guard-host';
export type { GuardedHost } from './shell-host/guard-host';
export {
  GuestEvent,
  HOST_CALLBACKS,
  HostOptions,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
} from './shell-host/host-state';
export type { HostCallbacks } from './shell-host/host-state';
export { serveFrame } from './shell-host/serve-frame';
export { createShellHost } from './shell-host/shell-host';
export type { ChangeableShellHost, MountGuest, ShellHost } from './shell-host/shell-host';
export { windowWire } from './shell-host/window-wire';
export type { WindowWire } from './shell-host/window-wire';
