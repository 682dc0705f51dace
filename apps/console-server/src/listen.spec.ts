// @see ASVS 15.2.2
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startConsole } from './testing/start-console';

async function openHalf(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  return socket;
}

describe('connections', () => {
  it('that stay half open block no other client and are closed', async () => {
    const { fetch, listener } = await startConsole({ headersTimeoutMs: 500 });
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openHalf(listener.port)));
    const closed = sockets.map((socket) => once(socket.resume(), 'close'));

    const responses = await Promise.all(['/', '/assets/main-abc.js', '/healthz'].map((path) => fetch(path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(closed);
  });

  it('without a valid host get 400', async () => {
    const { raw } = await startConsole();
    const { status } = await raw('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(status).toBe(400);
  });
});
