// @see spec 3.11, 4.1, 8
import { describe, expect, it, vi } from 'vitest';
import { ForeignHostError, frameHost } from './frame-host';

const HOST = 'https://host.example';
const OTHER = 'https://other.example';
const WELCOME = {
  channel: 'shell-host',
  version: 1,
  type: 'welcome',
  state: { token: 'abc' },
  options: {},
  callbacks: [],
};

interface Around {
  origin: string;
  ancestors?: string[];
  referrer?: string;
  answer?: object;
}

/** A frame whose messages are delivered by origin, as browsers do. */
function frameWithin({ origin, ancestors, referrer = '', answer }: Around) {
  const listeners = new Set<(event: { data: unknown; origin: string; source: unknown }) => void>();
  const targets: string[] = [];
  const parent = {
    postMessage: (_message: unknown, target: string) => {
      targets.push(target);
      if (target !== origin || !answer) return;
      queueMicrotask(() => {
        listeners.forEach((listener) => {
          listener({ data: answer, origin, source: parent });
        });
      });
    },
  };
  const self = {
    parent,
    location: ancestors ? { ancestorOrigins: ancestors } : {},
    document: { referrer },
    addEventListener: (_type: 'message', listener: Parameters<typeof listeners.add>[0]) =>
      void listeners.add(listener),
    removeEventListener: (_type: 'message', listener: Parameters<typeof listeners.add>[0]) =>
      void listeners.delete(listener),
  };
  return { self, targets };
}

describe('the host of a frame', () => {
  it.each([
    ['by ancestorOrigins', { ancestors: [HOST, OTHER] }, [HOST]],
    ['by the referrer', { referrer: `${HOST}/a/page` }, [HOST]],
    ['by a hello to each listed host', {}, [OTHER, HOST]],
  ])('is found %s; every message has an exact target', async (_how, told, asked) => {
    const { self, targets } = frameWithin({ origin: HOST, answer: WELCOME, ...told });
    const host = await frameHost({ self, hosts: [OTHER, HOST] });
    expect(host.state().token).toBe('abc');
    expect(targets).toEqual(asked);
  });

  it('does not exist for a page that is not listed, which receives nothing', async () => {
    const { self, targets } = frameWithin({
      origin: 'https://evil.example',
      ancestors: ['https://evil.example'],
    });
    await expect(frameHost({ self, hosts: [HOST] })).rejects.toThrow(ForeignHostError);
    expect(targets).toEqual([]);
  });

  it('does not exist if no host is listed', async () => {
    const { self } = frameWithin({ origin: HOST });
    await expect(frameHost({ self, hosts: [] })).rejects.toThrow('No host is configured.');
  });

  it('is given up after a timeout', async () => {
    vi.useFakeTimers();
    const { self } = frameWithin({ origin: HOST });
    const found = expect(frameHost({ self, hosts: [HOST, OTHER] })).rejects.toThrow(
      'did not answer within 10 s',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await found;
    vi.useRealTimers();
  });

  it('reports the most specific error', async () => {
    vi.useFakeTimers();
    const { self } = frameWithin({ origin: HOST, answer: { ...WELCOME, state: { token: '' } } });
    const found = expect(frameHost({ self, hosts: [OTHER, HOST] })).rejects.toThrow(
      'appConfig.token is required',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await found;
    vi.useRealTimers();
  });
});
