// @see spec 7.3
// @see ASVS 3.7.2
import { describe, expect, it } from 'vitest';
import { rawRequest, startConsole, startPlatform } from './testing/start-console';

const START = '/auth-service/v1/users/login/github';
const CALLBACK = '/auth-service/v1/users/login/google/callback?signup=false&code=c&state=s';
const PROVIDER = 'https://provider.example/authorize?state=s&redirect_uri=https%3A%2F%2Fconsole.example%2F';

async function startRedirecting(location: string, status = 302) {
  const platform = await startPlatform((_request, response) => {
    response.writeHead(status, {
      Location: location,
      'Set-Cookie': 'a=b',
      Refresh: '0;url=https://evil.example/',
    });
    response.end();
  });
  return startConsole({ platform });
}

describe('a social login', () => {
  it.each([START, '/auth-service/v1/users/login/google?x=1'])(
    'at %s starts at the provider',
    async (path) => {
      const { fetch } = await startRedirecting(PROVIDER);
      const response = await fetch(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(PROVIDER);
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(response.headers.get('Refresh')).toBeNull();
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('comes back to a path of the console', async () => {
    const { fetch } = await startRedirecting('/auth/login?social=done#ticket=t', 303);
    const response = await fetch(CALLBACK);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/auth/login?social=done#ticket=t');
  });

  it('comes back to the console’s address in full', async () => {
    const { raw } = await startRedirecting('https://console.example/auth/login');
    const request = rawRequest(CALLBACK).replace('Host: 127.0.0.1', 'Host: console.example');
    const { status, text } = await raw(request);
    expect(status).toBe(302);
    expect(text).toMatch(/^location: https:\/\/console\.example\/auth\/login\r$/im);
  });
});

describe('there is no redirect', () => {
  it.each([
    'https://evil.example/auth/login',
    'http://user@evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/..//evil.example/',
    '/auth/../platform',
    'auth/login',
    'javascript:alert(1)',
  ])('from a callback to %s', async (location) => {
    const { fetch } = await startRedirecting(location);
    const response = await fetch(CALLBACK);
    expect(response.status).toBe(502);
    expect(response.headers.get('Location')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/apps',
    '//evil.example/',
    'https://a@evil.example/',
    'https://:b@evil.example/',
    'https:evil',
  ])('from a start to %s', async (location) => {
    const { fetch } = await startRedirecting(location);
    expect((await fetch(START)).status).toBe(502);
  });

  it.each([
    '/auth-service/v1/users/login',
    '/auth-service/v1/users/login/gitlab',
    '/auth-service/v1/users/login/github/',
    '/auth-service/v1/users/login/github/callback/more',
    '/auth-service/v1/users/login/GitHub',
    '/auth-service/v1/users/login/git%68ub',
    '/auth-service/v1/users/profile?x=/auth-service/v1/users/login/github',
    '/admin/auth-service/v1/users/login/github',
  ])('from %s', async (path) => {
    const { fetch } = await startRedirecting(PROVIDER);
    const response = await fetch(path);
    expect(response.status).toBe(502);
    expect(response.headers.get('Location')).toBeNull();
  });

  it.each(['POST', 'HEAD', 'PATCH'])('by %s', async (method) => {
    const { fetch } = await startRedirecting(PROVIDER);
    const response = await fetch(START, { method });
    expect(response.status).toBe(502);
    expect(response.headers.get('Location')).toBeNull();
  });

  it.each([200, 301, 307, 308])('by a %i', async (status) => {
    const { fetch } = await startRedirecting(PROVIDER, status);
    expect((await fetch(START)).headers.get('Location')).toBeNull();
  });

  it('when the platform names no address', async () => {
    const platform = await startPlatform((_request, response) => response.writeHead(302).end());
    const { fetch } = await startConsole({ platform });
    expect((await fetch(START)).status).toBe(502);
  });
});

describe('an address of players', () => {
  it.each([
    ['GET', '/media/hub/token/index.m3u8', PROVIDER, 302],
    ['POST', '/media/hub/token/index.m3u8', PROVIDER, 502],
    ['GET', '/media/hub/token/index.m3u8', '//evil.example/', 502],
    ['GET', '/admin/media/hub/token/index.m3u8', PROVIDER, 502],
  ])('by %s at %s to %s returns %i', async (method, path, location, status) => {
    const { fetch } = await startRedirecting(location);
    const response = await fetch(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe(status === 302 ? location : null);
  });
});
