// @see operation health
import { describe, expect, it } from 'vitest';
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
});
