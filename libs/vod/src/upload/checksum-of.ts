import { CHECKSUM_PART_BYTES } from '../contract';

interface Options {
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

/** The SHA-256 digest of the SHA-256 digests of a file's parts, in hexadecimal. Reads one part at a time. */
export async function checksumOf(file: Blob, { signal, onProgress }: Options): Promise<string> {
  const digests: ArrayBuffer[] = [];
  for (let at = 0; at < file.size; at += CHECKSUM_PART_BYTES) {
    const part = file.slice(at, at + CHECKSUM_PART_BYTES);
    digests.push(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));
    signal.throwIfAborted();
    onProgress(at + part.size);
  }
  const whole = await crypto.subtle.digest('SHA-256', await new Blob(digests).arrayBuffer());
  return Array.from(new Uint8Array(whole), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
