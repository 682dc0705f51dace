// @see spec 3.11, 3.12, 4.1, 8
import { describe, expect, it, vi } from 'vitest';
import { createConsoleStorage } from '../storage/console-storage';
import { createMemoryStorage } from '../storage/safe-storage';
import { STORED_ITEMS } from '../storage/stored-items';
import { ADMIN_APP_ID } from '../contract/admin-app';
import { createSession, SESSION_KEYS } from './session';

describe('a session', () => {
  it('starts signed out, in the admin app', () => {
    const session = createSession(createConsoleStorage());
    expect([session.token, session.pendingToken, session.appId]).toEqual([null, null, ADMIN_APP_ID]);
  });

  it('holds the main token as its header value and drops a pending one', () => {
    const session = createSession(createConsoleStorage());
    session.awaitSecondFactor('pending');
    session.signIn('main');
    expect([session.token, session.pendingToken]).toEqual(['Bearer main', null]);
  });

  it('holds a pending token and drops the main one', () => {
    const session = createSession(createConsoleStorage());
    session.signIn('main');
    session.awaitSecondFactor('pending');
    expect([session.token, session.pendingToken]).toEqual([null, 'Bearer pending']);
  });

  it('is in the app that was opened last, and notifies listeners', () => {
    const session = createSession(createConsoleStorage());
    session.signIn('main');
    const listener = vi.fn();
    session.subscribe(listener);
    session.workIn('studio');
    session.workIn('studio');
    expect([session.appId, session.token]).toEqual(['studio', 'Bearer main']);
    expect(listener).toHaveBeenCalledOnce();
    session.workIn(ADMIN_APP_ID);
    expect(session.appId).toBe(ADMIN_APP_ID);
  });

  it('rejects an app ID that is not a header value', () => {
    const session = createSession(createConsoleStorage());
    session.workIn('studio\nCookie: b');
    expect(session.appId).toBe(ADMIN_APP_ID);
  });

  it('clears tokens, app and data of the app', () => {
    const storage = createConsoleStorage();
    storage.write(STORED_ITEMS.appId, 'studio');
    storage.write(STORED_ITEMS.paymentMethod, { paymentMethod: 'card' });
    storage.write(STORED_ITEMS.darkMode, false);
    const session = createSession(storage);
    session.signIn('main');
    expect(session.appId).toBe('studio');
    session.clear();
    expect([session.token, session.pendingToken, session.appId]).toEqual([null, null, ADMIN_APP_ID]);
    expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
    expect(storage.read(STORED_ITEMS.darkMode)).toBe(false);
  });

  it('survives a reload; other tabs share all but the app', () => {
    const [local, tab] = [createMemoryStorage(), createMemoryStorage()];
    createConsoleStorage({ local, tab }).write(STORED_ITEMS.appId, 'studio');
    createSession(createConsoleStorage({ local, tab })).signIn('main');
    expect(createSession(createConsoleStorage({ local, tab })).appId).toBe('studio');
    const elsewhere = createSession(createConsoleStorage({ local }));
    expect([elsewhere.token, elsewhere.appId]).toEqual(['Bearer main', ADMIN_APP_ID]);
  });

  it('has the token of the page that embeds the console', () => {
    const [local, host] = [createMemoryStorage(), createMemoryStorage()];
    createSession(createConsoleStorage({ host })).signIn('of the host');
    expect(createSession(createConsoleStorage({ local, host })).token).toBe('Bearer of the host');
    expect(createSession(createConsoleStorage({ local })).token).toBeNull();
  });

  it('has the token header of the host', () => {
    const storage = createConsoleStorage();
    const session = createSession(storage);
    expect(session.tokenHeader).toBeNull();
    storage.write(STORED_ITEMS.tokenHeader, 'x-backdoor');
    expect(session.tokenHeader).toBe('x-backdoor');
  });

  it.each([
    ['abc', 'Bearer abc'],
    ['Bearer abc', 'Bearer abc'],
    ['', null],
    ['none that a header can hold: ế', null],
  ])('adopts the token %j of a host as %j', (token, held) => {
    const session = createSession(createConsoleStorage());
    session.awaitSecondFactor('pending');
    session.adopt(token, 'x-backdoor');
    expect([session.token, session.pendingToken, session.tokenHeader]).toEqual([held, null, 'x-backdoor']);
  });

  it('notifies listeners of each change', () => {
    const session = createSession(createConsoleStorage());
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

  it('has an end reason until the next sign-in', () => {
    const local = createMemoryStorage();
    const session = createSession(createConsoleStorage({ local }));
    session.signIn('main');
    session.clear('expired');
    expect(session.endReason).toBe('expired');
    session.clear();
    session.clear('failed');
    expect(createSession(createConsoleStorage({ local })).endReason).toBe('expired');
    session.signIn('second');
    expect(session.endReason).toBeNull();
    session.clear();
    expect(session.endReason).toBeNull();
  });

  it('names a sign-out in another tab until the next sign-in', () => {
    const [local, tab] = [createMemoryStorage(), createMemoryStorage()];
    const session = createSession(createConsoleStorage({ local, tab }));
    session.signIn('main');
    const otherTab = createSession(createConsoleStorage({ local }));
    otherTab.clear();
    session.supersede();
    const reloaded = createSession(createConsoleStorage({ local, tab }));
    reloaded.clear();
    expect([reloaded.endReason, otherTab.endReason]).toEqual(['elsewhere', null]);
    reloaded.signIn('again');
    reloaded.clear();
    expect(reloaded.endReason).toBeNull();
  });

  it('prefers the reason of another tab’s end', () => {
    const local = createMemoryStorage();
    const session = createSession(createConsoleStorage({ local }));
    session.signIn('main');
    createSession(createConsoleStorage({ local })).clear('expired');
    session.supersede();
    expect(session.endReason).toBe('expired');
  });

  it('that another tab has superseded has no token', () => {
    const local = createMemoryStorage();
    const storage = createConsoleStorage({ local });
    storage.write(STORED_ITEMS.paymentMethod, { paymentMethod: 'card' });
    const session = createSession(storage);
    session.signIn('main');
    expect(session.superseded).toBe(false);
    const listener = vi.fn();
    session.subscribe(listener);
    createSession(createConsoleStorage({ local })).signIn('of another user');
    expect(session.superseded).toBe(true);
    session.supersede();
    session.clear();
    expect([session.token, session.pendingToken]).toEqual([null, null]);
    expect(listener).toHaveBeenCalledOnce();
    expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
    expect(createSession(createConsoleStorage({ local })).token).toBe('Bearer of another user');
    session.signIn('main again');
    expect([session.token, session.superseded]).toEqual(['Bearer main again', false]);
  });

  it('records activity of all tabs at most once a minute', () => {
    const local = createMemoryStorage();
    const clock = { now: 1_000_000 };
    const open = () => createSession(createConsoleStorage({ local }), () => clock.now);
    const [session, otherTab] = [open(), open()];
    session.signIn('main');
    expect([session.recordActivity(), session.recordActivity()]).toEqual([true, false]);

    clock.now += 59_999;
    expect([otherTab.recordActivity(), session.isIdleHere]).toEqual([false, false]);
    clock.now += 1;
    expect([session.isIdleHere, otherTab.isIdleHere]).toEqual([true, false]);
    expect(otherTab.recordActivity()).toBe(true);
    expect([session.idleMs, session.isIdleHere]).toEqual([0, true]);
  });

  it('stores the inactivity limit', () => {
    const local = createMemoryStorage();
    const session = createSession(createConsoleStorage({ local }));
    session.limitInactivity(60);
    session.clear('inactive');
    expect(createSession(createConsoleStorage({ local })).inactivityMinutes).toBe(60);
    session.limitInactivity(null);
    expect(session.inactivityMinutes).toBeNull();
  });

  it('names the stored keys', () => {
    const written: string[] = [];
    const local = {
      read: () => null,
      write: (key: string) => void written.push(key),
      lasts: () => true,
    };
    createSession(createConsoleStorage({ local })).signIn('main');
    expect(written.toSorted()).toEqual(SESSION_KEYS.toSorted());
  });
});
