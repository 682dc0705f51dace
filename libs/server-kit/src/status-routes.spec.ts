// @see operation health
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from './listen';
import { createMetrics, requestMetrics } from './metrics';
import { statusRoutes } from './status-routes';

type Options = Parameters<typeof statusRoutes>[0];

async function start(options: Partial<Options> = {}) {
  const metrics = createMetrics({ process: true });
  const app = new Hono();
  app.use(requestMetrics(metrics));
  app.route('/', statusRoutes({ log: pino({ level: 'silent' }), checks: {}, metrics, ...options }));
  app.get('/apps/:id', (c) => c.text('found'));
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
    portSetting: 'PORT',
    graceMs: 1_000,
  });
  onTestFinished(() => listener.close());
  return {
    get: (path: string, headers: Record<string, string> = {}) => fetch(listener.url + path, { headers }),
    raw: async (request: string) => {
      const socket = connect(listener.port, '127.0.0.1');
      socket.end(request);
      return text(socket);
    },
  };
}

describe('/healthz', () => {
  it('responds to HTTP/1.0 without a Host, and checks nothing', async () => {
    const check = vi.fn(() => Promise.resolve());
    const { raw } = await start({ checks: { database: check } });
    const response = await raw('GET /healthz HTTP/1.0\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toMatch(/\{"status":"ok"\}$/);
    expect(check).not.toHaveBeenCalled();
  });

  it.each(['/healthz', '/readyz'])('is 503 while the server stops, as is /readyz: %s', async (path) => {
    const { get } = await start({ isStopping: () => true });
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([503, { status: 'stopping' }]);
  });
});

describe('/readyz', () => {
  it('is 200 when every check passes', async () => {
    const { get } = await start({ checks: { database: () => Promise.resolve() } });
    const response = await get('/readyz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('names the checks that fail or take too long, within a bounded time', async () => {
    const { get } = await start({
      checks: {
        pages: () => Promise.resolve(),
        database: () => Promise.reject(new Error('10.0.0.7 does not respond')),
        platform: () => new Promise(() => undefined),
      },
    });
    const startedAt = performance.now();
    const response = await get('/readyz');
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unavailable', failing: ['database', 'platform'] },
    ]);
  });

  it('checks once for probes at the same time', async () => {
    const check = vi.fn(() => Promise.resolve());
    const { get } = await start({ checks: { database: check } });
    await Promise.all(Array.from({ length: 20 }, () => get('/readyz')));
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe('/metrics', () => {
  const TOKEN = 'a-token-for-prometheus';

  it.each([
    ['from this machine', {}, 200],
    ['through a proxy', { 'X-Forwarded-For': '192.0.2.1' }, 401],
    [
      'through a proxy with the token',
      { 'X-Forwarded-For': '192.0.2.1', Authorization: `Bearer ${TOKEN}` },
      200,
    ],
    [
      'through a proxy with another token',
      { Via: '1.1 proxy', Authorization: 'Bearer another-token-of-16' },
      401,
    ],
  ])('read %s is %s', async (_how, headers, status) => {
    const { get } = await start({ metricsToken: TOKEN });
    expect((await get('/metrics', headers)).status).toBe(status);
  });

  it('need a loopback Host', async () => {
    const { raw } = await start();
    const read = (host: string) => raw(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await read('rebound.example')).toMatch(/^HTTP\/1\.1 401 /);
    expect(await read('localhost:4200')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw('GET /metrics HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('count requests by route pattern and status, whatever paths clients make up', async () => {
    const { get } = await start();
    for (let id = 0; id < 20; id += 1) await get(`/apps/${id}`);
    for (let id = 0; id < 20; id += 1) await get(`/made-up-${id}`);
    const lines = await (await get('/metrics')).text();
    expect(lines).toContain('http_requests_total{route="/apps/:id",method="GET",status="200"} 20');
    expect(lines).toContain('http_requests_total{route="/*",method="GET",status="404"} 20');
    expect(lines).toContain('http_request_duration_seconds_bucket{le="0.5",route="/apps/:id",method="GET"}');
    expect(lines).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(lines).not.toContain('made-up');
  });
});
