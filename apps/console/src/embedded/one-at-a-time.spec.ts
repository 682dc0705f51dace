// @see spec 3.11, 4.1
import { describe, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time';

interface StartedConsole {
  loaded: () => void;
  failed: () => void;
  restart: (address: string) => void;
}

/** `log` has each console that was mounted in the element or removed from it. */
function element() {
  const log: string[] = [];
  const starts: StartedConsole[] = [];
  const report = vi.fn();
  const consoles = oneAtATime(async (restart, address = '/') => {
    const { promise, resolve, reject } = Promise.withResolvers<null>();
    starts.push({
      loaded: () => {
        resolve(null);
      },
      failed: () => {
        reject(new Error('no code'));
      },
      restart,
    });
    await promise;
    log.push(`mount ${address}`);
    return () => log.push(`remove ${address}`);
  }, report);
  const nth = (count: number) =>
    vi.waitFor(() => {
      const start = starts[count - 1];
      if (!start) throw new Error(`Only ${String(starts.length)} consoles were started.`);
      return start;
    });
  return { started: consoles.start(), end: consoles.end, log, starts, nth, report };
}

describe('the consoles in an element', () => {
  it('are one, although the first is replaced twice while it starts', async () => {
    const { started, log, starts, nth, end } = element();
    const first = await nth(1);
    first.restart('/apps');
    first.restart('/live');
    expect(starts).toHaveLength(1);
    first.loaded();
    await started;
    (await nth(2)).loaded();
    await vi.waitFor(() => expect(log).toEqual(['mount /', 'remove /', 'mount /apps']));
    end();
    expect(log.at(-1)).toBe('remove /apps');
    expect(starts).toHaveLength(2);
  });

  it('are one after each of several replacements', async () => {
    const { log, nth } = element();
    const first = await nth(1);
    first.loaded();
    first.restart('/apps');
    const second = await nth(2);
    second.loaded();
    second.restart('/live');
    (await nth(3)).loaded();
    await vi.waitFor(() =>
      expect(log).toEqual(['mount /', 'remove /', 'mount /apps', 'remove /apps', 'mount /live']),
    );
  });

  it('are none once ended, although a replacement is starting or requested', async () => {
    const { log, starts, started, nth, end } = element();
    const first = await nth(1);
    first.loaded();
    await started;
    first.restart('/apps');
    const second = await nth(2);
    end();
    second.restart('/live');
    second.loaded();
    await vi.waitFor(() => expect(log).toEqual(['mount /', 'remove /', 'mount /apps', 'remove /apps']));
    await Promise.resolve();
    expect(starts).toHaveLength(2);
  });

  it('reject the start of the first, and report that of a replacement', async () => {
    const failing = element();
    (await failing.nth(1)).failed();
    await expect(failing.started).rejects.toThrow('no code');

    const { nth, report } = element();
    const first = await nth(1);
    first.loaded();
    first.restart('/apps');
    (await nth(2)).failed();
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  });
});
