// @see spec 3.15
import { describe, expect, it, vi } from 'vitest';
import { createBuildInfo } from './build-info';

describe('the build', () => {
  it('has its time once that is loaded, and asks once', async () => {
    const ask = vi.fn(() => Promise.resolve(1_700_000_000_000));
    const build = createBuildInfo('1.2.3', ask);
    expect([build.version, build.time]).toEqual(['1.2.3', undefined]);
    await Promise.all([build.load(), build.load()]);
    expect(build.time).toBe(1_700_000_000_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each(['1700000000000', null, {}, [], NaN, Infinity])('has no time where %j is told', async (answer) => {
    const build = createBuildInfo('1.2.3', () => Promise.resolve(answer));
    await build.load();
    expect(build.time).toBeUndefined();
  });

  it('has no time where nothing answers', async () => {
    const build = createBuildInfo('1.2.3', () => Promise.reject(new SyntaxError('no JSON')));
    await expect(build.load()).resolves.toBeUndefined();
    expect(build.time).toBeUndefined();
  });
});
