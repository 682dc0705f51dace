import type { ConformanceReport } from '../conformance/requirements';
import type { WindowTransport } from '../window-transport';

type Handler = (data: unknown) => void;

/** Both ends of one connection; messages arrive asynchronously, as between windows. */
export function transportPair(): [WindowTransport, WindowTransport] {
  const [first, second] = [new Set<Handler>(), new Set<Handler>()];
  const end = (self: Set<Handler>, peer: Set<Handler>): WindowTransport => ({
    send: (message) => {
      const data: unknown = structuredClone(message);
      queueMicrotask(() => {
        peer.forEach((handler) => handler(data));
      });
    },
    receive: (handler) => {
      self.add(handler);
      return () => self.delete(handler);
    },
  });
  return [end(first, second), end(second, first)];
}

/** The transport with sent messages rewritten, or dropped where `rewrite` returns undefined. */
export function rewriting(
  transport: WindowTransport,
  rewrite: (message: object) => object | undefined,
): WindowTransport {
  return {
    ...transport,
    send: (message) => {
      const sent = rewrite(message);
      if (sent) transport.send(sent);
    },
  };
}

/** The IDs of the requirements with an outcome. */
export function idsOf(
  { results }: ConformanceReport,
  outcome: ConformanceReport['results'][number]['outcome'],
): string[] {
  return results.filter((result) => result.outcome === outcome).map(({ id }) => id);
}
