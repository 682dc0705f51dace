import {
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createFormDraft,
  createSession,
  draftsOf,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import { profileEndpoint } from '../api/session-api';
import { currentUserOf } from '../testing/operator';
import { signOut } from './end-session';

// @see spec 3.12

async function signedIn(clearDraftsOnSignOut: boolean) {
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
    const { drafts, services, typing } = await signedIn(true);
    await signOut(services);
    // The form closes after the sign-out.
    typing.flush();
    expect([drafts.read('mai', 'app'), drafts.read('mai', 'group')]).toEqual([undefined, undefined]);
    expect(drafts.read('an', 'app')).toBeDefined();
  });

  it('stay when the session ends otherwise', async () => {
    const { drafts, session, typing } = await signedIn(true);
    session.clear('inactive');
    typing.flush();
    expect([drafts.read('mai', 'app'), drafts.read('mai', 'group')]).not.toContain(undefined);
  });

  it('stay at a sign-out by default', async () => {
    const { drafts, services, typing } = await signedIn(false);
    await signOut(services);
    typing.flush();
    expect([drafts.read('mai', 'app'), drafts.read('mai', 'group')]).not.toContain(undefined);
  });
});
