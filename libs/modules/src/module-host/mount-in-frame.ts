import { serveFrame, windowTransport, type ShellHost } from '@console/host-protocol';
import { failed, RUNNING, type GuestFailure, type GuestStart } from './guest-status';

/**
 * Modules need their origin, which the protocol checks, and forms. They may not navigate the console or
 * open windows.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-downloads';

interface FrameStart extends GuestStart {
  host: ShellHost;
  /** Accessible name. */
  title: string;
  timeoutMs: number;
}

/**
 * Shows a module's page in an iframe and serves as its host. Fails if the page sends no hello in time.
 * Returns the cleanup.
 */
export function mountInFrame({ area, address, host, title, timeoutMs, onStatus }: FrameStart): () => void {
  const { origin } = new URL(address);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  // A same-origin page could remove the sandbox, and browsers warn about it.
  if (origin !== window.location.origin) frame.setAttribute('sandbox', SANDBOX);
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    // Default text is black, whatever the console's theme.
    colorScheme: 'light',
    background: 'Canvas',
  });
  frame.src = address;
  area.append(frame);

  const end = () => {
    clearTimeout(timeout);
    stopServing();
    frame.remove();
  };
  const fail = (reason: GuestFailure) => {
    end();
    onStatus(failed(reason));
  };
  const timeout = setTimeout(() => fail('timeout'), timeoutMs);
  const stopServing = frame.contentWindow
    ? serveFrame(windowTransport({ self: window, peer: frame.contentWindow, origin }), host, (welcome) => {
        clearTimeout(timeout);
        if (welcome) onStatus(RUNNING);
        else fail('version');
      })
    : () => undefined;
  return end;
}
