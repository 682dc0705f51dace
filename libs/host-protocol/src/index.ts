export { connectToHost, HostTimeoutError, WELCOME_TIMEOUT_MS } from './connect-to-host';
export { guardHost } from './guard-host';
export type { GuardedHost } from './guard-host';
export {
  GuestEvent,
  HOST_CALLBACKS,
  HostOptions,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
} from './messages';
export type { HostCallbacks } from './messages';
export { serveFrame } from './serve-frame';
export { createShellHost } from './shell-host';
export type { ChangeableShellHost, MountGuest, ShellHost } from './shell-host';
export { windowTransport } from './window-transport';
export type { WindowTransport } from './window-transport';
