// @see operation overload
import { describe, expect, it } from 'vitest';
import { asRequestOf, FairQueue, QueueFull } from './fair-queue';

function heldUp(limits: { maxWaiting?: number; maxWaitMs?: number; concurrency?: number } = {}) {
  const queue = new FairQueue({ maxWaiting: 100, maxWaitMs: 60_000, ...limits });
  const hold = Promise.withResolvers<void>();
  const held = Array.from({ length: limits.concurrency ?? 1 }, () => queue.run(() => hold.promise));
  const ran: string[] = [];
  const note = (name: string) =>
    queue.run(async () => {
      ran.push(name);
      return Promise.resolve();
    });
  return { queue, hold, held, ran, note };
}

describe('a fair queue', () => {
  it('runs work in request order, remaining work of begun requests first', async () => {
    const { hold, ran, note } = heldUp();
    const twice = (name: string) =>
      asRequestOf(name, async () => {
        await note(`${name} first`);
        await note(`${name} second`);
      });
    const all = ['a', 'b', 'c'].map(twice);
    hold.resolve();
    await Promise.all(all);
    expect(ran).toEqual(['a first', 'a second', 'b first', 'b second', 'c first', 'c second']);
  });

  it('alternates between callers', async () => {
    const { hold, ran, note } = heldUp();
    const many = [1, 2, 3, 4].map((time) => asRequestOf('many', () => note(`many ${String(time)}`)));
    const few = [1, 2].map((time) => asRequestOf('few', () => note(`few ${String(time)}`)));
    hold.resolve();
    await Promise.all([...many, ...few]);
    expect(ran).toEqual(['many 1', 'few 1', 'many 2', 'few 2', 'many 3', 'many 4']);
  });

  it('runs work up to the concurrency and yields to the event loop', async () => {
    const { queue, hold, held, note, ran } = heldUp({ concurrency: 2 });
    const third = note('third');
    expect(queue.state()).toMatchObject({ waiting: 1, rejected: 0 });
    let turned = false;
    setImmediate(() => (turned = true));
    hold.resolve();
    await Promise.all(held);
    expect(ran).toEqual([]);
    await third;
    expect(turned).toBe(true);
    expect(queue.state()).toMatchObject({ waiting: 0, rejected: 0 });
  });

  it('rejects the last request of the busiest caller when full', async () => {
    const { queue, hold, ran, note } = heldUp({ maxWaiting: 2 });
    const many = [1, 2].map((time) => asRequestOf('many', () => note(`many ${String(time)}`)));
    const few = asRequestOf('few', () => note('few'));
    await expect(many[1]).rejects.toThrow(QueueFull);
    const next = asRequestOf('many', () => note('many 3'));
    await expect(next).rejects.toThrow(QueueFull);
    hold.resolve();
    await Promise.all([many[0], few]);
    expect(ran).toEqual(['many 1', 'few']);
    expect(queue.state().rejected).toBe(2);
  });

  it('rejects a request that waited too long, but never other work', async () => {
    const { queue, hold, ran, note } = heldUp({ maxWaitMs: 20, maxWaiting: 1 });
    const request = asRequestOf('caller', () => note('request'));
    await expect(request).rejects.toThrow(QueueFull);
    const jobs = [note('job'), note('other job')];
    await new Promise((done) => setTimeout(done, 40));
    expect(queue.state().oldestWaitMs).toBeGreaterThan(20);
    hold.resolve();
    await Promise.all(jobs);
    expect(ran).toEqual(['job', 'other job']);
  });

  it('continues after failed work', async () => {
    const { queue, hold, note } = heldUp();
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const after = note('after');
    hold.resolve();
    await expect(failed).rejects.toThrow('broken');
    await expect(after).resolves.toBeUndefined();
  });
});
