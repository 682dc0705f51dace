import {
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createFormDraft,
  createSession,
  draftsOf,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { describe, expect, it, vi } from 'vitest';
import { profileEndpoint } from '../api/session-api';
import { currentUserOf } from '../testing/operator';
import { endSession, signOut } from './end-session';

// @see spec 3.12, 4.1

interface Sent {
  path: string;
  authorization: string | null;
  token: string | null;
}

function signedIn(respond: (path: string) => Promise<Response>) {
  const session = createSession(createConsoleStorage());
  session.signIn('main');
  const sent: Sent[] = [];
  const aborted: string[] = [];
  const send = vi.fn<typeof fetch>((input, init) => {
    const path = new URL(typeof input === 'string' ? input : '', 'https://platform.example').pathname;
    const authorization = new Headers(init?.headers).get('Authorization');
    sent.push({ path, authorization, token: session.token });
    init?.signal?.addEventListener('abort', () => aborted.push(path));
    return respond(path);
  });
  const store = createConsoleStore({
    config: { apiBaseUrl: 'https://platform.example', apiMode: 'direct' },
    session,
    events: createConsoleEvents(),
    language: () => 'en',
    send,
  });
  return { session, store, sent, aborted };
}

const PROFILE = '/auth-service/v1/users/profile';
const LOGOUT = '/auth-service/v1/users/logout';

it('drops the token and cancels what is in flight before the platform learns of the sign-out', async () => {
  const { session, store, sent, aborted } = signedIn((path) =>
    path === LOGOUT ? Promise.resolve(Response.json({})) : new Promise(() => undefined),
  );
  void store.dispatch(profileEndpoint.initiate());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await endSession({ session, store });
  expect(aborted).toEqual([PROFILE]);
  expect(sent[1]).toEqual({ path: LOGOUT, authorization: 'Bearer main', token: null });
});

it('sends nothing with the old token while the platform takes its time', async () => {
  const { session, store, sent } = signedIn(() => new Promise(() => undefined));
  void endSession({ session, store });
  const { error } = await store.dispatch(profileEndpoint.initiate());
  expect(error).toEqual({ kind: 'signed-out' });
  expect(sent.map(({ path }) => path)).toEqual([LOGOUT]);
});

it('is not undone by the next sign-in', async () => {
  const response = Promise.withResolvers<Response>();
  const { session, store, aborted } = signedIn(() => response.promise);
  const ended = endSession({ session, store });
  session.signIn('second');
  response.resolve(Response.json({}));
  await ended;
  expect(aborted).toEqual([]);
  expect(session.token).toBe('Bearer second');
});

it('calls nothing without a session', async () => {
  const { session, store, sent } = signedIn(() => Promise.resolve(Response.json({})));
  session.awaitSecondFactor('pending');
  await endSession({ session, store });
  expect(sent).toEqual([]);
  expect(session.pendingToken).toBeNull();
});

async function withDrafts(clearDraftsOnSignOut: boolean) {
  const { config } = readRuntimeConfig({ apiBaseUrl: 'https://platform.example', clearDraftsOnSignOut });
  const storage = createConsoleStorage();
  const session = createSession(storage);
  session.signIn('main');
  const store = createConsoleStore({
    config,
    session,
    events: createConsoleEvents(),
    language: () => 'en',
    send: () => Promise.resolve(Response.json(currentUserOf({ id: 'mai' }))),
  });
  await store.dispatch(profileEndpoint.initiate());
  const services = { config, session, storage, store };
  const drafts = draftsOf(services);
  drafts.keep('mai', 'app', { name: 'Đài' });
  drafts.keep('an', 'app', { name: 'Kênh' });
  const typing = createFormDraft(drafts, 'mai', 'group');
  typing.note({ name: 'Nhóm' });
  return { drafts, services, session, typing };
}

describe('drafts', () => {
  it('of the user go at a sign-out where the installation says so, and those of others stay', async () => {
    const { drafts, services, typing } = await withDrafts(true);
    await signOut(services);
    // The form closes after the sign-out.
    typing.flush();
    expect([drafts.read('mai', 'app'), drafts.read('mai', 'group')]).toEqual([undefined, undefined]);
    expect(drafts.read('an', 'app')).toBeDefined();
  });

  it('of a form that closes after a sign-out in another tab are not stored', async () => {
    const { drafts, services, typing } = await withDrafts(true);
    createSession(services.storage).clear();
    services.session.supersede();
    typing.flush();
    expect(drafts.read('mai', 'group')).toBeUndefined();
  });

  it('stay when the session ends otherwise', async () => {
    const { drafts, session, typing } = await withDrafts(true);
    session.clear('inactive');
    typing.flush();
    expect([drafts.read('mai', 'app'), drafts.read('mai', 'group')]).not.toContain(undefined);
  });

  it('stay at a sign-out by default', async () => {
    const { drafts, services, typing } = await withDrafts(false);
    await signOut(services);
    typing.flush();
    expect([drafts.read('mai', 'app'), drafts.read('mai', 'group')]).not.toContain(undefined);
  });
});
