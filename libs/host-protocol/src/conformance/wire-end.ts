import type { WindowWire } from '../window-wire';
import { awaited } from './waiting';

/** A message as far as it can be read: the suite has to see those that are badly shaped, too. */
export interface RawMessage {
  readonly type: unknown;
  readonly data: object;
}

interface WireEnd {
  /** Everything of this protocol that has arrived, in its order. */
  readonly arrived: readonly RawMessage[];
  send: (message: object) => void;
  /** The first message of a type that arrives from a moment on, which is now unless told. */
  next: (type: string, patience: number, from?: number) => Promise<object | undefined>;
  end: () => void;
}

/** The suite's end of a frame's wire. */
export function wireEnd(wire: WindowWire): WireEnd {
  const arrived: RawMessage[] = [];
  const end = wire.receive((data) => {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'channel') !== 'shell-host') return;
    arrived.push({ type: Reflect.get(data, 'type'), data });
  });
  return {
    arrived,
    send: wire.send,
    next: (type, patience, from = arrived.length) =>
      awaited(() => arrived.slice(from).find((message) => message.type === type)?.data, patience),
    end,
  };
}
