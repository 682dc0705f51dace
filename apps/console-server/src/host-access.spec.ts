// @see spec 3.11, 4.1, 8
// @see ASVS 3.4.2
import { describe, expect, it } from 'vitest';
import { startConsole, startPlatform } from './testing/start-console';

const HOST = 'https://host.example';
const CONFIG = { hostOrigins: [`${HOST}/some/path`] };
const FOREIGN = [
  'https://evil.example',
  `${HOST}.evil.example`,
  `${HOST}:8443`,
  'http://host.example',
  'null',
];

function grants({ headers }: Response): string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe('a listed host on another origin', () => {
  it.each(['/assets/main-abc.js', '/config.json', '/auth-service/v1/users/profile'])(
    'may read %s with its exact origin and without cookies',
    async (path) => {
      const platform = await startPlatform((_request, response) => response.end('{}'));
      const { fetch } = await startConsole({ config: CONFIG, platform });
      const response = await fetch(path, { headers: { Origin: HOST } });
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(HOST);
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(response.headers.get('Vary')).toMatch(/\bOrigin\b/);
    },
  );

  it('gets its token header allowed by a preflight', async () => {
    const { fetch } = await startConsole({ config: CONFIG });
    const response = await fetch('/admin/api/tenant-app/apps/7', {
      method: 'OPTIONS',
      headers: {
        Origin: HOST,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,x-backdoor',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization,x-backdoor');
  });

  it('may call by the proxy form', async () => {
    const { fetch } = await startConsole({
      config: CONFIG,
      platform: await startPlatform((_request, response) => response.end('{}')),
    });
    const call = (Origin: string) =>
      fetch('/api/__api_party/authServiceApi', {
        method: 'POST',
        headers: { Origin, 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
        body: JSON.stringify({
          path: '/auth-service/v1/users/profile',
          method: 'GET',
          headers: {},
          query: {},
        }),
      });
    expect((await call(HOST)).status).toBe(200);
    expect((await call('https://evil.example')).status).toBe(403);
  });
});

describe('any other origin', () => {
  it.each(FOREIGN)('%s gets no access', async (Origin) => {
    const { fetch } = await startConsole({ config: CONFIG });
    for (const path of ['/assets/main-abc.js', '/config.json'])
      expect(grants(await fetch(path, { headers: { Origin } }))).toEqual([]);
    const preflight = await fetch('/admin/api/tenant-app/apps', {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(grants(preflight)).toEqual([]);
  });

  it('is not distinguished if no host may embed the console', async () => {
    const { fetch } = await startConsole();
    const response = await fetch('/assets/main-abc.js', { headers: { Origin: HOST } });
    expect(grants(response)).toEqual([]);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  });
});
