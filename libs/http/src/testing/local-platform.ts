import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Responder = (response: ServerResponse, request: ReceivedRequest) => void;

/** An HTTP server on this machine that records its requests. */
export interface LocalPlatform {
  readonly origin: string;
  received: ReceivedRequest[];
  respond: (responder: Responder) => void;
}

/** Runs a local platform for the tests of a file. Each test starts without requests, and with the given response. */
export function localPlatform(initial: Responder = json(200, { name: 'News' })): LocalPlatform {
  let platform: Awaited<ReturnType<typeof startLocalPlatform>> | undefined;
  const received: ReceivedRequest[] = [];
  beforeAll(async () => {
    platform = await startLocalPlatform(received);
  });
  beforeEach(() => {
    received.length = 0;
    platform?.respond(initial);
  });
  afterAll(() => platform?.close());
  return {
    get origin() {
      return platform?.origin ?? '';
    },
    received,
    respond: (responder) => platform?.respond(responder),
  };
}

export async function startLocalPlatform(received: ReceivedRequest[] = []) {
  let respond: Responder = json(200, {});
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body };
      received.push(request);
      respond(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    received,
    respond: (responder: Responder) => {
      respond = responder;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Responder {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** A response of a gateway in between. */
export function html(status: number): Responder {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>');
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts).toString();
}
