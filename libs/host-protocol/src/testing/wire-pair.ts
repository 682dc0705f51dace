import type { ConformanceReport } from '../conformance/clauses';
import type { WindowWire } from '../window-wire';

type Handler = (data: unknown) => void;

/** Both ends of one wire; what is sent arrives later, as between windows, and before anything that waits for time. */
export function wirePair(): [WindowWire, WindowWire] {
  const [first, second] = [new Set<Handler>(), new Set<Handler>()];
  const end = (own: Set<Handler>, other: Set<Handler>): WindowWire => ({
    send: (message) => {
      const data: unknown = structuredClone(message);
      queueMicrotask(() => {
        other.forEach((handler) => {
          handler(data);
        });
      });
    },
    receive: (handler) => {
      own.add(handler);
      return () => own.delete(handler);
    },
  });
  return [end(first, second), end(second, first)];
}

/** The same wire, on which some messages leave as others, or not at all. */
export function sendingOtherwise(
  wire: WindowWire,
  rewrite: (message: object) => object | undefined,
): WindowWire {
  return {
    ...wire,
    send: (message) => {
      const sent = rewrite(message);
      if (sent) wire.send(sent);
    },
  };
}

/** The ids of the clauses that have failed. */
export function fallenOf({ verdicts }: ConformanceReport): string[] {
  return verdicts.filter(({ result }) => result === 'failed').map(({ id }) => id);
}
