import {
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createSession,
  STORED_ITEMS,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consolePorts } from './console-ports';

const platform = vi.fn<typeof fetch>();

beforeEach(() => {
  platform.mockReset();
  vi.stubGlobal('fetch', platform);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function paidBy(paymentMethod: string) {
  platform.mockImplementation(() =>
    Promise.resolve(Response.json({ appId: 'studio', paymentMethod, recipient: null })),
  );
}

/** A console of a person who works in the app `studio`. */
function portsOfStudio() {
  const storage = createConsoleStorage();
  const session = createSession(storage);
  session.signIn('main');
  storage.write(STORED_ITEMS.appId, 'studio');
  const { config } = readRuntimeConfig({ apiBaseUrl: 'http://platform.example' });
  const store = createConsoleStore({ config, session, events: createConsoleEvents(), language: () => 'en' });
  const { paymentMethod: ask } = consolePorts({ store, session, storage, alertsPollSeconds: 60 });
  return { storage, session, ask: (appId: string) => ask?.(appId) };
}

it('is asked for once where there is one', async () => {
  paidBy('card');
  const { ask } = portsOfStudio();
  expect([await ask('studio'), await ask('studio')]).toEqual(['card', 'card']);
  expect(platform).toHaveBeenCalledOnce();
});

it('is asked for each time where there is none: it may have been added since', async () => {
  paidBy('empty');
  const { ask } = portsOfStudio();
  expect(await ask('studio')).toBe('empty');
  paidBy('card');
  expect(await ask('studio')).toBe('card');
});

it('is not that of another app, nor of the session before', async () => {
  paidBy('card');
  const { ask, session, storage } = portsOfStudio();
  await ask('studio');
  expect(await ask('river')).toBeUndefined();

  storage.write(STORED_ITEMS.appId, 'river');
  await ask('river');
  expect(platform).toHaveBeenCalledTimes(2);

  session.clear();
  expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
});

it('cannot be told where the platform does not answer, and nothing is kept', async () => {
  platform.mockImplementation(() => Promise.resolve(Response.json({ paymentMethod: 1 })));
  const { ask, storage } = portsOfStudio();
  expect(await ask('studio')).toBeUndefined();
  expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
});
