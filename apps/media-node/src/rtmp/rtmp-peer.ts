import { readAmf, type Amf } from './amf0';
import { ChunkReader, type Message } from './chunks';
import {
  ABORT,
  ACKNOWLEDGE,
  AUDIO,
  COMMAND,
  PING,
  PONG,
  SET_CHUNK_SIZE,
  uint32,
  USER_CONTROL,
  VIDEO,
  WINDOW,
} from './protocol';

/** Reads what the other end of an RTMP connection sends, and answers what controls the connection. */
export abstract class RtmpPeer {
  protected readonly chunks: ChunkReader;
  /** What follows is ignored. */
  protected isClosed = false;
  #pending: Buffer = Buffer.alloc(0);
  #hasShakenHands = false;
  #received = 0;
  #acknowledged = 0;

  /** @param maxBytes Of a message. */
  constructor(maxBytes: number) {
    this.chunks = new ChunkReader(maxBytes);
  }

  /** Returns the length of the handshake once it has arrived. @throws Error when this is no RTMP connection. */
  protected abstract shakeHands(received: Buffer): number | undefined;
  protected abstract control(type: number, body: Buffer): void;
  protected abstract onMedia(message: Message): void;
  protected abstract onCommand(values: Amf[]): void;

  /** @throws Error when the connection has to be closed. */
  protected read(data: Buffer): void {
    this.#received += data.length;
    const rest = this.#hasShakenHands ? data : this.#afterHandshake(data);
    if (rest) for (const message of this.chunks.read(rest)) if (!this.isClosed) this.#handle(message);
    if (this.#received - this.#acknowledged < WINDOW) return;
    this.#acknowledged = this.#received;
    this.control(ACKNOWLEDGE, uint32(this.#received));
  }

  #afterHandshake(data: Buffer): Buffer | undefined {
    this.#pending = Buffer.concat([this.#pending, data]);
    const length = this.shakeHands(this.#pending);
    if (length === undefined) return undefined;
    const rest = this.#pending.subarray(length);
    this.#pending = Buffer.alloc(0);
    this.#hasShakenHands = true;
    return rest;
  }

  #handle(message: Message): void {
    const { type, body } = message;
    switch (type) {
      case SET_CHUNK_SIZE:
        this.chunks.chunkSize = body.readUInt32BE(0) & 0x7f_ff_ff_ff;
        return;
      case ABORT:
        this.chunks.abort(body.readUInt32BE(0));
        return;
      case USER_CONTROL:
        if (body.readUInt16BE(0) === PING)
          this.control(USER_CONTROL, Buffer.concat([Buffer.of(0, PONG), body.subarray(2, 6)]));
        return;
      case AUDIO:
      case VIDEO:
        this.onMedia(message);
        return;
      case COMMAND:
        this.onCommand(readAmf(body));
        return;
      default:
      // Acknowledgments, windows, and data such as onMetaData: what counts is in the media.
    }
  }
}
