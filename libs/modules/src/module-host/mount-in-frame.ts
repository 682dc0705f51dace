import { serveFrame, windowTransport, type ShellHost } from '@console/host-protocol';
import { failed, RUNNING, type GuestFailure, type GuestStart } from './guest-phase';

/**
 * A module needs its own origin, which the protocol tells it by, and forms, which frameworks handle themselves. Neither the
 * console's address nor other windows are its own to open.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-downloads';

interface FrameStart extends GuestStart {
  host: ShellHost;
  /** What the frame is called for those who do not see it. */
  title: string;
  patience: number;
}

/**
 * Shows a module's page in a frame, and is its host there. A page that does not say hello in time is taken out again.
 * Returns the way to take it out.
 */
export function mountInFrame({ area, address, host, title, patience, tell }: FrameStart): () => void {
  const { origin } = new URL(address);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  // A page of this very origin could take its fence down, and browsers warn of that.
  if (origin !== window.location.origin) frame.setAttribute('sandbox', SANDBOX);
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    // What a page leaves to the browser is black on nothing, whatever the console's theme is.
    colorScheme: 'light',
    background: 'Canvas',
  });
  frame.src = address;
  area.append(frame);

  const end = () => {
    clearTimeout(limit);
    stopServing();
    frame.remove();
  };
  const fail = (why: GuestFailure) => {
    end();
    tell(failed(why));
  };
  const limit = setTimeout(() => {
    fail('silent');
  }, patience);
  // The window of a frame in the page is there at once, whatever it is yet to load.
  const stopServing = frame.contentWindow
    ? serveFrame(windowTransport({ self: window, peer: frame.contentWindow, origin }), host, (welcome) => {
        clearTimeout(limit);
        if (welcome) tell(RUNNING);
        else fail('version');
      })
    : () => undefined;
  return end;
}
