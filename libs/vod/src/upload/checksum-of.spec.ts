import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CHECKSUM_PART_BYTES } from '../contract';
import { checksumOf } from './checksum-of';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest();
const signal = new AbortController().signal;

it('is the digest of the digests of all parts, as media nodes compute it', async () => {
  const content = new Uint8Array(CHECKSUM_PART_BYTES + 5).fill(7);
  const parts = [content.subarray(0, CHECKSUM_PART_BYTES), content.subarray(CHECKSUM_PART_BYTES)];
  const read: number[] = [];
  const checksum = await checksumOf(new Blob([content]), { signal, onProgress: (bytes) => read.push(bytes) });
  expect(checksum).toBe(sha256(Buffer.concat(parts.map(sha256))).toString('hex'));
  expect(read).toEqual([CHECKSUM_PART_BYTES, content.length]);
});

it('stops when it is canceled', async () => {
  const abort = new AbortController();
  const sum = checksumOf(new Blob(['film']), { signal: abort.signal, onProgress: () => undefined });
  abort.abort();
  await expect(sum).rejects.toThrow('aborted');
});
