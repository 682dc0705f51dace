// @see spec 3.12
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createSafeStorage } from './safe-storage';

/** A Web Storage over a map; `refuse` is asked before each access. */
function storageOf(
  entries: Map<string, string>,
  refuse: (act: 'read' | 'write' | 'remove') => boolean,
): Storage {
  const guard = (act: 'read' | 'write' | 'remove') => {
    if (refuse(act)) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => {
      entries.clear();
    },
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
  it('keeps its values in the Web Storage', () => {
    const entries = new Map([['language', 'vi']]);
    const storage = createSafeStorage(() => storageOf(entries, () => false));
    expect(storage.read('language')).toBe('vi');
    storage.write('theme', 'dark');
    storage.write('language', null);
    expect([...entries]).toEqual([['theme', 'dark']]);
    expect(storage.read('language')).toBeNull();
  });

  it('lives without a Web Storage that may not even be opened', () => {
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

  it('keeps for this page what a full storage does not take', () => {
    const entries = new Map([['draft', 'old']]);
    const storage = createSafeStorage(() => storageOf(entries, (act) => act === 'write'));
    storage.write('draft', 'new');
    expect(storage.read('draft')).toBe('new');
    expect(entries.get('draft')).toBe('old');
  });

  it('forgets a value that the storage would not remove', () => {
    const entries = new Map([['token', 'a']]);
    const storage = createSafeStorage(() => storageOf(entries, (act) => act === 'remove'));
    storage.write('token', null);
    expect(storage.read('token')).toBeNull();
  });

  it('goes back to the storage once that takes values again', () => {
    const entries = new Map<string, string>();
    let full = true;
    const storage = createSafeStorage(() => storageOf(entries, (act) => act === 'write' && full));
    storage.write('theme', 'dark');
    expect(storage.lasts('theme')).toBe(false);
    full = false;
    storage.write('theme', 'light');
    expect(storage.lasts('theme')).toBe(true);
    entries.set('theme', 'changed by another tab');
    expect(storage.read('theme')).toBe('changed by another tab');
  });
});

describe('a safe storage with another to fall back on', () => {
  it('uses the first that opens, as a page in a window of another origin has to', () => {
    const [parent, own] = [new Map<string, string>(), new Map<string, string>()];
    let foreign = true;
    const storage = createSafeStorage(
      () => {
        if (foreign)
          throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
        return storageOf(parent, () => false);
      },
      () => storageOf(own, () => false),
    );
    storage.write('token', 'a');
    expect([...own, ...parent]).toEqual([['token', 'a']]);
    expect(storage.read('token')).toBe('a');
    foreign = false;
    storage.write('token', 'b');
    expect([parent.get('token'), own.get('token')]).toEqual(['b', 'a']);
  });
});

describe('a memory storage', () => {
  it('keeps and drops values', () => {
    const storage = createMemoryStorage({ a: '1' });
    storage.write('b', '2');
    storage.write('a', null);
    expect([storage.read('a'), storage.read('b')]).toEqual([null, '2']);
    expect(storage.lasts('b')).toBe(false);
  });
});
