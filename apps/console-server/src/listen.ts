import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

interface Fetcher {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
}

interface ListenOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** How long a client may take over its headers; connections that stay half open are closed then. */
  headersTimeoutMs?: number;
  /** How long requests in flight may take to finish once `close` is called. */
  graceMs?: number;
}

export interface Listener {
  port: number;
  server: Server;
  /**
   * Takes no more requests, and resolves when those in flight are answered. With a delay it first goes on for that long,
   * so that whoever shares out the requests can learn of it; each answer ends its connection meanwhile.
   */
  close: (delayMs?: number) => Promise<void>;
}

/** An app as the listener of a Node server. */
export function requestListener(app: Fetcher): RequestListener {
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings as HttpBindings), {
    errorHandler: () =>
      new Response('Bad request', { status: 400, headers: { 'X-Content-Type-Options': 'nosniff' } }),
  });
  return (request, response) => void answer(request, response);
}

/** Puts an app on a port. Rejects when the port is not free. */
export async function listen(app: Fetcher, options: ListenOptions): Promise<Listener> {
  const { host, port, headersTimeoutMs = 10_000, graceMs = 35_000 } = options;
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: headersTimeoutMs * 3,
      connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 5),
      keepAliveTimeout: 5_000,
    },
    requestListener(app),
  );

  let stopping = false;
  let closing = false;
  // Before the answer is begun.
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    // A kept-alive connection would otherwise hold a closing server for as long as it idles.
    response.once('close', () => setImmediate(() => closing && server.closeIdleConnections()));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async (delayMs = 0) => {
      stopping = true;
      if (delayMs > 0) await sleep(delayMs);
      closing = true;
      const patience = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(patience);
    },
  };
}
