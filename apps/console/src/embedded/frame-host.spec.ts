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
  /** Where the page around the frame really comes from. */
  origin: string;
  ancestors?: string[];
  referrer?: string;
  /** What it answers a hello with. */
  answer?: object;
}

/** A frame within a page: messages arrive where the browser delivers them, at the origin that they are meant for. */
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
  const own = {
    parent,
    location: ancestors ? { ancestorOrigins: ancestors } : {},
    document: { referrer },
    addEventListener: (_type: 'message', listener: Parameters<typeof listeners.add>[0]) =>
      void listeners.add(listener),
    removeEventListener: (_type: 'message', listener: Parameters<typeof listeners.add>[0]) =>
      void listeners.delete(listener),
  };
  return { own, targets };
}

describe('the host of a frame', () => {
  it.each([
    ['by what the browser says', { ancestors: [HOST, OTHER] }, [HOST]],
    ['by the referrer', { referrer: `${HOST}/a/page` }, [HOST]],
    ['by a hello to each that is listed', {}, [OTHER, HOST]],
  ])('is found %s; nothing is ever sent to just anybody', async (_how, told, asked) => {
    const { own, targets } = frameWithin({ origin: HOST, answer: WELCOME, ...told });
    const host = await frameHost({ own, hosts: [OTHER, HOST] });
    expect(host.state().token).toBe('abc');
    expect(targets).toEqual(asked);
  });

  it('is none where the page around is not listed, and hears nothing', async () => {
    const { own, targets } = frameWithin({
      origin: 'https://evil.example',
      ancestors: ['https://evil.example'],
    });
    await expect(frameHost({ own, hosts: [HOST] })).rejects.toThrow(ForeignHostError);
    expect(targets).toEqual([]);
  });

  it('is none where nobody is listed', async () => {
    const { own } = frameWithin({ origin: HOST });
    await expect(frameHost({ own, hosts: [] })).rejects.toThrow('No host is configured.');
  });

  it('is given up after a while of silence', async () => {
    vi.useFakeTimers();
    const { own } = frameWithin({ origin: HOST });
    const found = expect(frameHost({ own, hosts: [HOST, OTHER] })).rejects.toThrow(
      'did not answer within 10 s',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await found;
    vi.useRealTimers();
  });

  it('says what it lacks, rather than that the others kept silent', async () => {
    vi.useFakeTimers();
    const { own } = frameWithin({ origin: HOST, answer: { ...WELCOME, state: { token: '' } } });
    const found = expect(frameHost({ own, hosts: [OTHER, HOST] })).rejects.toThrow(
      'appConfig.token is required',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await found;
    vi.useRealTimers();
  });
});
