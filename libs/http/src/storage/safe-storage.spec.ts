// @see spec 3.12
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './safe-storage';

function storageOf(
  entries: Map<string, string>,
  rejects: (action: 'read' | 'write' | 'remove') => boolean,
): Storage {
  const guard = (action: 'read' | 'write' | 'remove') => {
    if (rejects(action)) throw new DOMException('rejected', 'QuotaExceededError');
  };
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    getItem: (key) => {
      guard('read');
      return entries.get(key) ?? null;
    },
    setItem: (key, value) => {
      guard('write');
      entries.set(key, value);
    },
    removeItem: (key) => {
      guard('remove');
      entries.delete(key);
    },
  };
}

describe('a safe storage', () => {
  it('stores values in the Web Storage', () => {
    const entries = new Map([['language', 'vi']]);
    const storage = createSafeStorage(() => storageOf(entries, () => false));
    expect(storage.read('language')).toBe('vi');
    storage.write('theme', 'dark');
    storage.write('language', null);
    expect([...entries]).toEqual([['theme', 'dark']]);
    expect(storage.read('language')).toBeNull();
  });

  it('works without a Web Storage', () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(storage.read('token')).toBeNull();
    storage.write('token', 'a');
    expect(storage.read('token')).toBe('a');
    expect(storage.lasts('token')).toBe(false);
    storage.write('token', null);
    expect(storage.read('token')).toBeNull();
  });

  it('holds values in memory if the Web Storage is full', () => {
    const entries = new Map([['draft', 'old']]);
    const storage = createSafeStorage(() => storageOf(entries, (action) => action === 'write'));
    storage.write('draft', 'new');
    expect(storage.read('draft')).toBe('new');
    expect(entries.get('draft')).toBe('old');
  });

  it('forgets a value that cannot be removed', () => {
    const entries = new Map([['token', 'a']]);
    const storage = createSafeStorage(() => storageOf(entries, (action) => action === 'remove'));
    storage.write('token', null);
    expect(storage.read('token')).toBeNull();
  });

  it('uses the Web Storage again once it has space', () => {
    const entries = new Map<string, string>();
    let full = true;
    const storage = createSafeStorage(() => storageOf(entries, (action) => action === 'write' && full));
    storage.write('theme', 'dark');
    expect(storage.lasts('theme')).toBe(false);
    full = false;
    storage.write('theme', 'light');
    expect(storage.lasts('theme')).toBe(true);
    entries.set('theme', 'changed by another tab');
    expect(storage.read('theme')).toBe('changed by another tab');
  });
});

describe('a safe storage with a fallback', () => {
  it('uses the first that can be opened', () => {
    const [parent, window] = [new Map<string, string>(), new Map<string, string>()];
    let crossOrigin = true;
    const storage = createSafeStorage(
      () => {
        if (crossOrigin)
          throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
        return storageOf(parent, () => false);
      },
      () => storageOf(window, () => false),
    );
    storage.write('token', 'a');
    expect([...window, ...parent]).toEqual([['token', 'a']]);
    expect(storage.read('token')).toBe('a');
    crossOrigin = false;
    storage.write('token', 'b');
    expect([parent.get('token'), window.get('token')]).toEqual(['b', 'a']);
  });
});
