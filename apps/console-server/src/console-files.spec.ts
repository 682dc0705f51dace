// @see spec 3.15
// @see ASVS 4.1.1, 5.3.2, 13.4.1, 13.4.3
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rawRequest, SCRIPT, startConsole } from './testing/start-console';

describe('files', () => {
  it('lets hashed assets be cached for a year', async () => {
    const { fetch } = await startConsole();
    const response = await fetch('/assets/main-abc.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
  ])('responds to Accept-Encoding "%s" with %s', async (acceptEncoding, contentEncoding) => {
    const { fetch } = await startConsole();
    const response = await fetch('/assets/main-abc.js', { headers: { 'Accept-Encoding': acceptEncoding } });
    expect(response.headers.get('Content-Encoding')).toBe(contentEncoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('has an entity tag for each encoding', async () => {
    const { fetch } = await startConsole();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await fetch('/assets/main-abc.js', { headers: { 'Accept-Encoding': encoding } });
        return response.headers.get('ETag');
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('revalidates other files', async () => {
    const { fetch } = await startConsole();
    const first = await fetch('/logo.png');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(first.headers.get('Content-Type')).toBe('image/png');

    const tag = first.headers.get('ETag') ?? '';
    const second = await fetch('/logo.png', { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await fetch('/logo.png', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('responds to HEAD with the headers of GET', async () => {
    const { raw } = await startConsole();
    const { status, text } = await raw(rawRequest('/assets/main-abc.js', 'HEAD'));
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`^content-length: ${SCRIPT.length}\r$`, 'im'));
    expect(text.split('\r\n\r\n')[1]).toBe('');
  });

  it.each(['/assets/main-abc.js.br', '/assets/main-abc.js.map'])('does not serve %s', async (path) => {
    const { fetch } = await startConsole();
    expect((await fetch(path)).status).toBe(404);
  });
});

describe('a missing file', () => {
  it.each(['/assets/gone-abc.js', '/assets/gone', '/gone.png', '/favicon.ico', '/apps/gone.css'])(
    'is a plain 404: %s',
    async (path) => {
      const { fetch } = await startConsole();
      const response = await fetch(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(await response.text()).toBe('Not found');
    },
  );

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/../logo.png',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%252e%252e%252fpackage.json',
    '/..%5cpackage.json',
    '/assets%2fmain-abc.js',
    '/apps/a%2fb',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.vite/manifest.json',
    '/apps/.git',
    '/logo.png%00.js',
    '/apps/%00',
    '/apps/%0d%0aSet-Cookie:a=b',
    '//example.org/',
    '/%zz',
    '/%ff',
    '/apps/%25252525252e',
  ])('rejects %s', async (target) => {
    const { raw } = await startConsole();
    const { status, text } = await raw(rawRequest(target));
    expect(status).toBe(404);
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('<html');
  });

  it.each(['http://example.org/logo.png', '/\\example.org', '*'])(
    'rejects the request target %s',
    async (target) => {
      const { raw } = await startConsole();
      const { status } = await raw(rawRequest(target));
      expect([400, 404]).toContain(status);
    },
  );

  it.each(['TRACE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'rejects the method %s',
    async (method) => {
      const { raw } = await startConsole();
      const { status, text } = await raw(rawRequest('/apps', method));
      expect(status).toBe(405);
      expect(text).toMatch(/^allow: GET, HEAD\r$/im);
    },
  );
});

describe('a build', () => {
  it.each([
    ['/builds/latest.json', { id: 'abc' }],
    ['/build-time.json', 1_700_000_000_000],
  ])('is served at %s, never from a cache', async (path, content) => {
    const { fetch } = await startConsole();
    const response = await fetch(`${path}?1700000000001`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual(content);
  });

  it('is seen by a running server', async () => {
    const { fetch, folder } = await startConsole();
    await writeFile(join(folder, 'builds/latest.json'), '{"id":"next"}');
    expect(await (await fetch('/builds/latest.json')).json()).toEqual({ id: 'next' });
  });

  it('makes the server ready while its page can be served', async () => {
    const { fetch, folder } = await startConsole();
    const failing = async () => (await fetch('/readyz')).json();
    expect(await failing()).toMatchObject({ failing: ['platform'] });

    await rm(join(folder, 'index.html'));
    await expect.poll(failing).toMatchObject({ failing: ['pages', 'platform'] });
    await writeFile(join(folder, 'index.html'), '<html>no configuration</html>');
    expect(await failing()).toMatchObject({ failing: ['pages', 'platform'] });
    const page = await fetch('/apps');
    expect(page.status).toBe(500);
    expect(await page.text()).toBe('Internal server error');
  });
});
