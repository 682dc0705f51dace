// @see spec 7.1
// @see ASVS 1.1.1, 1.3.6
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProxyCall } from './proxy-call';
import { hostileCall } from './testing/hostile-call';

const PATHS = ['/admin/api/user/'];
const read = (sent: unknown) => readProxyCall(sent, PATHS, {});

describe('the path of a proxied call', () => {
  it.each([
    'https://evil.example/admin/api/user/users',
    '//evil.example/admin/api/user/users',
    '/\\evil.example/admin/api/user/',
    '\nhttps://evil.example/',
    '/admin/api/user/\nhttps://evil.example/',
    'http:evil.example/admin/api/user/x',
    'http:/admin/api/user/users',
    '@evil.example/admin/api/user/users',
    '.evil.example/admin/api/user/users',
    ':80@evil.example/',
    'admin/api/user/users',
    '',
    '/',
    '/admin/api/user/../billing/invoices',
    '/admin/api/user/./users',
    '/admin/api/user/%2e%2e/billing/invoices',
    '/admin/api/user/%2E%2E/billing/invoices',
    '/admin/api/user/.%2e/billing/invoices',
    '/admin/api/user/%252e%252e/billing/invoices',
    '/admin/api/user/%25252e%25252e/billing/invoices',
    '/admin/api/user/users%2f..%2f..%2fbilling',
    '/admin/api/user/users%2fa',
    '/admin/api/user/users%5ca',
    '/admin/api/user/users%255Ca',
    '/admin/api/user/users\\a',
    '/admin/api/user/users?page=1',
    '/admin/api/user/users#a',
    '/admin/api/user/us ers',
    '/admin/api/user/é',
    '/admin/api/user/%',
    '/admin/api/user/%zz',
    '/admin/api/user/%00',
    '/admin/api/user/%0d%0aHost:evil.example',
    '/admin/api/users',
    '/admin/api/user',
    '/admin/api/tenant-app/apps',
    '/ADMIN/api/user/users',
    '/platform/outbox',
    7,
    null,
    ['/admin/api/user/users'],
  ])('%j is rejected', (path) => {
    expect(read({ path })).toEqual({ errorReason: 'badPath' });
  });

  it.each(['/admin/api/user/users', '/admin/api/user/users/a%20b%C3%A9%25/profile', '/admin/api/user/a.b'])(
    '%s goes as it is',
    (path) => {
      expect(read({ path })).toMatchObject({ target: path });
    },
  );
});

describe('the query of a proxied call', () => {
  const path = '/admin/api/user/users';

  it('is written into the target, and cannot end it', () => {
    const query = { q: 'a b&c=d#e\r\nHost: x', page: 2, all: true, sort: ['name', '-id'], none: null };
    expect(read({ path, query })).toMatchObject({
      target: `${path}?q=a+b%26c%3Dd%23e%0D%0AHost%3A+x&page=2&all=true&sort=name&sort=-id`,
    });
  });

  it.each(['page=1', ['page'], { page: { is: 1 } }, { page: [null] }, 1])('%j is rejected', (query) => {
    expect(read({ path, query })).toEqual({ errorReason: 'badQuery' });
  });

  it.each([{ q: 'x'.repeat(17_000) }, { ids: Array.from({ length: 9_000 }, () => 1) }])(
    'is rejected when the platform would not accept its length',
    (query) => expect(read({ path, query })).toEqual({ errorReason: 'badQuery' }),
  );
});

describe('the headers of a proxied call', () => {
  const headersOf = (headers: unknown, browser = {}) => {
    const call = readProxyCall({ path: '/admin/api/user/users', headers }, PATHS, browser);
    return call.errorReason ?? call.headers;
  };

  it('pass if the platform uses them', () => {
    const headers = {
      Authorization: 'Bearer t',
      'X-App-Id': 'default-admin-app',
      'X-Background': 'true',
      'Accept-Language': 'vi-VN',
      'Idempotency-Key': 'k',
      'If-Match': '"1"',
      'If-None-Match': '"2"',
      'X-Captcha-Token': 'c',
      Accept: 'application/json',
    };
    expect(headersOf(headers)).toEqual(
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it('pass under any name if they carry a token', () => {
    expect(headersOf({ 'x-backdoor': 'Bearer t', 'x-other': 't', 'x-two': 'Bearer a b' })).toEqual({
      'x-backdoor': 'Bearer t',
    });
  });

  it('do not pass otherwise', () => {
    const headers = { Range: 'bytes=0-1', Origin: 'https://a.example', 'Content-Type': 'text/html', TE: 'x' };
    expect(headersOf(headers)).toEqual({});
  });

  it('describe the browser as its own request does', () => {
    const browser = {
      'user-agent': 'Browser/1',
      'accept-encoding': 'br',
      'accept-language': 'en',
      cookie: 'a=b',
      authorization: 'Bearer other',
      origin: 'https://console.example',
      'content-type': 'application/json',
    };
    expect(headersOf({ 'Accept-Language': 'vi-VN', 'User-Agent': 'Other/1' }, browser)).toEqual({
      'user-agent': 'Browser/1',
      'accept-encoding': 'br',
      'accept-language': 'vi-VN',
    });
  });

  it.each([
    { Authorization: 'Bearer t\r\nHost: evil.example' },
    { Authorization: 'Bearer t\n' },
    { Authorization: 'Bearer \u0000' },
    { Authorization: 'Bearer Đ' },
    { 'X-A\r\nHost': 'Bearer t' },
    { 'X A': 'Bearer t' },
    { '': 'Bearer t' },
    { Authorization: ['Bearer t'] },
    { Authorization: 1 },
    'Authorization: Bearer t',
  ])('%j are rejected', (headers) => {
    expect(headersOf(headers)).toBe('badHeaders');
  });

  it('are rejected when the platform would not accept their length', () => {
    expect(headersOf({ Authorization: `Bearer ${'t'.repeat(17_000)}` })).toBe('badHeaders');
  });
});

describe('the method of a proxied call', () => {
  const methodOf = (method?: unknown) => read({ path: '/admin/api/user/users', method });

  it('defaults to GET, in capitals', () => {
    expect(methodOf()).toMatchObject({ method: 'GET', body: undefined });
    expect(methodOf('patch')).toMatchObject({ method: 'PATCH' });
  });

  it.each(['TRACE', 'CONNECT', 'OPTIONS', 'GET\r\nHost: evil.example', 'GET ', '', null, 1])(
    '%j is rejected',
    (method) => {
      expect(methodOf(method)).toEqual({ errorReason: 'badMethod' });
    },
  );
});

describe('the body of a proxied call', () => {
  const bodyOf = (method: string, body?: unknown) => {
    const call = read({ path: '/admin/api/user/users', method, body });
    return call.errorReason ? call : { body: call.body?.toString(), type: call.headers['content-type'] };
  };

  it('is JSON', () => {
    expect(bodyOf('POST', { name: 'Đài' })).toEqual({ body: '{"name":"Đài"}', type: 'application/json' });
  });

  it('may be absent, and is for methods without a body', () => {
    expect(bodyOf('POST')).toEqual({ body: '', type: undefined });
    expect(bodyOf('POST', null)).toEqual({ body: '', type: undefined });
    expect(bodyOf('GET', { a: 1 })).toEqual({ body: undefined, type: undefined });
  });

  it('is rejected when it is nested too deeply', () => {
    let body: unknown = [];
    for (let depth = 0; depth < 100_000; depth += 1) body = [body];
    expect(bodyOf('POST', body)).toEqual({ errorReason: 'badBody' });
  });
});

describe('any other value', () => {
  it.each([undefined, null, 'x', 1, []])('%j is rejected', (sent) => {
    expect(read(sent)).toEqual({ errorReason: 'badCall' });
  });

  it('is ignored next to a call', () => {
    const path = '/admin/api/user/users';
    const more = {
      retry: 5,
      baseURL: 'https://evil.example',
      url: '//evil.example',
      client: true,
      cache: 'x',
    };
    expect(read({ path, ...more })).toEqual(read({ path }));
  });
});

describe('10,000 hostile calls', () => {
  it('stay below their paths, however the target is decoded', () => {
    let passed = 0;
    fc.assert(
      fc.property(hostileCall, (sent) => {
        const call = read(sent);
        if (call.errorReason) return;
        passed += 1;
        expect(call.target).toMatch(/^\/admin\/api\/user\/[\x21-\x7e]*$/);
        for (const reading of readings(call.target)) {
          expect(reading.origin).toBe('http://platform.example');
          expect(reading.pathname).toMatch(/^\/admin\/api\/user\//);
        }
        for (const value of Object.values(call.headers)) expect(value).not.toMatch(/[\r\n\0]/);
      }),
      { numRuns: 10_000 },
    );
    expect(passed).toBeGreaterThan(500);
  }, 60_000);

  /** The target as servers read it that decode repeatedly or take a backslash for a slash. */
  function readings(target: string): URL[] {
    const texts = [target];
    for (let round = 0; round < 5; round += 1) {
      const decoded = texts
        .at(-1)
        ?.split('?', 1)[0]
        ?.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
      if (decoded === undefined || decoded === texts.at(-1)) break;
      texts.push(decoded);
    }
    return texts.map((text) => new URL(`http://platform.example${text.replaceAll('\\', '/')}`));
  }
});
