import { describe, expect, it } from 'vitest';
import { startConsole } from './testing/start-console';

async function configIn(page: string): Promise<unknown> {
  const [, json] = /id="runtime-config">([^<]*)<\/script>/.exec(page) ?? [];
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
  ])('answers the navigation to %s, never from a cache', async (path) => {
    const { fetch } = await startConsole();
    const answer = await fetch(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toContain('<div id="root"></div>');
  });

  it('carries the configuration that /config.json answers', async () => {
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
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(/id="runtime-config">[^<]*/.exec(page)?.[0]).not.toMatch(/[\u2028\u2029]/);
      expect(await configIn(page)).toMatchObject({ productName });
    },
  );
});

describe('security headers', () => {
  it.each(['/', '/assets/main-abc.js', '/assets/gone.js', '/config.json', '/admin/api', '/..%2f'])(
    'stand on the answer to %s',
    async (path) => {
      const { fetch } = await startConsole();
      const { headers } = await fetch(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toBe('camera=(), microphone=(), geolocation=()');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options')).toBe('DENY');
    },
  );

  it('let the configured hosts frame the console, by their origins alone', async () => {
    const hostOrigins = ['https://host.example/path;script-src *', 'https://other.example:8443'];
    const { fetch } = await startConsole({ config: { hostOrigins } });
    const page = await fetch('/');
    expect(page.headers.get('Content-Security-Policy')).toBe(
      'frame-ancestors https://host.example https://other.example:8443',
    );
    expect(page.headers.get('X-Frame-Options')).toBeNull();
    expect(page.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    const asset = await fetch('/assets/main-abc.js');
    expect(asset.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('let the console alone frame the page of a module, and those around the console', async () => {
    const { fetch } = await startConsole();
    const frame = await fetch('/module-frame.html?module=lrm');
    expect(frame.headers.get('Content-Type')).toMatch('text/html');
    expect(frame.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
    expect(frame.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');

    const hosted = await startConsole({ config: { hostOrigins: ['https://host.example'] } });
    const { headers } = await hosted.fetch('/module-frame.html');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self' https://host.example");
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('leave an API answer no rights as a page', async () => {
    const { fetch } = await startConsole();
    const answer = await fetch('/admin/api');
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
  });
});
