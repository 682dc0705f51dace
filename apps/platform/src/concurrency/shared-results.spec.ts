import { describe, expect, it } from 'vitest';
import { SharedResults } from './shared-results';

function controlled() {
  const ends: ((answer: number) => void)[] = [];
  return {
    begun: () => ends.length,
    work: () =>
      new Promise<number>((resolve) => {
        ends.push(resolve);
      }),
    end: (position: number, answer: number) => ends[position]?.(answer),
  };
}

describe('shared results', () => {
  it('share the next result among waiting callers', async () => {
    const answers = new SharedResults<string, number>();
    const { begun, work, end } = controlled();
    const first = answers.ask('apps', work);
    const others = Array.from({ length: 20 }, () => answers.ask('apps', work));
    expect(begun()).toBe(1);
    end(0, 1);
    expect(await first).toBe(1);
    await expect.poll(begun).toBe(2);
    end(1, 2);
    expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
    expect(begun()).toBe(2);
  });

  it('never return a result begun before the request', async () => {
    const answers = new SharedResults<string, number>();
    let stored = 1;
    const { work, end } = controlled();
    const before = answers.ask('apps', () => work());
    stored = 2;
    const after = answers.ask('apps', () => Promise.resolve(stored));
    end(0, 1);
    expect(await before).toBe(1);
    expect(await after).toBe(2);
  });

  it('separate keys, are not cached, and survive failures', async () => {
    const answers = new SharedResults<string, number>();
    const { work, end } = controlled();
    const failing = answers.ask('apps', () => work().then(() => Promise.reject(new Error('away'))));
    const waiting = answers.ask('apps', () => Promise.resolve(3));
    expect(await answers.ask('groups', () => Promise.resolve(7))).toBe(7);
    end(0, 0);
    await expect(failing).rejects.toThrow('away');
    expect(await waiting).toBe(3);
    expect(await answers.ask('apps', () => Promise.resolve(4))).toBe(4);
  });
});
