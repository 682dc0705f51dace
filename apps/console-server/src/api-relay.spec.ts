// @see ASVS 1.1.1, 4.1.3, 4.2.1, 13.4.4
import { describe, expect, it } from 'vitest';
import { rawRequest, startConsole } from './testing/start-console';
import { startRecorded } from './testing/start-recorded';

describe('a call', () => {
  it.each([
    '/auth-service/v1/users/profile',
    '/api/billing/usages',
    '/admin/api/tenant-app/apps?q=a%20b&sort=-name&customFields=%7B%7D',
  ])('reaches the platform at %s', async (target) => {
    const { fetch, calls } = await startRecorded();
    const response = await fetch(target);
    expect(await response.json()).toEqual({ ok: true });
    expect(calls.map(({ request }) => [request.method, request.url])).toEqual([['GET', target]]);
  });

  it('keeps an encoded segment as it is', async () => {
    const { raw, calls } = await startRecorded();
    await raw(rawRequest('/admin/api/tenant-app/apps/a%2Fb%20%C3%A9'));
    expect(calls[0]?.request.url).toBe('/admin/api/tenant-app/apps/a%2Fb%20%C3%A9');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('carries the body of a %s', async (method) => {
    const { fetch, calls } = await startRecorded();
    const body = JSON.stringify({ name: 'Đài truyền hình' });
    await fetch('/admin/api', { method, body, headers: { 'Content-Type': 'application/json' } });
    expect(calls[0]).toMatchObject({
      body,
      request: { method, headers: { 'content-type': 'application/json' } },
    });
  });

  it('forwards a chunked body completely', async () => {
    const { fetch, calls } = await startRecorded();
    const pieces = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(1_000, '-'));
    await fetch('/admin/api', {
      method: 'POST',
      body: ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()),
      duplex: 'half',
    });
    expect(calls[0]?.body).toBe(pieces.join(''));
    expect(calls[0]?.request.headers['transfer-encoding']).toBeUndefined();
  });

  it('forwards allowed headers only', async () => {
    const { raw, calls, platform } = await startRecorded();
    await raw(
      rawRequest('/admin/api', 'GET', [
        'Authorization: Bearer t',
        'X-App-Id: default-admin-app',
        'X-Backdoor: t',
        'If-Match: "1"',
        'Idempotency-Key: k',
        'Cookie: a=b',
        'Forwarded: for=6.6.6.6',
        'X-Forwarded-For: 6.6.6.6',
        'X-Forwarded-Host: evil.example',
        'X-Real-IP: 6.6.6.6',
        'X-Request-Id: chosen',
        'Proxy-Authorization: Basic x',
        'TE: trailers',
        'Connection: X-Secret-Hop',
        'X-Secret-Hop: 1',
        'Origin: http://127.0.0.1',
        'Content-Encoding: gzip',
        'X-HTTP-Method-Override: DELETE',
        'X-HTTP-Method: DELETE',
        'X-Method-Override: DELETE',
      ]),
    );
    const {
      host,
      connection,
      'x-forwarded-for': address,
      'x-request-id': id,
      ...rest
    } = calls[0]?.request.headers ?? {};
    expect(host).toBe(platform.host);
    expect(connection).toBe('keep-alive');
    expect(address).toBe('127.0.0.1');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(rest).toEqual({
      authorization: 'Bearer t',
      'x-app-id': 'default-admin-app',
      'x-backdoor': 't',
      'if-match': '"1"',
      'idempotency-key': 'k',
    });
  });

  it.each([
    { trustedProxies: ['10.0.0.0/8', '127.0.0.1'], forwardedFor: '192.0.2.9, 198.51.100.7, 127.0.0.1' },
    { trustedProxies: ['10.0.0.0/8'], forwardedFor: '127.0.0.1' },
  ])('names the addresses of proxies in $trustedProxies', async ({ trustedProxies, forwardedFor }) => {
    const { fetch, calls } = await startRecorded({ trustedProxies });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.9, 198.51.100.7' };
    await fetch('/admin/api/user/users', { headers });
    const body = JSON.stringify({
      path: '/admin/api/user/users',
      headers: { 'X-Forwarded-For': '203.0.113.1' },
    });
    await fetch('/api/__api_party/apiAdminAccount', { method: 'POST', headers, body });
    expect(calls.map(({ request }) => request.headers['x-forwarded-for'])).toEqual([
      forwardedFor,
      forwardedFor,
    ]);
  });

  it.each([
    '/admin/../platform/outbox',
    '/admin/%2e%2e/platform/outbox',
    '/admin/..%2fplatform/outbox',
    '/admin/%252e%252e/platform/outbox',
    '/admin/..%5cplatform',
    '/auth-service/./v1',
    '/admin/%00',
    '/admin/%0d%0aHost:evil.example',
    '/admin/%zz',
  ])('to %s goes nowhere', async (target) => {
    const { raw, calls } = await startRecorded();
    const { status } = await raw(rawRequest(target));
    expect([400, 404]).toContain(status);
    expect(calls).toEqual([]);
  });

  it.each([
    'http://evil.example/admin/api',
    '//evil.example/admin/api',
    'https:/admin/api',
    '/\\evil.example/admin/',
  ])('to the target %s goes nowhere', async (target) => {
    const { raw, calls } = await startRecorded();
    const { status } = await raw(rawRequest(target));
    expect([400, 404]).toContain(status);
    expect(calls).toEqual([]);
  });

  it.each(['TRACE', 'OPTIONS', 'PROPFIND'])('of the method %s is rejected', async (method) => {
    const { raw, calls } = await startRecorded();
    const { status, text: response } = await raw(
      rawRequest('/admin/api', method, ['Origin: https://evil.example']),
    );
    expect(status).toBe(405);
    expect(response).not.toMatch(/access-control/i);
    expect(calls).toEqual([]);
  });

  it('keeps the path of a platform elsewhere', async () => {
    const { platform, calls } = await startRecorded();
    const { fetch } = await startConsole({ platform: new URL('/media/', platform) });
    await fetch('/admin/api?a=1');
    expect(calls[0]?.request.url).toBe('/media/admin/api?a=1');
  });
});

describe('a body over 1 MB', () => {
  const large = 'x'.repeat(1024 * 1024 + 1);

  it.each([
    ['with Content-Length', large],
    ['chunked', new Blob([large]).stream()],
  ])('is rejected (%s)', async (_how, body) => {
    const { fetch, calls } = await startRecorded();
    const response = await fetch('/admin/api', { method: 'POST', body, duplex: 'half' });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      statusCode: 413,
      errors: 'The request is larger than 1 MB.',
    });
    expect(calls).toEqual([]);
  });

  it('and one of exactly 1 MB passes', async () => {
    const { fetch, calls } = await startRecorded();
    const response = await fetch('/admin/api', { method: 'POST', body: large.slice(1) });
    expect(response.status).toBe(200);
    expect(calls[0]?.body).toHaveLength(1024 * 1024);
  });
});
