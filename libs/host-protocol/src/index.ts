export { connectToHost, HostSilentError, WELCOME_MS } from './connect-to-host';
export { guardHost } from './guard-host';
export type { GuardedHost } from './guard-host';
export {
  GuestEvent,
  HOST_CALLBACKS,
  HostOptions,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
} from './host-state';
export type { HostCallbacks } from './host-state';
export { serveFrame } from './serve-frame';
export { createShellHost } from './shell-host';
export type { ChangeableShellHost, MountGuest, ShellHost } from './shell-host';
export { windowWire } from './window-wire';
export type { WindowWire } from './window-wire';
