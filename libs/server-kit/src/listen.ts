import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as TcpServer, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { StartProblem } from './start-problem';

/** How a request arrived: the `env` of a Hono context. */
export interface Connection extends HttpBindings {
  /** The address of the other end of the socket: that of a proxy, for requests that it forwards. */
  remoteAddress: string | undefined;
}

export type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>;

interface Address {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The setting that holds the port, named when the port cannot be used. */
  portSetting: string;
}

export interface ListenOptions extends Address {
  /** Maximum time for requests in flight once `close` is called; their connections are cut afterwards. */
  graceMs: number;
  /** Maximum time for a client's headers. Default: 15 s. */
  headersTimeoutMs?: number;
  /** Whether requests may take any time as long as data arrives. By default they end after four times `headersTimeoutMs`. */
  takesUploads?: boolean;
}

export interface Listener {
  url: string;
  port: number;
  server: Server;
  /**
   * Accepts no new connections and resolves when every request in flight has its response, after `graceMs` at the latest.
   * With a delay the server first continues for that long, so that load balancers notice; each response then closes its
   * connection.
   */
  close: (delayMs?: number) => Promise<void>;
}

/** A fetch function as the request listener of a Node server. */
export function requestListener(fetch: Fetch): RequestListener {
  const options = {
    // HTTP/1.0 requests, such as HAProxy's health checks, may have no Host.
    hostname: 'localhost',
    errorHandler: () =>
      new Response('Bad request', { status: 400, headers: { 'X-Content-Type-Options': 'nosniff' } }),
  };
  return (incoming, outgoing) => {
    const { remoteAddress } = incoming.socket;
    const respond = getRequestListener(
      (request) => fetch(request, { incoming, outgoing, remoteAddress }),
      options,
    );
    void respond(incoming, outgoing);
  };
}

/** @throws StartProblem when the address cannot be listened on. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<Listener> {
  const { headersTimeoutMs = 15_000, takesUploads = false, graceMs } = options;
  const requestTimeout = headersTimeoutMs * 4;
  const server = createServer(
    {
      // Slow clients must not hold all sockets.
      headersTimeout: headersTimeoutMs,
      requestTimeout: takesUploads ? 0 : requestTimeout,
      connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 3),
      // Longer than a proxy in front keeps an idle connection: the side that sends must be the one that closes it.
      keepAliveTimeout: 65_000,
    },
    requestListener(fetch),
  );
  if (takesUploads) server.setTimeout(requestTimeout);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let stopping = false;
  let closing = false;
  // Runs before the request listener.
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    // An idle keep-alive connection would hold a closing server.
    response.once('close', () => setImmediate(() => closing && server.closeIdleConnections()));
  });
  const port = await startListening(server, options);
  return {
    server,
    port,
    url: urlOf(options.host, port),
    close: async (delayMs = 0) => {
      stopping = true;
      if (delayMs > 0) await sleep(delayMs);
      closing = true;
      const closed = once(server, 'close');
      server.close();
      // Browsers open connections in advance, which Node does not take for idle ones.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

/**
 * Resolves with the port once the server listens.
 *
 * @throws StartProblem when the address cannot be listened on.
 */
export async function startListening(server: TcpServer, address: Address): Promise<number> {
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, address);
  }
  const actual = server.address();
  return typeof actual === 'object' && actual !== null ? actual.port : address.port;
}

function listenProblem(error: unknown, { host, port, portSetting }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} on ${host} is in use. Set ${portSetting} to a free one.`);
    case 'EACCES':
      return new StartProblem(
        `Port ${port} on ${host} is not open to this user. Set ${portSetting} to a higher one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}

/** The address that a client on this machine uses; a server on every interface is reached on loopback. */
export function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
