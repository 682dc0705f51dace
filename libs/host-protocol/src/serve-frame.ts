import { GuestMessage, marked } from './frame-messages';
import { HOST_CALLBACKS, SHELL_HOST_VERSION } from './host-state';
import type { ShellHost } from './shell-host';
import type { WindowWire } from './window-wire';

/**
 * The host's end of the frame carrier: greets the guest of each page that the frame loads, tells it of every change, and
 * hands on what it asks and says. Whatever is none of the protocol's messages is dropped. Returns the way to stop.
 *
 * @param onHello Told of each guest that says hello, and whether it was welcome: one of another version is not.
 */
export function serveFrame(
  wire: WindowWire,
  host: ShellHost,
  onHello?: (welcome: boolean) => void,
): () => void {
  let greeted = false;
  const answer = (message: GuestMessage) => {
    switch (message.type) {
      case 'hello': {
        greeted = message.version === SHELL_HOST_VERSION;
        wire.send(
          greeted
            ? marked({
                type: 'welcome',
                state: host.state(),
                options: host.options,
                callbacks: HOST_CALLBACKS.filter((name) => host[name] !== undefined),
              })
            : marked({ type: 'refused' }),
        );
        onHello?.(greeted);
        return;
      }
      case 'call':
        host[message.name]?.();
        return;
      case 'event':
        host.emit(message.event);
    }
  };
  const stopReceiving = wire.receive((data) => {
    const message = GuestMessage.safeParse(data);
    if (message.success && (greeted || message.data.type === 'hello')) answer(message.data);
  });
  const stopTelling = host.subscribe((state) => {
    if (greeted) wire.send(marked({ type: 'state-change', state }));
  });
  return () => {
    stopReceiving();
    stopTelling();
  };
}
