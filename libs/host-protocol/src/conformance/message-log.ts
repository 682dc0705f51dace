import type { WindowTransport } from '../window-transport';
import { poll } from './requirements';

/** A received message of the protocol's channel, valid or not. */
export interface LoggedMessage {
  readonly type: unknown;
  readonly data: object;
}

export interface MessageLog {
  readonly messages: readonly LoggedMessage[];
  send: (message: object) => void;
  /** The next message of a type; undefined after the timeout. */
  next: (type: string, timeoutMs: number) => Promise<object | undefined>;
  stop: () => void;
}

/** Records what arrives at the suite's end of a transport. */
export function messageLog(transport: WindowTransport): MessageLog {
  const messages: LoggedMessage[] = [];
  const stop = transport.receive((data) => {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'channel') !== 'shell-host') return;
    messages.push({ type: Reflect.get(data, 'type'), data });
  });
  return {
    messages,
    send: transport.send,
    next: (type, timeoutMs) => {
      const from = messages.length;
      return poll(() => messages.slice(from).find((message) => message.type === type)?.data, timeoutMs);
    },
    stop,
  };
}
