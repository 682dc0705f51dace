// @see spec 2.4, 7.1
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendBootstrapRequests, withBootstrapRequests } from './bootstrap-requests';
import { REQUEST_TIMEOUT_MS } from './transport';

const CONFIG = { apiBaseUrl: 'https://platform.example/', apiMode: 'direct' };
const ADDRESS = 'https://platform.example/users/profile';
const OPTIONS = { config: CONFIG, token: 'Bearer main', language: 'vi' } as const;

const platform = vi.fn<typeof fetch>();
beforeEach(() => {
  platform.mockReset();
  platform.mockImplementation(() => Promise.resolve(Response.json({ number: platform.mock.calls.length })));
  vi.stubGlobal('fetch', platform);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SAME = {
  headers: {
    authorization: 'Bearer main',
    'X-App-Id': 'default-admin-app',
    'Accept-Language': 'vi-VN',
    Accept: 'application/json',
  },
};
const numberOf = async (response: Promise<Response>): Promise<unknown> => (await response).json();

describe('bootstrap requests', () => {
  it('are the requests that the console would send', () => {
    const [call] = sendBootstrapRequests([{ path: '/users/profile' }], OPTIONS);
    expect(call?.address).toBe(ADDRESS);
    const [address, init] = platform.mock.calls[0] ?? [];
    expect(address).toBe(ADDRESS);
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error' });
    expect([...new Headers(init?.headers)]).toEqual([...new Headers(SAME.headers)]);
  });

  it.each([
    ['the proxy form', { ...CONFIG, apiMode: 'proxy' }],
    ['no address', { apiMode: 'direct' }],
    ['no configuration', undefined],
  ])('are not sent with %s', (_, config) => {
    expect(sendBootstrapRequests([{ path: '/users/profile' }], { ...OPTIONS, config })).toEqual([]);
    expect(platform).not.toHaveBeenCalled();
  });

  it('are used once', async () => {
    const send = withBootstrapRequests(sendBootstrapRequests([{ path: '/users/profile' }], OPTIONS));
    expect(await numberOf(send(ADDRESS, SAME))).toEqual({ number: 1 });
    expect(await numberOf(send(ADDRESS, SAME))).toEqual({ number: 2 });
  });

  it.each([
    ['another token', ADDRESS, { ...SAME.headers, authorization: 'Bearer other' }],
    ['another language', ADDRESS, { ...SAME.headers, 'Accept-Language': 'en-US' }],
    ['another header', ADDRESS, { ...SAME.headers, 'X-Token': 'main' }],
    ['another address', `${ADDRESS}?a=1`, SAME.headers],
  ])('are not used for a request with %s', async (_, address, headers) => {
    const send = withBootstrapRequests(sendBootstrapRequests([{ path: '/users/profile' }], OPTIONS));
    expect(await numberOf(send(address, { headers }))).toEqual({ number: 2 });
  });

  it('are not used after the time-out', async () => {
    const send = withBootstrapRequests(sendBootstrapRequests([{ path: '/users/profile' }], OPTIONS));
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS + 1);
    expect(await numberOf(send(ADDRESS, SAME))).toEqual({ number: 2 });
  });

  it('are sent again after a network error', async () => {
    platform.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const send = withBootstrapRequests(sendBootstrapRequests([{ path: '/users/profile' }], OPTIONS));
    expect(await numberOf(send(ADDRESS, SAME))).toEqual({ number: 2 });
  });

  it('are canceled with the request', async () => {
    platform.mockReturnValueOnce(new Promise(() => undefined));
    const send = withBootstrapRequests(sendBootstrapRequests([{ path: '/users/profile' }], OPTIONS));
    const waiting = new AbortController();
    const response = send(ADDRESS, { ...SAME, signal: waiting.signal });
    waiting.abort();
    await expect(response).rejects.toThrow('canceled');
    expect(platform.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
