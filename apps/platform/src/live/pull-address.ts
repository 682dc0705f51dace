import { rtmpServerOf } from '@console/live/contract';
import { download, type OutgoingClient } from '@console/server-kit';
import type { Keyring } from '../security/keyring';

const PURPOSE = 'pull-address';
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 2 ** 20;
const RTMP_VERSION = 3;
const HELLO = 1_536;

export function sealAddress(keyring: Keyring, url: string): string {
  return keyring.seal(PURPOSE, url);
}

/** Empty if the platform's secret has changed. */
export function unsealAddress(keyring: Keyring, sealed: string): string {
  return keyring.unseal(PURPOSE, sealed) ?? '';
}

/** Opens an address. Returns what is wrong with it, for operators. */
export async function tryAddress(url: string, client: OutgoingClient): Promise<string | null> {
  try {
    if (/^rtmps?:/i.test(url)) await openRtmp(url, client);
    else {
      const file = await download(client, url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
      if (!file.subarray(0, 16).toString('utf8').includes('#EXTM3U'))
        throw new Error('The address returns no HLS playlist.');
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function openRtmp(url: string, client: OutgoingClient): Promise<void> {
  const socket = await client.connect({ ...rtmpServerOf(url), signal: AbortSignal.timeout(TIMEOUT_MS) });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The server does not respond.')));
  try {
    socket.write(Buffer.concat([Buffer.of(RTMP_VERSION), Buffer.alloc(HELLO)]));
    const hello = await new Promise<Buffer>((resolve, reject) => {
      socket.once('data', resolve).once('error', reject);
      socket.once('close', () => reject(new Error('The server has closed the connection.')));
    });
    if (hello[0] !== RTMP_VERSION) throw new Error('The server does not speak RTMP.');
  } finally {
    socket.destroy();
  }
}
