// @see ASVS 15.2.2
// @see operation stop
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startConsole, startPlatform } from './testing/start-console';

async function openHalf(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  return socket;
}

describe('connections', () => {
  it('that stay half open block no one else and are closed', async () => {
    const { fetch, listener } = await startConsole({ headersTimeoutMs: 500 });
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openHalf(listener.port)));
    const closed = sockets.map((socket) => once(socket.resume(), 'close'));

    const answers = await Promise.all(['/', '/assets/main-abc.js', '/healthz'].map((path) => fetch(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(closed);
  });

  it('without a valid host get 400', async () => {
    const { raw } = await startConsole();
    const { status } = await raw('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(status).toBe(400);
  });
});

describe('closing', () => {
  it('lets a request in flight finish, takes no more, and leaves no kept-alive connection', async () => {
    const asked = Promise.withResolvers<() => void>();
    const platform = await startPlatform((_request, response) => asked.resolve(() => response.end('done')));
    const { fetch, listener, origin } = await startConsole({ platform });
    listener.server.keepAliveTimeout = 0;
    // The client does not close the connection.
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const responseHeaders = new Promise<IncomingMessage>((resolve) =>
      get(`${origin}/admin/api`, { agent }, resolve),
    );
    const response = await asked.promise;

    const closed = listener.close();
    await expect(fetch('/healthz')).rejects.toThrow();
    response();
    expect(await text(await responseHeaders)).toBe('done');
    await closed;
  });

  it('does not wait for idle connections', async () => {
    const { fetch, listener } = await startConsole();
    await (await fetch('/healthz')).text();
    await listener.close();
  });
});
