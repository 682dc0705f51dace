export { connectToHost, HostTimeoutError, WELCOME_TIMEOUT_MS } from './connect-to-host';
export { guardHost, type GuardedHost } from './guard-host';
export {
  GuestEvent,
  HOST_CALLBACKS,
  HostOptions,
  HostState,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
  type HostCallbacks,
} from './messages';
export { serveFrame } from './serve-frame';
export { createShellHost, type ChangeableShellHost, type MountGuest, type ShellHost } from './shell-host';
export { windowTransport, type WindowTransport } from './window-transport';
