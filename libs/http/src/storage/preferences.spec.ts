// @see spec 2.6, 3.12, 3.14, 4.10
import { describe, expect, it, vi } from 'vitest';
import { createConsoleStorage } from './console-storage';
import { createPreferences } from './preferences';
import { createMemoryStorage, createSafeStorage } from './safe-storage';

const DEFAULTS = {
  darkMode: true,
  layoutMode: 'vertical',
  density: 'compact',
  sidebarCollapsed: false,
  developerPanel: false,
  singleKeys: true,
};

describe('preferences', () => {
  it('begin dark, vertical and expanded', () =>
    expect(createPreferences(createConsoleStorage()).current()).toEqual(DEFAULTS));

  it.each([
    ['console.dark-mode', 'false', { darkMode: false }],
    ['console.dark-mode', 'perhaps', {}],
    ['__SS_LAYOUT_MODE__', 'horizontal', { layoutMode: 'horizontal' }],
    ['__SS_LAYOUT_MODE__', 'diagonal', {}],
    ['console.density', 'comfortable', { density: 'comfortable' }],
    ['console.density', 'dense', {}],
    ['console.sidebar-collapsed', 'true', { sidebarCollapsed: true }],
    ['console.sidebar-collapsed', '{', {}],
    ['console.developer-panel', 'true', { developerPanel: true }],
    ['console.single-keys', 'false', { singleKeys: false }],
  ])('read %s "%s"', (key, value, read) => {
    const storage = createConsoleStorage({ local: createMemoryStorage({ [key]: value }) });
    expect(createPreferences(storage).current()).toEqual({ ...DEFAULTS, ...read });
  });

  it('are the same after a reload', () => {
    const storage = createConsoleStorage();
    createPreferences(storage).change({ darkMode: false, sidebarCollapsed: true });
    createPreferences(storage).change({ layoutMode: 'horizontal' });
    expect(createPreferences(storage).current()).toEqual({
      darkMode: false,
      layoutMode: 'horizontal',
      density: 'compact',
      sidebarCollapsed: true,
      developerPanel: false,
      singleKeys: true,
    });
  });

  it('count for this page where the browser keeps nothing', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const preferences = createPreferences(createConsoleStorage({ local: blocked }));
    expect(preferences.current()).toEqual(DEFAULTS);
    preferences.change({ darkMode: false });
    expect(preferences.current().darkMode).toBe(false);
  });

  it('are told of when they change, and stay one object until then', () => {
    const preferences = createPreferences(createConsoleStorage());
    const before = preferences.current();
    expect(preferences.current()).toBe(before);
    const listener = vi.fn();
    const stop = preferences.subscribe(listener);
    preferences.change({ darkMode: false });
    expect(preferences.current()).not.toBe(before);
    stop();
    preferences.change({ darkMode: true });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('are taken up from another tab, and told of only when they differ', () => {
    const storage = createConsoleStorage();
    const [here, there] = [createPreferences(storage), createPreferences(storage)];
    const listener = vi.fn();
    here.subscribe(listener);
    there.change({ darkMode: false });
    here.reread();
    here.reread();
    expect(here.current().darkMode).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('leave alone what another tab has written meanwhile', () => {
    const storage = createConsoleStorage();
    const here = createPreferences(storage);
    createPreferences(storage).change({ darkMode: false, layoutMode: 'horizontal' });
    here.change({ sidebarCollapsed: true });
    expect(createPreferences(storage).current()).toEqual({
      ...DEFAULTS,
      darkMode: false,
      layoutMode: 'horizontal',
      sidebarCollapsed: true,
    });
  });
});
