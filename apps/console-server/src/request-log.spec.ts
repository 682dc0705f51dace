// @see operation logs
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '@console/server-kit';
import { startConsole, startPlatform } from './testing/start-console';

const CANARY = 'canary';

async function startLogged(platform?: URL) {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const log = createLog('console-server', 'trace', destination);
  const server = await startConsole({ log, ...(platform && { platform }) });
  return { ...server, lines };
}

const HEADERS = {
  Authorization: `Bearer ${CANARY}`,
  Cookie: `session=${CANARY}`,
  'Idempotency-Key': CANARY,
  'Content-Type': 'application/json',
  'X-Captcha-Token': CANARY,
  'User-Agent': CANARY,
};
const GET = { headers: HEADERS };

describe('the log', () => {
  it('has one line per request with its route and without secrets', async () => {
    const platform = await startPlatform((request, response) => {
      if (request.url?.includes('cut')) response.destroy();
      else response.setHeader('Set-Cookie', CANARY).end(JSON.stringify({ token: CANARY }));
    });
    const { fetch, lines, folder } = await startLogged(platform);
    const body = JSON.stringify({
      password: CANARY,
      path: `/auth-service/${CANARY}`,
      query: { token: CANARY },
    });
    const post = { headers: HEADERS, method: 'POST', body };
    await fetch(`/auth/reset-password?token=${CANARY}`, GET);
    await fetch(`/invitations/${CANARY}`, GET);
    await fetch('/assets/main-abc.js', GET);
    await fetch('/assets/main-old.js', GET);
    await fetch(`/${CANARY}.png`, GET);
    await fetch('/healthz', GET);
    await (await fetch(`/auth-service/${CANARY}?token=${CANARY}`, post)).text();
    await (await fetch('/api/__api_party/authServiceApi', post)).text();
    await fetch(`/admin/api/cut/${CANARY}?token=${CANARY}`, post);
    await rm(join(folder, 'index.html'));
    await fetch(`/auth/confirm?token=${CANARY}`, GET);

    expect(lines.map(({ level, route, kind, status, msg }) => [level, route, kind, status, msg])).toEqual([
      [30, '/*', 'page', 200, 'answered'],
      [30, '/*', 'page', 200, 'answered'],
      [30, '/*', 'file', 200, 'answered'],
      [30, '/*', 'file', 404, 'answered'],
      [30, '/*', 'file', 404, 'answered'],
      [20, '/healthz', 'file', 200, 'answered'],
      [30, '/auth-service/*', 'api', 200, 'answered'],
      [30, '/api/__api_party/*', 'api', 200, 'answered'],
      [40, undefined, undefined, undefined, 'platform call failed'],
      [30, '/admin/*', 'api', 502, 'answered'],
      [50, '/*', undefined, undefined, 'failed'],
      [30, '/*', 'page', 500, 'answered'],
    ]);
    expect(lines[3]).toMatchObject({
      asset: '/assets/main-old.js',
      method: 'GET',
      ms: expect.any(Number) as number,
    });
    expect(JSON.stringify(lines[10])).toContain('console-app.ts');
    expect(JSON.stringify(lines)).not.toContain(CANARY);
  });

  it.each([
    ['the ID of a proxy in front', 'from-the-proxy-1', /^from-the-proxy-1$/],
    ['a new one for an invalid ID', 'a"b', /^[\da-f-]{36}$/],
    ['a new one for a long ID', 'x'.repeat(65), /^[\da-f-]{36}$/],
    ['a new one without an ID', undefined, /^[\da-f-]{36}$/],
  ])('identifies a call by one ID, which platform and caller receive: %s', async (_which, given, id) => {
    const platform = await startPlatform((request, response) => {
      response.setHeader('X-Request-Id', request.headers['x-request-id'] ?? '').end('{}');
    });
    const { fetch, lines } = await startLogged(platform);
    const response = await fetch('/admin/api', {
      headers: { ...(given !== undefined && { 'X-Request-Id': given }) },
    });
    await response.text();
    expect(response.headers.get('X-Request-Id')).toMatch(id);
    expect(lines).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }]);
  });
});
