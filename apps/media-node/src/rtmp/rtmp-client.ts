import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { readAmf, writeAmf, type Amf, type AmfObject } from './amf0';
import { ChunkReader, chunksOf, type Message } from './chunks';
import {
  ABORT,
  ACKNOWLEDGE,
  AUDIO,
  COMMAND,
  HANDSHAKE,
  PING,
  PONG,
  SET_CHUNK_SIZE,
  uint32,
  USER_CONTROL,
  VERSION,
  VIDEO,
  WINDOW,
} from './protocol';

interface ServerAddress {
  app: string;
  tcUrl: string;
}

const CONNECT = 1;
const CREATE_STREAM = 2;

/** The client's half of an RTMP connection up to its stream. @see RTMP 1.0, 5.2 and 7.2 */
export abstract class RtmpClient {
  readonly #chunks: ChunkReader;
  #pending: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #received = 0;
  #acknowledged = 0;
  /** Of what is sent. */
  #chunkBytes = 128;

  constructor(
    private readonly socket: Socket,
    private readonly address: ServerAddress,
    /** Of a message. */
    maxBytes: number,
  ) {
    this.#chunks = new ChunkReader(maxBytes);
  }

  begin(): void {
    this.socket.write(Buffer.concat([Buffer.of(VERSION), Buffer.alloc(8), randomBytes(HANDSHAKE - 8)]));
  }

  /** @throws Error with a reason for operators */
  receive(data: Buffer): void {
    this.#received += data.length;
    const rest = this.#isOpen ? data : this.#shakeHands(data);
    if (rest) for (const message of this.#chunks.read(rest)) this.#handle(message);
    if (this.#received - this.#acknowledged < WINDOW) return;
    this.#acknowledged = this.#received;
    this.control(ACKNOWLEDGE, uint32(this.#received));
  }

  /** The server knows the app; a stream is asked for next. */
  protected abstract onConnect(): void;
  protected abstract onStream(id: number): void;
  protected abstract onStatus(info: AmfObject): void;
  protected abstract onMedia(message: Message): void;
  protected abstract rejectionOf(info: AmfObject): Error;

  protected setChunkSize(bytes: number): void {
    this.control(SET_CHUNK_SIZE, uint32(bytes));
    this.#chunkBytes = bytes;
  }

  protected send(chunkStream: number, message: Message): void {
    this.socket.write(chunksOf(chunkStream, message, this.#chunkBytes));
  }

  protected control(type: number, body: Buffer): void {
    this.send(2, { type, streamId: 0, timestamp: 0, body });
  }

  protected command(values: readonly Amf[], streamId = 0, type = COMMAND): void {
    this.send(3, { type, streamId, timestamp: 0, body: writeAmf(values) });
  }

  /** Returns what follows the handshake. */
  #shakeHands(data: Buffer): Buffer | undefined {
    this.#pending = Buffer.concat([this.#pending, data]);
    if (this.#pending[0] !== VERSION) throw new Error('The server does not speak RTMP.');
    if (this.#pending.length < 1 + 2 * HANDSHAKE) return undefined;
    const rest = this.#pending.subarray(1 + 2 * HANDSHAKE);
    this.socket.write(this.#pending.subarray(1, 1 + HANDSHAKE));
    this.#pending = Buffer.alloc(0);
    this.#isOpen = true;
    const about = { type: 'nonprivate', flashVer: 'FMLE/3.0 (compatible; Signalbox)' };
    this.command(['connect', CONNECT, { ...this.address, ...about }]);
    return rest;
  }

  #handle(message: Message): void {
    const { type, body } = message;
    switch (type) {
      case SET_CHUNK_SIZE:
        this.#chunks.chunkSize = body.readUInt32BE(0) & 0x7f_ff_ff_ff;
        return;
      case ABORT:
        this.#chunks.abort(body.readUInt32BE(0));
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
        this.#react(readAmf(body));
        return;
      default:
      // Windows, and data such as onMetaData: what counts is in the media.
    }
  }

  #react([name, transaction, , value]: Amf[]): void {
    const info = typeof value === 'object' && value !== null ? value : {};
    // Servers need not know other commands.
    const isEssential = transaction === CONNECT || transaction === CREATE_STREAM;
    if ((name === '_error' && isEssential) || (name === 'onStatus' && info['level'] === 'error'))
      throw this.rejectionOf(info);
    if (name === '_result' && transaction === CONNECT) {
      this.onConnect();
      this.command(['createStream', CREATE_STREAM, null]);
    } else if (name === '_result' && transaction === CREATE_STREAM)
      this.onStream(typeof value === 'number' ? value : 1);
    else if (name === 'onStatus') this.onStatus(info);
  }
}
