/** One end of the connection between a window and a frame in it. */
export interface WindowTransport {
  send: (message: object) => void;
  /** Calls the handler with the data of each message from the other end; returns the function that stops it. */
  receive: (handler: (data: unknown) => void) => () => void;
}

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;

interface WindowEnds {
  /** The window of this end. */
  self: {
    addEventListener: (type: 'message', listener: Listener) => void;
    removeEventListener: (type: 'message', listener: Listener) => void;
  };
  peer: { postMessage: (message: unknown, targetOrigin: string) => void };
  /** The exact origin of the peer's page, such as `https://host.example`. */
  origin: string;
}

/**
 * Receives messages of `peer` and `origin` only, and posts to no other origin.
 *
 * @throws Error for an inexact origin: `*`, `null`, or an address with a path.
 */
export function windowTransport({ self, peer, origin }: WindowEnds): WindowTransport {
  if (!isExactOrigin(origin))
    throw new Error(`"${origin}" is no exact origin, such as "https://host.example".`);
  return {
    send: (message) => peer.postMessage(message, origin),
    receive: (handler) => {
      const listener: Listener = (event) => {
        if (event.source === peer && event.origin === origin) handler(event.data);
      };
      self.addEventListener('message', listener);
      return () => self.removeEventListener('message', listener);
    },
  };
}

function isExactOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}
