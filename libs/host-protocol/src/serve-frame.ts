import { GuestMessage, HOST_CALLBACKS, protocolMessage, SHELL_HOST_VERSION } from './messages';
import type { ShellHost } from './shell-host';
import type { WindowTransport } from './window-transport';

/**
 * The host's end of a frame: welcomes the guest of each page that the frame loads, notifies it of changes, and forwards its
 * calls and events. Other messages are dropped. Returns the function that stops it.
 *
 * @param onHello Called for each hello; `welcome` is false for a guest of another version.
 */
export function serveFrame(
  transport: WindowTransport,
  host: ShellHost,
  onHello?: (welcome: boolean) => void,
): () => void {
  let isWelcome = false;
  const handle = (message: GuestMessage) => {
    if (message.type === 'hello') {
      isWelcome = message.version === SHELL_HOST_VERSION;
      transport.send(
        isWelcome
          ? protocolMessage({
              type: 'welcome',
              state: host.state(),
              options: host.options,
              callbacks: HOST_CALLBACKS.filter((name) => host[name] !== undefined),
            })
          : protocolMessage({ type: 'refused' }),
      );
      onHello?.(isWelcome);
    } else if (!isWelcome) return;
    else if (message.type === 'call') host[message.name]?.();
    else host.emit(message.event);
  };
  const stopReceiving = transport.receive((data) => {
    const { data: message } = GuestMessage.safeParse(data);
    if (message) handle(message);
  });
  const unsubscribe = host.subscribe((state) => {
    if (isWelcome) transport.send(protocolMessage({ type: 'state-change', state }));
  });
  return () => {
    stopReceiving();
    unsubscribe();
  };
}
