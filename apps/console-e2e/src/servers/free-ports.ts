import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports, so that no other program takes one between check and start. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
