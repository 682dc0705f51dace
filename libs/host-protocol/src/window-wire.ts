/** One end of the wire between a window and the one that embeds it. */
export interface WindowWire {
  send: (message: object) => void;
  /** Calls the handler with the data of each message from the other end; returns the way to stop. */
  receive: (handler: (data: unknown) => void) => () => void;
}

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;

interface WireEnds {
  /** The window that this end is in. */
  own: {
    addEventListener: (type: 'message', listener: Listener) => void;
    removeEventListener: (type: 'message', listener: Listener) => void;
  };
  other: { postMessage: (message: unknown, targetOrigin: string) => void };
  /** Exactly where the other window's page comes from, such as `https://host.example`. */
  origin: string;
}

/**
 * Only messages of that very window from that very origin come in, and none goes out to a page of any other origin.
 *
 * @throws Error where the origin is not exact: `*`, `null`, or an address with a path.
 */
export function windowWire({ own, other, origin }: WireEnds): WindowWire {
  if (!isExactOrigin(origin))
    throw new Error(`"${origin}" is no exact origin, such as "https://host.example".`);
  return {
    send: (message) => {
      other.postMessage(message, origin);
    },
    receive: (handler) => {
      const listen: Listener = (event) => {
        if (event.source === other && event.origin === origin) handler(event.data);
      };
      own.addEventListener('message', listen);
      return () => {
        own.removeEventListener('message', listen);
      };
    },
  };
}

function isExactOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}
