// @see spec 4.4, 6
// @see ASVS 3.2.1, 3.4.1, 3.4.3, 3.4.4, 3.4.5, 3.4.6
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE, startConsole } from './testing/start-console';

const HOSTS = { hostOrigins: ['https://host.example/path;script-src *', 'https://other.example:8443'] };
const PATHS = [
  '/',
  '/module-frame.html',
  '/assets/main-abc.js',
  '/assets/gone.js',
  '/config.json',
  '/admin/api',
  '/..%2f',
];

async function policyOf(path: string, options: Parameters<typeof startConsole>[0] = {}) {
  const { fetch } = await startConsole(options);
  const response = await fetch(path);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values.join(' ')] as const;
  });
  return { policy: Object.fromEntries(directives), page: await response.text() };
}

describe('each response', () => {
  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ])('has %s: %s', async (name, value) => {
    const { fetch } = await startConsole({ overTls: true });
    for (const path of PATHS) expect((await fetch(path)).headers.get(name), path).toBe(value);
  });

  it('names TLS and the newer reports only if the console is reached by TLS', async () => {
    const { fetch } = await startConsole();
    const { headers } = await fetch('/');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('Reporting-Endpoints')).toBeNull();
  });

  it('may not be framed, except the page of a module', async () => {
    const { fetch } = await startConsole();
    for (const path of PATHS) {
      const { headers } = await fetch(path);
      const isFrame = path === '/module-frame.html';
      expect(headers.get('X-Frame-Options'), path).toBe(isFrame ? 'SAMEORIGIN' : 'DENY');
      expect(headers.get('Content-Security-Policy'), path).toContain(
        `frame-ancestors ${isFrame ? "'self'" : "'none'"}`,
      );
    }
  });

  it('may be framed by any site if it is a playback page', async () => {
    const { fetch } = await startConsole();
    for (const [path, ancestors] of [
      ['/watch/abc', '*'],
      ['/live/abc', '*'],
      ['/live', "'none'"],
      ['/watch', "'none'"],
      ['/w%61tch/abc', "'none'"],
      ['/watcher/abc', "'none'"],
    ] as const) {
      const { headers } = await fetch(path);
      expect(headers.get('X-Frame-Options'), path).toBe(ancestors === '*' ? null : 'DENY');
      expect(headers.get('Content-Security-Policy'), path).toContain(`frame-ancestors ${ancestors};`);
    }
  });

  it('gives files and API responses no rights as a page', async () => {
    expect((await policyOf('/assets/main-abc.js')).policy).toEqual({
      'default-src': "'none'",
      'style-src-attr': "'unsafe-inline'",
      'frame-ancestors': "'none'",
    });
    expect((await policyOf('/admin/api')).policy).toEqual({
      'default-src': "'none'",
      sandbox: '',
      'frame-ancestors': "'none'",
    });
  });

  it('lets a video that players open play on its own', async () => {
    expect((await policyOf('/media/ad.mp4')).policy).toEqual({
      'default-src': "'none'",
      sandbox: '',
      'frame-ancestors': "'none'",
      'media-src': "'self'",
    });
  });
});

describe('the content security policy of a page', () => {
  it('is complete, and allows what the console needs', async () => {
    const { policy, page } = await policyOf('/');
    const [, nonce] = /<script [^>]*nonce="([^"]+)"/.exec(page) ?? [];
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': `'nonce-${String(nonce)}' 'strict-dynamic'`,
      'style-src': `'self' 'nonce-${String(nonce)}'`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
      'report-uri': '/csp-reports',
    });
  });

  it('sends reports by the newer way over TLS', async () => {
    const { fetch } = await startConsole({ overTls: true });
    const { headers } = await fetch('/');
    expect(headers.get('Reporting-Endpoints')).toBe('csp="/csp-reports"');
    expect(headers.get('Content-Security-Policy')).toMatch(/; report-to csp$/);
  });

  it('names what is configured: the API, the logo, hosts', async () => {
    const config = { ...HOSTS, apiBaseUrl: 'https://api.example/v1', logo: 'https://cdn.example/logo;x.png' };
    const { policy } = await policyOf('/', { config });
    expect(policy).toMatchObject({
      'connect-src': "'self' https://api.example",
      'img-src': "'self' data: https://cdn.example",
      'frame-ancestors': 'https://host.example https://other.example:8443',
    });
    const frame = await policyOf('/module-frame.html', { config });
    expect(frame.policy['frame-ancestors']).toBe("'self' https://host.example https://other.example:8443");
  });

  it('allows pictures and streams of media nodes', async () => {
    const { policy } = await policyOf('/', { config: { mediaOrigins: ['https://media.example/path'] } });
    expect(policy).toMatchObject({
      'connect-src': "'self' https://media.example",
      'img-src': "'self' data: https://media.example",
      'media-src': 'blob: data: https://media.example',
    });
  });

  it('lets hosts load the files, and sends no header that cannot list them', async () => {
    const { fetch } = await startConsole({ config: HOSTS });
    const page = await fetch('/');
    expect(page.headers.get('X-Frame-Options')).toBeNull();
    expect(page.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    const asset = await fetch('/assets/main-abc.js');
    expect(asset.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('names remote modules: those in the page by their files, those in frames as frames', async () => {
    const modules = {
      lrm: { entry: 'https://modules.example/lrm/main.js', transport: 'page' },
      vod: { entry: 'https://vod.example/', transport: 'frame' },
    };
    const { policy, page } = await policyOf('/', { config: { modules } });
    expect(policy).toMatchObject({
      'connect-src': "'self' https://modules.example",
      'img-src': "'self' data: https://modules.example",
      'font-src': "'self' https://modules.example",
      'frame-src': "'self' https://vod.example",
    });
    expect(policy['style-src']).toMatch(/ https:\/\/modules\.example$/);
    expect(page).toContain('data-script-sources="https://modules.example/"');
    const frame = await policyOf('/module-frame.html', { config: { modules } });
    expect(frame.policy).toMatchObject({
      'frame-src': "'none'",
      'connect-src': "'self' https://modules.example",
    });
  });

  it('names the captcha if there is one', async () => {
    const captcha = { v3: 'v3', v2: 'v2' };
    const { policy, page } = await policyOf('/', { config: { captcha } });
    expect(policy).toMatchObject({
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'connect-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'trusted-types': 'default goog#html recaptcha',
    });
    expect(page).toContain(
      'data-script-sources="https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/"',
    );
    const onPremises = await policyOf('/', { config: { captcha, onPremises: true } });
    expect(JSON.stringify(onPremises)).not.toMatch(/google|gstatic|goog#/);
  });
});

describe('a page of the build', () => {
  it.each([
    ['a script', '<script src="/x.js">'],
    ['a style', '<style>'],
    ['a preloaded module', '<link rel="modulepreload" href="/x.js">'],
  ])('is not served with %s that has no nonce placeholder', async (_what, tag) => {
    const { fetch, folder } = await startConsole();
    await writeFile(join(folder, 'index.html'), PAGE.replace('</head>', `${tag}</head>`));
    expect((await fetch('/')).status).toBe(500);
    expect(await (await fetch('/readyz')).json()).toMatchObject({ failing: ['pages', 'platform'] });
  });

  it.each([
    ['its guard', 'data-script-sources=""'],
    ['an element for the configuration', 'id="runtime-config"'],
  ])('is not served without %s', async (_what, text) => {
    const { fetch, folder } = await startConsole();
    await writeFile(join(folder, 'module-frame.html'), PAGE.replace(text, ''));
    expect((await fetch('/module-frame.html')).status).toBe(500);
    expect(await (await fetch('/readyz')).json()).toMatchObject({ failing: ['pages', 'platform'] });
    expect((await fetch('/')).status).toBe(200);
  });
});
