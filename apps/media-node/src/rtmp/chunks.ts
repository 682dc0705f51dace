export interface Message {
  type: number;
  streamId: number;
  /** Milliseconds, modulo 2^32. */
  timestamp: number;
  body: Buffer;
}

interface ChunkStream extends Omit<Message, 'body'> {
  length: number;
  /** Of the last header; repeated by messages without one. */
  delta: number;
  isExtended: boolean;
  /** The message that is being read, and how much of it. */
  body?: Buffer | undefined;
  filled: number;
}

const MAX_CHUNK_STREAMS = 16;
const EXTENDED = 0xff_ff_ff;
const HEADER_BYTES = [11, 7, 3, 0] as const;
/** Allowed by the specification, but messages of single bytes only cost time. */
const MIN_CHUNK_SIZE = 128;

/**
 * Reads the messages of an RTMP connection after its handshake, with bounded memory.
 *
 * @see RTMP 1.0, 5.3
 */
export class ChunkReader {
  /** Bytes of unfinished messages, all chunk streams together. */
  maxBytes: number;
  #chunkSize = 128;
  #pending: Buffer = Buffer.alloc(0);
  #allocated = 0;
  readonly #streams = new Map<number, ChunkStream>();

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  set chunkSize(size: number) {
    if (size < MIN_CHUNK_SIZE) throw new Error('The chunk size is too small.');
    this.#chunkSize = size;
  }

  /** Gives up the message of a chunk stream. */
  abort(id: number): void {
    const stream = this.#streams.get(id);
    if (stream) this.#release(stream);
  }

  /** @throws Error when the connection has to be closed. */
  *read(data: Buffer): Generator<Message> {
    this.#pending = this.#pending.length === 0 ? data : Buffer.concat([this.#pending, data]);
    for (;;) {
      const chunk = this.#readChunk();
      if (!chunk) return;
      if (chunk !== 'part') yield chunk;
    }
  }

  /** Undefined without a whole chunk. */
  #readChunk(): Message | 'part' | undefined {
    const bytes = this.#pending;
    const [first, second, third] = bytes;
    if (first === undefined) return undefined;
    const format = (first >> 6) as 0 | 1 | 2 | 3;
    let id = first & 63;
    let at = 1;
    if (id === 0) {
      if (second === undefined) return undefined;
      id = 64 + second;
      at = 2;
    } else if (id === 1) {
      if (second === undefined || third === undefined) return undefined;
      id = 64 + second + third * 256;
      at = 3;
    }
    const known = this.#streams.get(id);
    if (!known && (format !== 0 || this.#streams.size >= MAX_CHUNK_STREAMS))
      throw new Error('A chunk stream begins in the wrong way.');
    const header = HEADER_BYTES[format];
    if (bytes.length < at + header) return undefined;
    const short = header >= 3 ? bytes.readUIntBE(at, 3) : undefined;
    const isExtended = short === undefined ? known?.isExtended === true : short === EXTENDED;
    const extendedAt = at + header;
    const start = extendedAt + (isExtended ? 4 : 0);
    if (bytes.length < start) return undefined;
    const time = isExtended ? bytes.readUInt32BE(extendedAt) : (short ?? known?.delta ?? 0);

    const stream = known ?? {
      type: 0,
      streamId: 0,
      timestamp: 0,
      length: 0,
      delta: 0,
      isExtended,
      filled: 0,
    };
    const isContinued = stream.body !== undefined;
    if (isContinued && format !== 3) throw new Error('A message begins before the previous one has ended.');
    const length = format <= 1 ? bytes.readUIntBE(at + 3, 3) : stream.length;
    const size = Math.min(this.#chunkSize, length - stream.filled);
    if (!isContinued && this.#allocated + length > this.maxBytes) throw new Error('A message is too long.');
    if (bytes.length < start + size) return undefined;

    if (!isContinued) {
      stream.isExtended = isExtended;
      stream.length = length;
      if (format <= 1) stream.type = bytes.readUInt8(at + 6);
      if (format === 0) stream.streamId = bytes.readUInt32LE(at + 7);
      if (format !== 3) stream.delta = time;
      stream.timestamp = format === 0 ? time : (stream.timestamp + stream.delta) >>> 0;
      stream.body = Buffer.allocUnsafe(length);
      this.#allocated += length;
      this.#streams.set(id, stream);
    }
    bytes.copy(stream.body ?? Buffer.alloc(0), stream.filled, start, start + size);
    stream.filled += size;
    this.#pending = bytes.subarray(start + size);
    const { type, streamId, timestamp, body = Buffer.alloc(0) } = stream;
    if (stream.filled < stream.length) return 'part';
    this.#release(stream);
    return { type, streamId, timestamp, body };
  }

  #release(stream: ChunkStream): void {
    if (stream.body) this.#allocated -= stream.length;
    stream.body = undefined;
    stream.filled = 0;
  }
}

/** A message in chunks; default: of 128 bytes, the size before it is changed. */
export function chunksOf(
  chunkStream: number,
  { type, streamId, timestamp, body }: Message,
  chunkSize = 128,
): Buffer {
  const extended = Buffer.alloc(timestamp >= EXTENDED ? 4 : 0);
  if (extended.length > 0) extended.writeUInt32BE(timestamp);
  const header = Buffer.alloc(12);
  header.writeUInt8(chunkStream);
  header.writeUIntBE(Math.min(timestamp, EXTENDED), 1, 3);
  header.writeUIntBE(body.length, 4, 3);
  header.writeUInt8(type, 7);
  header.writeUInt32LE(streamId, 8);
  const parts: Buffer[] = [header, extended];
  for (let at = 0; at < body.length; at += chunkSize) {
    if (at > 0) parts.push(Buffer.of(0xc0 | chunkStream), extended);
    parts.push(body.subarray(at, at + chunkSize));
  }
  return Buffer.concat(parts);
}
