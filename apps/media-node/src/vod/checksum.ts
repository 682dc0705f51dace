import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { CHECKSUM_PART_BYTES } from '@console/vod/contract';

/** The SHA-256 digest of the SHA-256 digests of a file's parts, which browsers compute without reading it at once. */
export async function checksumOf(file: string): Promise<string> {
  const whole = createHash('sha256');
  const handle = await open(file);
  try {
    const buffer = Buffer.alloc(CHECKSUM_PART_BYTES);
    for (let at = 0; ;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) break;
      // A read may return less than a part.
      let filled = bytesRead;
      while (filled < buffer.length) {
        const more = await handle.read(buffer, filled, buffer.length - filled, at + filled);
        if (more.bytesRead === 0) break;
        filled += more.bytesRead;
      }
      whole.update(createHash('sha256').update(buffer.subarray(0, filled)).digest());
      at += filled;
    }
  } finally {
    await handle.close();
  }
  return whole.digest('hex');
}
