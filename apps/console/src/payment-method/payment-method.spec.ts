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
import { paymentMethodReader } from './payment-method';

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

function reader() {
  const storage = createConsoleStorage();
  const session = createSession(storage);
  session.signIn('main');
  const { config } = readRuntimeConfig({ apiBaseUrl: 'http://platform.example' });
  const store = createConsoleStore({ config, session, events: createConsoleEvents(), language: () => 'en' });
  return { storage, session, read: paymentMethodReader(store, storage) };
}

it('is requested once if there is one', async () => {
  paidBy('card');
  const { read } = reader();
  expect([await read('studio'), await read('studio')]).toEqual(['card', 'card']);
  expect(platform).toHaveBeenCalledOnce();
});

it('is requested each time if there is none', async () => {
  paidBy('empty');
  const { read } = reader();
  expect(await read('studio')).toBe('empty');
  paidBy('card');
  expect(await read('studio')).toBe('card');
});

it('is requested from the specified path for the admin app, from another path for other apps', async () => {
  paidBy('card');
  const { read } = reader();
  await read('studio');
  await read('default-admin-app');
  const addresses = platform.mock.calls.map(([request]) => new Request(request).url);
  expect(addresses).toEqual([
    'http://platform.example/admin/api/billing/app-billings/studio/info',
    'http://platform.example/api/billing/app-billings/info',
  ]);
});

it('is cached for one app and session', async () => {
  paidBy('card');
  const { read, session, storage } = reader();
  await read('studio');
  await read('river');
  expect(platform).toHaveBeenCalledTimes(2);

  session.clear();
  expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
});

it('is undefined and not cached after an error', async () => {
  platform.mockImplementation(() => Promise.resolve(Response.json({ paymentMethod: 1 })));
  const { read, storage } = reader();
  expect(await read('studio')).toBeUndefined();
  expect(storage.read(STORED_ITEMS.paymentMethod)).toBeNull();
});
