// @see spec 2.5
import {
  consoleApi,
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createMemoryStorage,
  createSession,
  listTag,
  STORED_ITEMS,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAlerts } from './follow-counts';

const platform = vi.fn<typeof fetch>();
const tell = vi.fn<(total: number) => void>();

beforeEach(() => {
  platform.mockReset();
  tell.mockReset();
  vi.stubGlobal('fetch', platform);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(total: number) {
  platform.mockImplementation(() =>
    Promise.resolve(Response.json({ data: [], total, totalAlerts: total, page: 1, perPage: 1 })),
  );
}

function consoleOfOne(tab = createMemoryStorage()) {
  const storage = createConsoleStorage({ tab, local: createMemoryStorage() });
  const session = createSession(storage);
  session.signIn('main');
  const { config } = readRuntimeConfig({ apiBaseUrl: 'http://platform.example' });
  const store = createConsoleStore({ config, session, events: createConsoleEvents(), language: () => 'en' });
  return { storage, store, following: { store, storage, everySeconds: 60 } };
}

const asked = () =>
  platform.mock.calls.map(([request]) => new URL(new Request(request).url).searchParams.get('customFields'));

it('counts the open warnings and worse of every app', async () => {
  open(7);
  const { following } = consoleOfOne();
  const stop = followAlerts(following, tell);
  await vi.waitFor(() => {
    expect(tell.mock.calls).toEqual([[7]]);
  });
  expect(asked()).toEqual(['{"status":"open","minSeverity":"warning"}']);
  stop();
});

it('counts again at once when something is done with an alert', async () => {
  open(7);
  const { following, store } = consoleOfOne();
  const stop = followAlerts(following, tell);
  await vi.waitFor(() => {
    expect(tell).toHaveBeenLastCalledWith(7);
  });
  open(6);
  store.dispatch(
    consoleApi.enhanceEndpoints({ addTagTypes: ['ALERTS'] }).util.invalidateTags([listTag('ALERTS')]),
  );
  await vi.waitFor(() => {
    expect(tell).toHaveBeenLastCalledWith(6);
  });
  stop();
});

it('tells at once what this tab counted last, and keeps what it counts', async () => {
  platform.mockImplementation(() => new Promise(() => undefined));
  const { following, storage } = consoleOfOne();
  storage.write(STORED_ITEMS.transcodeAlerts, { appId: 'studio', total: 9, totalAlerts: 9 });
  followAlerts(following, tell)();
  expect(tell).not.toHaveBeenCalled();
  const counted = { appId: 'default-admin-app', total: 3, totalAlerts: 3 };
  storage.write(STORED_ITEMS.transcodeAlerts, counted);
  followAlerts(following, tell)();
  expect(tell.mock.calls).toEqual([[3]]);

  open(5);
  const { following: next, storage: kept } = consoleOfOne();
  const stop = followAlerts(next, tell);
  await vi.waitFor(() => {
    expect(kept.read(STORED_ITEMS.transcodeAlerts)).toEqual({ ...counted, total: 5, totalAlerts: 5 });
  });
  stop();
});
