// @see spec 3.11, 4.1, 8
import { STORED_ITEMS } from '@console/http';
import { describe, expect, it } from 'vitest';
import { createGuestStorage } from './guest-storage';

function browserStorage() {
  const values = new Map<string, string>();
  const localStorage: Storage = {
    get length() {
      return values.size;
    },
    clear: () => {
      values.clear();
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return { localStorage, values };
}

const FOREIGN = {
  get localStorage(): Storage {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
  },
};

describe('the storage of a guest', () => {
  it('keeps the token in the storage of the host only', () => {
    const [around, own] = [browserStorage(), browserStorage()];
    const storage = createGuestStorage(around, own);
    storage.write(STORED_ITEMS.token, 'Bearer abc');
    expect(around.values.get('console.token')).toBe('Bearer abc');
    expect(own.values.size).toBe(0);
    storage.clearPersonal();
    expect(around.values.size).toBe(0);
  });

  it('uses its own storage if the host has another origin', () => {
    const own = browserStorage();
    const storage = createGuestStorage(FOREIGN, own);
    storage.write(STORED_ITEMS.token, 'Bearer abc');
    expect(own.values.get('console.token')).toBe('Bearer abc');
    expect(storage.read(STORED_ITEMS.token)).toBe('Bearer abc');
  });

  it('keeps its session when another console writes to the same storage', () => {
    const around = browserStorage();
    const [one, other] = [createGuestStorage(around, around), createGuestStorage(around, around)];
    one.write(STORED_ITEMS.token, 'Bearer one');
    one.write(STORED_ITEMS.appId, 'studio');
    other.write(STORED_ITEMS.token, 'Bearer other');
    expect(one.read(STORED_ITEMS.token)).toBe('Bearer one');
    expect([one.read(STORED_ITEMS.appId), other.read(STORED_ITEMS.appId)]).toEqual(['studio', null]);
  });

  it('shares dark mode with a standalone console, but not layout, language and sign-in', () => {
    const own = browserStorage();
    const storage = createGuestStorage(own, own);
    storage.write(STORED_ITEMS.layoutMode, 'horizontal');
    storage.write(STORED_ITEMS.language, 'vi');
    storage.write(STORED_ITEMS.pendingToken, 'Bearer pending');
    expect(own.values.size).toBe(0);
    storage.write(STORED_ITEMS.darkMode, false);
    expect(own.values.get('console.dark-mode')).toBe('false');
  });
});
