import { HostMessage, protocolMessage, SHELL_HOST_VERSION, type HostCallbacks } from './messages';
import { createShellHost, type ShellHost } from './shell-host';
import type { WindowTransport } from './window-transport';

/** How long a host may take to welcome its guest, in milliseconds. */
export const WELCOME_TIMEOUT_MS = 10_000;

/** No response to the hello: there is no host, or it does not accept this guest. */
export class HostTimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`The host did not answer within ${timeoutMs / 1000} s.`);
  }
}

/**
 * The guest's end of a frame: sends hello and resolves once the host has welcomed it.
 *
 * @throws Error if the host does not respond in time, has another version, or has no token.
 * @see spec 3.11
 */
export async function connectToHost(
  transport: WindowTransport,
  timeoutMs = WELCOME_TIMEOUT_MS,
): Promise<ShellHost> {
  const welcome = await requestWelcome(transport, timeoutMs);
  const callbacks: HostCallbacks = {};
  for (const name of welcome.callbacks) {
    callbacks[name] = () => transport.send(protocolMessage({ type: 'call', name }));
  }
  const { change, ...host } = createShellHost({
    ...callbacks,
    state: welcome.state,
    options: welcome.options,
    onEvent: (event) => transport.send(protocolMessage({ type: 'event', event })),
  });
  transport.receive((data) => {
    const { data: message } = HostMessage.safeParse(data);
    if (message?.type === 'state-change')
      change({ path: undefined, totalAlerts: undefined, ...message.state });
  });
  return host;
}

function requestWelcome(
  transport: WindowTransport,
  timeoutMs: number,
): Promise<Extract<HostMessage, { type: 'welcome' }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Extract<HostMessage, { type: 'welcome' }>>();
  const timeout = setTimeout(() => reject(new HostTimeoutError(timeoutMs)), timeoutMs);
  const stop = transport.receive((data) => {
    const { data: message } = HostMessage.safeParse(data);
    if (message?.type === 'welcome') resolve(message);
    else if (message?.type === 'refused') reject(new Error(versionMismatch(message.version)));
  });
  transport.send(protocolMessage({ type: 'hello' }));
  return promise.finally(() => {
    clearTimeout(timeout);
    stop();
  });
}

/** Error message for a host of another version. */
export function versionMismatch(hostVersion: number): string {
  return `The host speaks version ${hostVersion} of the protocol, and this guest version ${SHELL_HOST_VERSION}.`;
}
