import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface BareServer {
  url: string;
  stop: () => Promise<void>;
}

const API = /^\/(?:admin|auth-service)\//;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves a built application like the console-server, but without its security headers. */
export async function startBareServer(folder: string, platform: URL): Promise<BareServer> {
  const page = await readFile(join(folder, 'index.html'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bare.example');
    const type = TYPES[extname(pathname)];
    if (API.test(pathname)) passOn(request, response, platform);
    else if (type === undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' });
      response.end(page);
    } else void sendFile(response, join(folder, pathname), type);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function sendFile(response: ServerResponse, file: string, type: string) {
  const compressed = await readFile(`${file}.br`).catch(() => undefined);
  const content = compressed ?? (await readFile(file).catch(() => undefined));
  response.writeHead(content ? 200 : 404, {
    'Content-Type': type,
    'Cache-Control': FOREVER,
    Vary: 'Accept-Encoding',
    ...(compressed && { 'Content-Encoding': 'br' }),
  });
  response.end(content);
}

function passOn(request: IncomingMessage, response: ServerResponse, platform: URL) {
  const { method, headers, url } = request;
  const call = ask(new URL(url ?? '/', platform), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response).catch(() => response.destroy());
  });
  pipeline(request, call).catch(() => response.destroy());
}
