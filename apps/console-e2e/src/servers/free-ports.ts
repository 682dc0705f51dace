import { createServer, type AddressInfo, type Server } from 'node:net';

/** Ports of this machine that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  return Promise.all(servers.map(release));
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function release(server: Server): Promise<number> {
  // A server on a TCP port has an AddressInfo; the other shapes are those of pipes.
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    server.close(() => resolve(port));
  });
}
