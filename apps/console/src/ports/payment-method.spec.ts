// @see spec 3.12
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

function ports() {
  const storage = createConsoleStorage();
  const session = createSession(storage);
  session.signIn('main');
  const { config } = readRuntimeConfig({ apiBaseUrl: 'http://platform.example' });
  const store = createConsoleStore({ config, session, events: createConsoleEvents(), language: () => 'en' });
  const { paymentMethod: ask } = consolePorts({ store, storage, alertsPollSeconds: 60 });
  return { storage, session, ask: (appId: string) => ask?.(appId) };
}

it('is asked for once where there is one', async () => {
  paidBy('card');
  const { ask } = ports();
  expect([await ask('studio'), await ask('studio')]).toEqual(['card', 'card']);
  expect(platform).toHaveBeenCalledOnce();
});

it('is asked for each time where there is none: it may have been added since', async () => {
  paidBy('empty');
  const { ask } = ports();
  expect(await ask('studio')).toBe('empty');
  paidBy('card');
  expect(await ask('studio')).toBe('card');
});

it('is asked of the admin app by the specification’s call, and of any other by its name', async () => {
  paidBy('card');
  const { ask } = ports();
  await ask('studio');
  await ask('default-admin-app');
  const asked = platform.mock.calls.map(([request]) => new Request(request).url);
  expect(asked).toEqual([
    'http://platform.example/admin/api/billing/app-billings/studio/info',
    'http://platform.example/api/billing/app-billings/info',
  ]);
});

it('is not that of another app, nor of the session before', async () => {
  paidBy('card');
  const { ask, session, storage } = ports();
  await ask('studio');
  await ask('river');
  expect(platform).toHaveBeenCalledTimes(2);

  session.clear();
  expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
});

it('cannot be told where the platform does not answer, and nothing is kept', async () => {
  platform.mockImplementation(() => Promise.resolve(Response.json({ paymentMethod: 1 })));
  const { ask, storage } = ports();
  expect(await ask('studio')).toBeUndefined();
  expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
});
