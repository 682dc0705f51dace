import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Connection } from './http/request-context';
import { StartProblem } from './start-problem';

/** How long requests in flight have to finish before their connections are cut. */
const FINISH_MS = 10_000;

export interface Listener {
  url: string;
  /**
   * Takes no new connections and resolves when every request in flight is answered. With a delay it first goes on for that
   * long, so that whoever shares out the requests can learn of it; each answer ends its connection meanwhile.
   */
  close: (delayMs?: number) => Promise<void>;
}

/** @throws StartProblem when the address cannot be listened on. */
export async function listen(
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  const answer = getRequestListener((request, { incoming }) =>
    fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
  );
  // A connection that does not get its request out in time is cut, so that idle ones cannot take all of the sockets.
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 5_000,
      // Longer than a relay in front keeps its own: the side that sends has to be the one that lets go.
      keepAliveTimeout: 65_000,
    },
    (request, response) => void answer(request, response),
  );
  let stopping = false;
  let closing = false;
  // Before the answer is begun.
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    // A connection that is kept alive would otherwise hold a closing server for as long as it idles.
    response.once('close', () => {
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, host, port);
  }

  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: urlOf(host, actualPort),
    close: async (delayMs = 0) => {
      stopping = true;
      if (delayMs > 0) await sleep(delayMs);
      closing = true;
      const closed = once(server, 'close');
      server.close();
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, FINISH_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}

function listenProblem(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} on ${host} is in use. Set PLATFORM_PORT to a free one.`);
    case 'EACCES':
      return new StartProblem(
        `Port ${port} on ${host} is not open to this user. Set PLATFORM_PORT to a higher one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}

/** An address that a client on this machine can use: what listens everywhere is reached on loopback. */
export function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
