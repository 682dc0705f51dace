// @see spec 3.16, 5, 7.1
// @see ASVS 1.5.2, 2.2.1, 3.4.1, 3.4.4, 3.5.2, 13.4.2, 14.2.2, 14.3.2, 15.1.3, 15.2.2, 15.3.7, 16.5.1
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { login, setUpTwoFactor } from '@console/auth/contract';
import { ADMIN_APP_ID, ErrorResponse } from '@console/http/contract';
import { getProfile, logout } from '@console/shell-layout/contract';
import * as tenantApps from '@console/tenant-apps/contract';
import { createTenantApp, listApiGroups, listTenantApps } from '@console/tenant-apps/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { platformRoutes } from '../platform-routes';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';

const VIETNAMESE = { 'Accept-Language': 'vi-VN' };

describe('answers', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);

  const raw = (path: string, init?: RequestInit) => platform.app.request(path, init);

  it('contain field errors in the caller’s language', async () => {
    const body = { name: '', appId: 'No Spaces!', edition: 'gold' };
    const english = await platform.rejection(createTenantApp, { token, body });
    expect(english).toMatchObject({
      statusCode: 400,
      fieldErrors: {
        name: ['This field is required.'],
        appId: ['Use lower-case letters, digits and single dashes between them.'],
        edition: ['This value is not valid.'],
      },
    });
    const vietnamese = await platform.rejection(createTenantApp, { token, body, headers: VIETNAMESE });
    expect(vietnamese.fieldErrors?.['name']).toEqual(['Vui lòng nhập trường này.']);
    expect(vietnamese.errors).toHaveLength(3);
  });
  it.each([
    { text: '{"email":', status: 400 },
    { text: '[]', status: 400 },
    { text: 'null', status: 400 },
    { text: '"text"', status: 400 },
    { text: '{"__proto__":{"email":"a@b.example","password":"x"}}', status: 400 },
    { text: '{"constructor":{"prototype":{"admin":true}}}', status: 400 },
  ])('rejects the body $text', async ({ text, status }) => {
    const rejected = await platform.rejection(login, { body: text });
    expect(rejected.statusCode).toBe(status);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('reject text that the database cannot store', async () => {
    for (const name of ['a\u0000b', 'half \ud83d of a pair']) {
      const rejected = await platform.rejection(createTenantApp, {
        token,
        body: { name, appId: 'strange-name' },
      });
      expect(rejected.fieldErrors).toEqual({ name: ['This value is not valid.'] });
    }
    expect(await platform.status(listTenantApps, { token, query: { q: 'a\u0000' } })).toBe(400);
    expect(await platform.status(tenantApps.getTenantApp, { token, params: { id: '\u0000' } })).toBe(400);
  });

  it('reject control characters in every path parameter, for any caller', async () => {
    const withParams = platformRoutes.map(({ operation }) => operation).filter(({ params }) => params);
    expect(withParams.length).toBeGreaterThan(20);
    for (const operation of withParams) {
      for (const text of ['\0', 'a\0b', 'a\nb', '\u001b[31m', '\u007f', '\u0085']) {
        const params = Object.fromEntries(
          Object.keys(operation.params?.shape ?? {}).map((name) => [name, text]),
        );
        for (const caller of [token, undefined]) {
          const body = operation.body && {};
          const { status } = await platform.send(operation, { token: caller, params, body });
          expect(status, `${operation.name} ${JSON.stringify(text)}`).toBe(400);
        }
      }
    }
  });

  it.each([
    { operation: createTenantApp, body: { name: 'App', appId: 'unknown-fields', plan: 'gold', owner: {} } },
    { operation: login, body: { ...OPERATOR, plan: true, owner: null } },
    { operation: setUpTwoFactor, body: { plan: 1, owner: 2 } },
  ])('names each unknown field of the body of $operation.name', async ({ operation, body }) => {
    const english = await platform.rejection(operation, { token, body });
    expect(english).toMatchObject({
      statusCode: 400,
      errors: ['Unknown field: plan.', 'Unknown field: owner.'],
      fieldErrors: { plan: ['Unknown field: plan.'], owner: ['Unknown field: owner.'] },
    });
    const vietnamese = await platform.rejection(operation, { token, body, headers: VIETNAMESE });
    expect(vietnamese.errors).toEqual(['Trường không xác định: plan.', 'Trường không xác định: owner.']);
  });

  it('name unknown fields that exist on Object.prototype', async () => {
    const body = '{"email":"a@b.example","password":"x","__proto__":{"admin":true},"constructor":1}';
    const rejected = await platform.rejection(login, { body });
    expect(rejected.errors).toEqual(['Unknown field: __proto__.', 'Unknown field: constructor.']);
    expect(rejected.statusCode).toBe(400);
  });

  it('name a few of many unknown fields and parameters, with short names', async () => {
    const many = Object.fromEntries(Array.from({ length: 990 }, (_, n) => [`x${n}`, '1']));
    const rejected = await platform.rejection(login, { body: { ...OPERATOR, ...many } });
    expect(rejected.errors).toHaveLength(20);
    expect(Object.keys(rejected.fieldErrors ?? {})).toHaveLength(20);
    const long = await platform.rejection(login, { body: { ...OPERATOR, ['x'.repeat(100_000)]: 1 } });
    expect(long.errors).toEqual([`Unknown field: ${'x'.repeat(80)}….`]);
    const parameters = await platform.rejection(listApiGroups, { token, query: many });
    expect(parameters.errors).toHaveLength(20);
  });

  it.each([
    ['', ''],
    ['{"a":', '}'],
    [`{"a":${'['.repeat(100_000)}`, `${']'.repeat(100_000)}}`],
  ])('reject an object with more fields than any has, at every depth', async (begin, end) => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`x${n}`, 1])));
    const rejected = await platform.rejection(login, { body: begin + many + end });
    expect(rejected.errors).toEqual(['An object in the body has more than 1000 fields.']);
  });

  it('accept JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await platform.send(login, { body: OPERATOR, headers: { 'Content-Type': type } });
      expect(response.status, type).toBe(415);
    }
    expect(await platform.status(logout, { token, headers: { 'Content-Type': 'text/plain' } })).toBe(415);
    expect((await raw('/auth-service/v1/users/login', { method: 'POST' })).status).toBe(415);
    const charset = { 'Content-Type': 'application/json; charset=utf-8' };
    expect(await platform.status(login, { body: OPERATOR, headers: charset })).toBe(200);
  });

  it('reject a body over one megabyte, with or without Content-Length', async () => {
    const body = JSON.stringify({ ...OPERATOR, filler: 'x'.repeat(1024 * 1024) });
    const told = { 'Content-Length': String(body.length) };
    for (const headers of [told, {}]) {
      const rejected = await platform.rejection(login, { body, headers });
      expect(rejected.statusCode).toBe(413);
    }
  });

  it('are 404 in JSON for an unknown path and for another method', async () => {
    for (const [path, method] of [
      ['/nothing', 'GET'],
      ['/auth-service/v1/users/login', 'GET'],
      ['/admin/api/tenant-app/apps/../../x', 'GET'],
    ] as const) {
      const response = await raw(path, { method, headers: VIETNAMESE });
      expect(response.status).toBe(404);
      expect(ErrorResponse.parse(await response.json()).message).toBe('Không có gì ở địa chỉ này.');
    }
  });

  it('have a request ID and security headers, and no caching or CORS', async () => {
    const origin = { Origin: 'https://elsewhere.example' };
    for (const response of [
      await platform.send(getProfile, { token, headers: origin }),
      await platform.send(getProfile, { headers: origin }),
      await raw('/nothing', { headers: origin }),
      await raw('/healthz', { headers: origin }),
    ]) {
      expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed by %s for clients that accept it', async (encoding, decompress) => {
    const headers = { 'Accept-Encoding': encoding };
    const plain = await platform.send(listApiGroups, { token });
    expect(Object.fromEntries(plain.headers)).not.toHaveProperty('content-encoding');
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
    const text = await plain.text();
    const list = await platform.send(listApiGroups, { token, headers });
    expect(list.headers.get('Content-Encoding')).toBe(encoding);
    expect(list.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await list.arrayBuffer());
    expect(bytes.length).toBeLessThan(text.length / 2);
    expect(decompress(bytes).toString()).toBe(text);
    const document = await raw('/openapi.json', { headers });
    expect(document.headers.get('Content-Encoding')).toBe(encoding);
  });

  it('are not compressed when short or with a strong ETag', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const profile = await platform.send(getProfile, { token, headers });
    const short = await platform.rejection(getProfile, { headers });
    expect(short.statusCode).toBe(401);
    expect(profile.headers.get('Content-Encoding')).toBeNull();
    for (const operation of platformRoutes.map(({ operation: { etag, path, method } }) => ({
      etag,
      path,
      method,
    }))) {
      if (!operation.etag || operation.method !== 'GET') continue;
      const path = operation.path.replace('{id}', ADMIN_APP_ID).replace('{appId}', ADMIN_APP_ID);
      const response = await raw(path, { headers: { ...headers, Authorization: `Bearer ${token}` } });
      if (response.ok) expect(response.headers.get('ETag')).toMatch(/^"\d+"$/);
      expect(response.headers.get('Content-Encoding')).toBeNull();
    }
  });

  it('use the given request ID if it is valid', async () => {
    const given = await platform.send(getProfile, { headers: { 'X-Request-Id': 'from-the-console-1' } });
    expect(given.headers.get('X-Request-Id')).toBe('from-the-console-1');
    expect(ErrorResponse.parse(await given.json()).requestId).toBe('from-the-console-1');
    const odd = await platform.send(getProfile, { headers: { 'X-Request-Id': 'a b<c>' } });
    expect(odd.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  // Last: it breaks the database.
  it('hide the details of unexpected errors', async () => {
    await platform.db.execute(sql`alter table sessions rename to sessions_away`);
    const rejected = await platform.rejection(getProfile, { token });
    await platform.db.execute(sql`alter table sessions_away rename to sessions`);
    expect(rejected).toEqual({
      statusCode: 500,
      message: 'Something went wrong on our side. Please try again later.',
      errors: ['Something went wrong on our side. Please try again later.'],
      requestId: rejected.requestId,
    });
    expect(rejected.requestId).toMatch(/^[\da-f-]{36}$/);
  });
});
