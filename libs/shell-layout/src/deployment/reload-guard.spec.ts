// @see spec 4.8, 8, 9
import { createConsoleStorage, createSafeStorage } from '@console/http';
import { describe, expect, it } from 'vitest';
import { createReloadGuard, RELOAD_GUARD_MS } from './reload-guard';

const NOON = Date.UTC(2026, 0, 31, 12);

function tabAt(start: number) {
  const entries = new Map<string, string>();
  const webStorage: Storage = {
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  const tab = { time: start, entries };
  const page = () =>
    createReloadGuard(createConsoleStorage({ tab: createSafeStorage(() => webStorage) }), () => tab.time);
  return { tab, page };
}

describe('the reload guard', () => {
  it('lets one load pass, in the next page too, until 10 s are over', () => {
    const { tab, page } = tabAt(NOON);
    expect([page().pass(), page().pass()]).toEqual([true, false]);
    tab.time = NOON + RELOAD_GUARD_MS - 1;
    expect(page().pass()).toBe(false);
    tab.time = NOON + RELOAD_GUARD_MS;
    expect(page().pass()).toBe(true);
    expect(page().pass()).toBe(false);
  });

  it('is not shut for good by a clock that was set back', () => {
    const { tab, page } = tabAt(NOON);
    page().pass();
    tab.time = NOON - 24 * 3_600_000;
    expect(page().pass()).toBe(true);
    expect(page().pass()).toBe(false);
  });

  it.each(['soon', '{}', '"1"', 'null'])('reads %s as never', (text) => {
    const { tab, page } = tabAt(NOON);
    tab.entries.set('console.reloaded-at', text);
    expect(page().pass()).toBe(true);
  });

  it('lets nothing pass where the browser keeps nothing', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const page = () => createReloadGuard(createConsoleStorage({ tab: blocked }), () => NOON);
    expect([page().pass(), page().pass()]).toEqual([false, false]);
  });
});
