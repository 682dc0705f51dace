// @see ASVS 3.3.4, 4.1.1, 14.2.2, 15.3.2, 16.5.1
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawRequest, startConsole, startPlatform } from './testing/start-console';

describe('a response', () => {
  it('returns with its status, its encoding and the allowed headers', async () => {
    const platform = await startPlatform((_request, response) => {
      response.writeHead(409, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        ETag: 'W/"7"',
        'Retry-After': '7',
        'X-Request-Id': 'from-platform',
        'Cache-Control': 'public, max-age=60',
        'Set-Cookie': ['a=b', 'c=d'],
        'Access-Control-Allow-Origin': '*',
        'Clear-Site-Data': '"*"',
        'Strict-Transport-Security': 'max-age=1',
        'Service-Worker-Allowed': '/',
        Link: '</x>; rel=preload',
        Server: 'platform/1',
      });
      response.end(gzipSync('{"statusCode":409}'));
    });
    const { raw } = await startConsole({ platform });
    const { status, text: response } = await raw(rawRequest('/admin/api'));
    expect(status).toBe(409);
    const names = response
      .split('\r\n\r\n')[0]
      ?.split('\r\n')
      .slice(1)
      .map((line) => line.split(':')[0]?.toLowerCase());
    expect(names?.toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'permissions-policy',
      'referrer-policy',
      'retry-after',
      'transfer-encoding',
      'x-content-type-options',
      'x-frame-options',
      'x-request-id',
    ]);
    expect(response).toMatch(/^cache-control: no-store\r$/im);
    expect(response).toMatch(/^x-request-id: from-platform\r$/im);
  });

  it('keeps its bytes', async () => {
    const content = gzipSync('{"a":1}');
    const platform = await startPlatform((_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'application/octet-stream',
        'Content-Length': content.length,
      });
      response.end(content);
    });
    const { fetch } = await startConsole({ platform });
    const response = await fetch('/admin/api');
    expect(response.headers.get('Content-Length')).toBe(String(content.length));
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('{"a":1}');
  });

  it('of a part keeps its range', async () => {
    const platform = await startPlatform(({ headers }, response) => {
      response.writeHead(206, { 'Accept-Ranges': 'bytes', 'Content-Range': 'bytes 0-2/7' });
      response.end(headers.range);
    });
    const { fetch } = await startConsole({ platform });
    const response = await fetch('/media/ad.mp4', { headers: { Range: 'bytes=0-2' } });
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Content-Range')).toBe('bytes 0-2/7');
    expect(await response.text()).toBe('bytes=0-2');
  });

  it('is streamed', async () => {
    let finish = () => {};
    const platform = await startPlatform((_request, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const { fetch } = await startConsole({ platform });
    const reader = (await fetch('/admin/api')).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
  });

  it.each([204, 304])('of status %i stays empty', async (status) => {
    const platform = await startPlatform((_request, response) => response.writeHead(status).end());
    const { fetch } = await startConsole({ platform });
    const response = await fetch('/admin/api');
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });

  it('to HEAD keeps its headers', async () => {
    const platform = await startPlatform((_request, response) => {
      response.writeHead(200, { 'Content-Length': 12 }).end();
    });
    const { raw } = await startConsole({ platform });
    const { status, text: response } = await raw(rawRequest('/admin/api', 'HEAD'));
    expect(status).toBe(200);
    expect(response).toMatch(/^content-length: 12\r$/im);
  });

  it.each([301, 302, 303, 307, 308])('that redirects with %i is not followed', async (status) => {
    const targets: (string | undefined)[] = [];
    const platform = await startPlatform((request, response) => {
      targets.push(request.url);
      response.writeHead(status, { Location: '/admin/elsewhere' }).end();
    });
    const { fetch } = await startConsole({ platform });
    const response = await fetch('/admin/api');
    expect(response.status).toBe(502);
    expect(response.headers.get('Location')).toBeNull();
    expect(await response.json()).toMatchObject({ statusCode: 502, message: 'Bad Gateway' });
    expect(targets).toEqual(['/admin/api']);
  });
});

describe('a platform', () => {
  it('that cannot be reached is a 502 in the form of every error', async () => {
    const { fetch } = await startConsole();
    const response = await fetch('/admin/api');
    const body: unknown = await response.json();
    expect(response.status).toBe(502);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(body).toEqual({
      statusCode: 502,
      message: 'Bad Gateway',
      errors: 'The platform can’t be reached.',
      requestId: response.headers.get('X-Request-Id'),
    });
  });

  it('that dribbles its headers is a 504', async () => {
    const platform = await startPlatform(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Endless: ');
      const dribble = setInterval(() => socket.write('x'), 20);
      socket.once('close', () => clearInterval(dribble));
    });
    const { fetch } = await startConsole({ platform, platformTimeoutMs: 200 });
    expect((await fetch('/admin/api')).status).toBe(504);
  });

  it('that hangs up or sends no HTTP is a 502', async () => {
    for (const sent of [
      '',
      'nonsense\r\n\r\n',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    ]) {
      const platform = await startPlatform((request) => request.socket.end(sent));
      const { fetch } = await startConsole({ platform });
      expect((await fetch('/admin/api')).status).toBe(502);
    }
  });

  it.each(['stops', 'hangs up'])(
    'that %s in the middle of its response ends the response broken',
    async (how) => {
      const platform = await startPlatform((request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{"data":');
        if (how === 'hangs up') setImmediate(() => request.socket.destroy());
      });
      const { fetch } = await startConsole({ platform, platformTimeoutMs: 50 });
      const response = await fetch('/admin/api');
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
      expect((await fetch('/healthz')).status).toBe(200);
    },
  );

  it('is notified when the browser disconnects', async () => {
    const received = Promise.withResolvers<IncomingMessage>();
    const platform = await startPlatform((request) => received.resolve(request));
    const { fetch } = await startConsole({ platform });
    const leaving = new AbortController();
    const call = fetch('/admin/api', { signal: leaving.signal });
    const request = await received.promise;
    const left = once(request.socket, 'close');
    leaving.abort();
    await expect(call).rejects.toThrow();
    await left;
  });
});

describe('a keep-alive connection that the platform closes as the next call is sent', () => {
  async function startFickle() {
    const served = new WeakSet<object>();
    const arrived: string[] = [];
    const platform = await startPlatform((request, response) => {
      arrived.push(request.method ?? '');
      if (served.has(request.socket)) {
        request.socket.resetAndDestroy();
        return;
      }
      served.add(request.socket);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
    const { fetch } = await startConsole({ platform });
    return { fetch, arrived };
  }

  it('is replaced for a read', async () => {
    const { fetch, arrived } = await startFickle();
    await (await fetch('/admin/api')).text();
    expect((await fetch('/admin/api')).status).toBe(200);
    expect(arrived).toEqual(['GET', 'GET', 'GET']);
  });

  it('fails a write, which may have arrived', async () => {
    const { fetch, arrived } = await startFickle();
    await (await fetch('/admin/api')).text();
    expect((await fetch('/admin/api', { method: 'POST' })).status).toBe(502);
    expect(arrived).toEqual(['GET', 'POST']);
  });
});
