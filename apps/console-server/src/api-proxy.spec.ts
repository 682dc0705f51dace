// @see spec 7.1
// @see ASVS 1.3.6, 3.5.1, 3.5.2, 13.2.4
import { describe, expect, it } from 'vitest';
import { rawRequest, startConsole, startPlatform } from './testing/start-console';
import { startRecorded } from './testing/start-recorded';

type Fetch = Awaited<ReturnType<typeof startConsole>>['fetch'];

const USERS = '/admin/api/user/users';

function post(fetch: Fetch, call: unknown, { group = 'apiAdminAccount', headers = {} } = {}) {
  return fetch(`/api/__api_party/${group}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof call === 'string' ? call : JSON.stringify(call),
  });
}

describe('a proxied call', () => {
  it('reaches the platform as it would directly', async () => {
    const { fetch, calls, platform } = await startRecorded();
    const response = await post(
      fetch,
      {
        path: USERS,
        query: { page: 2, q: 'a b' },
        method: 'POST',
        headers: { Authorization: 'Bearer t', 'X-App-Id': 'default-admin-app', 'X-Backdoor': 'Bearer t' },
        body: { name: 'Đài truyền hình' },
      },
      { headers: { 'User-Agent': 'Browser/1', 'Accept-Encoding': 'identity', 'Accept-Language': 'vi-VN' } },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    const { request, body } = calls[0] ?? {};
    expect(`${request?.method} ${request?.url}`).toBe(`POST ${USERS}?page=2&q=a+b`);
    expect(body).toBe('{"name":"Đài truyền hình"}');
    const { 'x-request-id': id, ...headers } = request?.headers ?? {};
    expect(id).toBe(response.headers.get('X-Request-Id'));
    expect(headers).toEqual({
      accept: '*/*',
      'accept-encoding': 'identity',
      'accept-language': 'vi-VN',
      authorization: 'Bearer t',
      connection: 'keep-alive',
      'content-length': String(Buffer.byteLength(body ?? '')),
      'content-type': 'application/json',
      host: platform.host,
      'user-agent': 'Browser/1',
      'x-app-id': 'default-admin-app',
      'x-backdoor': 'Bearer t',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('forwards no header about its transport, even if it looks like a token', async () => {
    const { fetch, calls } = await startRecorded();
    const names = ['Host', 'Cookie', 'Transfer-Encoding', 'Connection', 'Content-Length', 'X-Forwarded-Host'];
    const more = [
      'X-Forwarded-For',
      'X-Request-Id',
      'X-Real-IP',
      'Proxy-Authorization',
      'TE',
      'Upgrade',
      'Via',
    ];
    const headers = Object.fromEntries([...names, ...more].map((name) => [name, 'Bearer t']));
    const response = await post(fetch, { path: USERS, headers }, { headers: { Cookie: 'a=b' } });
    expect(response.status).toBe(200);
    expect(JSON.stringify(calls[0]?.request.rawHeaders)).not.toContain('Bearer t');
    expect(calls[0]?.request.headers).not.toHaveProperty('cookie');
  });

  it('returns status and headers of the platform, and never a cookie or a redirect', async () => {
    const platform = await startPlatform((request, response) => {
      const redirects = request.url === '/auth-service/v1/users/login/github';
      response.writeHead(redirects ? 302 : 409, {
        'Content-Type': 'application/json',
        ETag: 'W/"7"',
        'Set-Cookie': 'a=b',
        ...(redirects && { Location: 'https://provider.example/' }),
      });
      response.end('{"statusCode":409}');
    });
    const { fetch } = await startConsole({ platform });
    const response = await post(fetch, { path: USERS });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ statusCode: 409 });
    expect(response.headers.get('ETag')).toBe('W/"7"');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');

    const login = { path: '/auth-service/v1/users/login/github' };
    const redirected = await post(fetch, login, { group: 'authServiceApi' });
    expect(redirected.status).toBe(502);
    expect(redirected.headers.get('Location')).toBeNull();
  });

  it('to a platform that never responds is a 504 without internal details', async () => {
    const platform = await startPlatform(() => {});
    const { fetch } = await startConsole({ platform, platformTimeoutMs: 50 });
    const response = await post(fetch, { path: USERS, headers: { 'Accept-Language': 'vi-VN' } });
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({
      statusCode: 504,
      message: 'Gateway Timeout',
      errors: 'Nền tảng không trả lời kịp thời.',
      requestId: response.headers.get('X-Request-Id'),
    });
  });
});

describe('rejected, and not forwarded, is', () => {
  it.each([
    ['another group', {}, { group: 'other' }, 404],
    ['a property of every object as a group', {}, { group: 'constructor' }, 404],
    ['a group of several segments', {}, { group: 'apiAdminAccount/more' }, 404],
    ['a path of another group', { path: '/admin/api/billing/invoices' }, {}, 400],
    ['a form', {}, { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['a body of another type', {}, { headers: { 'Content-Type': 'application/json-seq' } }, 415],
    ['a page of another origin', {}, { headers: { Origin: 'https://evil.example' } }, 403],
    ['a page of another origin by Sec-Fetch-Site', {}, { headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
  ])('%s', async (_what, call, options, status) => {
    const { fetch, calls } = await startRecorded();
    const response = await post(fetch, { path: USERS, ...call }, options);
    expect(response.status).toBe(status);
    const requestId = response.headers.get('X-Request-Id');
    expect(await response.json()).toMatchObject({ statusCode: status, requestId });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(calls).toEqual([]);
  });

  it.each(['{', ''])('an invalid call: %s', async (text) => {
    const { fetch, calls } = await startRecorded();
    expect((await post(fetch, text)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('a call by %s', async (method) => {
    const { raw, calls } = await startRecorded();
    const headers = ['Origin: https://evil.example', 'Access-Control-Request-Method: POST'];
    const { status, text } = await raw(rawRequest('/api/__api_party/apiAdminAccount', method, headers));
    expect(status).toBe(405);
    expect(text).not.toMatch(/access-control/i);
    expect(calls).toEqual([]);
  });

  it('more than 1 MB', async () => {
    const { fetch, calls } = await startRecorded();
    const response = await post(fetch, { path: USERS, method: 'POST', body: 'x'.repeat(1024 * 1024) });
    expect(response.status).toBe(413);
    expect(calls).toEqual([]);
  });
});
