import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, request: Received) => void;

/** An HTTP server on this machine that notes what reaches it. */
export interface LocalPlatform {
  origin: string;
  received: Received[];
  /** How the next requests are answered. */
  answer: (how: Answer) => void;
  close: () => Promise<void>;
}

export async function startLocalPlatform(): Promise<LocalPlatform> {
  const received: Received[] = [];
  let answer: Answer = json(200, {});
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body };
      received.push(request);
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    received,
    answer: (how) => {
      answer = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** What a proxy in the way answers. */
export function html(status: number): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>');
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts).toString();
}
