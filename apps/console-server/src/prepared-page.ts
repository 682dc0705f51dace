import { randomUUID } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

/**
 * A page without its nonce, as text and compressed. Responses need no rendering and no compression: the parts between
 * nonces are deflated once, and nonces are inserted as stored blocks.
 */
export class PreparedPage {
  readonly #parts: Buffer[];
  #deflated: Buffer[] | undefined;

  /** @param render The page with a nonce; called once. */
  constructor(render: (nonce: string) => string) {
    const marker = randomUUID();
    this.#parts = render(marker)
      .split(marker)
      .map((part) => Buffer.from(part));
  }

  plain(nonce: string): Buffer<ArrayBuffer> {
    return joined(this.#parts, Buffer.from(nonce));
  }

  gzip(nonce: string): Buffer<ArrayBuffer> {
    this.#deflated ??= this.#parts.map((part) =>
      deflateRawSync(part, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH }),
    );
    const text = this.plain(nonce);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(text), 0);
    trailer.writeUInt32LE(text.length, 4);
    return Buffer.concat([GZIP_HEADER, joined(this.#deflated, storedBlock(nonce)), DEFLATE_END, trailer]);
  }
}

function joined(parts: readonly Buffer[], separator: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
}

function storedBlock(text: string): Buffer {
  const content = Buffer.from(text);
  const header = Buffer.alloc(5);
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([header, content]);
}
