// @see spec 4.1
// @see ASVS 1.2.1, 1.2.3, 14.3.2
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startConsole } from './testing/start-console';

async function configIn(page: string): Promise<unknown> {
  const [, json] = /id="runtime-config"[^>]*>([^<]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(json ?? '');
}

describe('the page', () => {
  it.each([
    '/',
    '/index.html',
    '/apps/tenant-apps/normal?q=a.b&sort=-name',
    '/apps/nowhere',
    '/apps//x',
    '/100%25',
  ])('is served for the navigation to %s, never from a cache', async (path) => {
    const { fetch } = await startConsole();
    const response = await fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('<div id="root">');
  });

  it('contains the configuration that /config.json returns', async () => {
    const { fetch } = await startConsole({ config: { productName: 'Studio', menuWidth: 300 } });
    const served = await fetch('/config.json');
    expect(served.headers.get('Cache-Control')).toBe('no-store');
    const config: unknown = await served.json();
    expect(config).toMatchObject({ productName: 'Studio', menuWidth: 300, apiMode: 'direct' });
    expect(await configIn(await (await fetch('/')).text())).toEqual(config);
  });

  it.each([
    ['Studio', 'Studio'],
    ['R&D <b>TV</b>', 'R&amp;D &lt;b&gt;TV&lt;/b&gt;'],
    ['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
    ['$& $1', '$&amp; $1'],
  ])('has the product named %j as its title', async (productName, title) => {
    const { fetch } = await startConsole({ config: { productName } });
    const page = await (await fetch('/')).text();
    expect(page).toContain(`<title>${title}</title>`);
    expect(page.match(/<title>/g)).toHaveLength(1);
  });

  it.each(['</script><script>alert(1)', '<!--<script>', '$& $1 $`', '\u2028\u2029', '"\\'])(
    'keeps a product named %j inside its element',
    async (productName) => {
      const { fetch } = await startConsole({ config: { productName } });
      const page = await (await fetch('/')).text();
      expect(page.match(/<script/g)).toHaveLength(4);
      expect(/id="runtime-config"[^>]*>[^<]*/.exec(page)?.[0]).not.toMatch(/[\u2028\u2029]/);
      expect(await configIn(page)).toMatchObject({ productName });
    },
  );

  it.each([
    ['en', {}],
    ['vi', { 'Accept-Language': 'fr;q=0.9, en;q=0.4, vi-VN;q=0.5' }],
    ['en', { 'Accept-Language': 'vi', Cookie: 'i18n_redirected=en' }],
  ])('is the sign-in page in %s for %o, and varies by both', async (language, headers) => {
    const { fetch } = await startConsole({ config: { productName: 'A&B' } });
    const response = await fetch('/auth/login?redirect=%2Fapps', { headers });
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}" data-form>`);
    expect(page).not.toMatch(/%[A-Z_]+%|CSP_NONCE/);
    expect(await (await fetch('/auth/sign-up', { headers })).text()).not.toContain('data-form');
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('for clients that accept %s is encoded with %s and has its own nonce', async (accepted, encoding) => {
    const { fetch } = await startConsole();
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/auth/login', '/auth/login']) {
      const response = await fetch(path, { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      const [, nonce = ''] =
        /'nonce-([\w-]{22})'/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? [];
      const page = await response.text();
      expect(page).toContain('<div id="root">');
      expect(new Set(page.match(/nonce="[^"]*"/g))).toEqual(new Set([`nonce="${nonce}"`]));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('changes with a new build', async () => {
    const { fetch, folder } = await startConsole();
    for (const path of ['/auth/login', '/']) {
      expect(await (await fetch(path)).text()).not.toContain('of the next build');
      const file = join(folder, path === '/' ? 'index.html' : 'sign-in/en.html');
      await writeFile(file, (await readFile(file, 'utf8')).replace('<body>', '<body>of the next build'));
      expect(await (await fetch(path)).text()).toContain('of the next build');
    }
  });
});
