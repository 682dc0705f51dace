import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from './safe-storage';
import { ADMIN_APP_ID, createSession, SESSION_KEYS } from './session';

function storages() {
  return { local: createMemoryStorage(), tab: createMemoryStorage() };
}

describe('a session', () => {
  it('begins signed out, in the admin app', () => {
    const session = createSession(storages());
    expect([session.token, session.pendingToken, session.appId]).toEqual([null, null, ADMIN_APP_ID]);
  });

  it('holds the main token as its header value and drops a pending one', () => {
    const session = createSession(storages());
    session.awaitSecondFactor('pending');
    session.signIn('main');
    expect([session.token, session.pendingToken]).toEqual(['Bearer main', null]);
  });

  it('holds a pending token and drops the main one', () => {
    const session = createSession(storages());
    session.signIn('main');
    session.awaitSecondFactor('pending');
    expect([session.token, session.pendingToken]).toEqual([null, 'Bearer pending']);
  });

  it('forgets tokens and app when it is cleared', () => {
    const held = storages();
    held.tab.write('console.app-id', 'studio');
    const session = createSession(held);
    session.signIn('main');
    expect(session.appId).toBe('studio');
    session.clear();
    expect([session.token, session.pendingToken, session.appId]).toEqual([null, null, ADMIN_APP_ID]);
  });

  it('is the same after a reload, and in another tab but for the app', () => {
    const { local, tab } = storages();
    tab.write('console.app-id', 'studio');
    createSession({ local, tab }).signIn('main');
    expect(createSession({ local, tab }).appId).toBe('studio');
    const elsewhere = createSession({ local, tab: createMemoryStorage() });
    expect([elsewhere.token, elsewhere.appId]).toEqual(['Bearer main', ADMIN_APP_ID]);
  });

  it('tells of each change until one no longer listens', () => {
    const session = createSession(storages());
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.awaitSecondFactor('a');
    session.signIn('b');
    session.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    session.signIn('c');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('names the keys that another tab’s change comes under', () => {
    const written: string[] = [];
    const local = { read: () => null, write: (key: string) => void written.push(key) };
    createSession({ local, tab: createMemoryStorage() }).signIn('main');
    expect(written.toSorted()).toEqual(SESSION_KEYS.toSorted());
  });
});
