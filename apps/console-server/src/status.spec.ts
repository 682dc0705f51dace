// @see operation health
import { describe, expect, it, onTestFinished } from 'vitest';
import { startConsole, startPlatform } from './testing/start-console';

describe('/readyz', () => {
  it.each([
    ['is ready', 200, 200, { status: 'ready' }],
    ['lacks the route', 404, 200, { status: 'ready' }],
    ['is not ready', 503, 503, { status: 'unavailable', failing: ['platform'] }],
  ])('follows a platform that %s', async (_how, platformStatus, status, body) => {
    const paths: (string | undefined)[] = [];
    const platform = await startPlatform((request, response) => {
      paths.push(request.url);
      response.writeHead(platformStatus).end();
    });
    const { fetch } = await startConsole({ platform: new URL('/media', platform) });
    const response = await fetch('/readyz');
    expect([response.status, await response.json()]).toEqual([status, body]);
    expect(paths).toEqual(['/media/readyz']);
  });

  it('names a platform that cannot be reached; /healthz does not call it', async () => {
    const { fetch } = await startConsole({ platform: new URL('http://127.0.0.1:1') });
    const response = await fetch('/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unavailable', failing: ['platform'] },
    ]);
    expect((await fetch('/healthz')).status).toBe(200);
  });

  it('is bounded in time when the platform does not respond', async () => {
    const platform = await startPlatform((_request, response) =>
      onTestFinished(() => void response.destroy()),
    );
    const { fetch } = await startConsole({ platform });
    expect(await (await fetch('/readyz')).json()).toEqual({ status: 'unavailable', failing: ['platform'] });
  });
});

describe('/metrics', () => {
  it('count calls that are forwarded by their route', async () => {
    const platform = await startPlatform((_request, response) => response.end('{}'));
    const { fetch } = await startConsole({ platform });
    await (await fetch('/admin/api/user/users/7')).text();
    await fetch('/assets/missing-abc.js');
    const lines = await (await fetch('/metrics')).text();
    expect(lines).toContain('http_requests_total{route="/admin/*",method="GET",status="200"} 1');
    expect(lines).toContain('http_requests_total{route="/*",method="GET",status="404"} 1');
  });
});
