import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { build } from 'vite';

const SAMPLE_MODULE = resolve(import.meta.dirname, '../../sample-module');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

export interface ModuleServer {
  origin: string;
  allow: (host: string) => void;
  stop: () => Promise<void>;
}

export async function startModuleServer(): Promise<ModuleServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-module-'));
  await build({ configFile: join(SAMPLE_MODULE, 'vite.config.ts'), build: { outDir: folder } });
  let host = 'null';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://module.example');
    const respond = (status: number, type: string, body: string | Buffer) => {
      response.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': host });
      response.end(body);
    };
    if (pathname === '/hosts.json') {
      respond(200, 'application/json', JSON.stringify([host]));
      return;
    }
    readFile(join(folder, pathname)).then(
      (file) => {
        respond(200, TYPES[extname(pathname)] ?? 'application/octet-stream', file);
      },
      () => {
        respond(404, 'text/plain', 'Not found');
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    allow: (origin) => {
      host = origin;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
