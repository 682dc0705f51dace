import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { writeAmf, type Amf, type AmfObject } from './amf0';
import { chunksOf, type Message } from './chunks';
import { COMMAND, HANDSHAKE, SET_CHUNK_SIZE, uint32, VERSION } from './protocol';
import { RtmpPeer } from './rtmp-peer';

interface ServerAddress {
  app: string;
  tcUrl: string;
}

const CONNECT = 1;
const CREATE_STREAM = 2;

/** The client's half of an RTMP connection up to its stream. @see RTMP 1.0, 5.2 and 7.2 */
export abstract class RtmpClient extends RtmpPeer {
  /** Of what is sent. */
  #chunkBytes = 128;

  constructor(
    private readonly socket: Socket,
    private readonly address: ServerAddress,
    /** Of a message. */
    maxBytes: number,
  ) {
    super(maxBytes);
  }

  begin(): void {
    this.socket.write(Buffer.concat([Buffer.of(VERSION), Buffer.alloc(8), randomBytes(HANDSHAKE - 8)]));
  }

  /** @throws Error with a reason for operators */
  receive(data: Buffer): void {
    this.read(data);
  }

  /** The server knows the app; a stream is asked for next. */
  protected abstract onConnect(): void;
  protected abstract onStream(id: number): void;
  protected abstract onStatus(info: AmfObject): void;
  protected abstract rejectionOf(info: AmfObject): Error;

  protected setChunkSize(bytes: number): void {
    this.control(SET_CHUNK_SIZE, uint32(bytes));
    this.#chunkBytes = bytes;
  }

  protected send(chunkStream: number, message: Message): void {
    this.socket.write(chunksOf(chunkStream, message, this.#chunkBytes));
  }

  protected override control(type: number, body: Buffer): void {
    this.send(2, { type, streamId: 0, timestamp: 0, body });
  }

  protected command(values: readonly Amf[], streamId = 0, type = COMMAND): void {
    this.send(3, { type, streamId, timestamp: 0, body: writeAmf(values) });
  }

  protected override shakeHands(received: Buffer): number | undefined {
    if (received[0] !== VERSION) throw new Error('The server does not speak RTMP.');
    if (received.length < 1 + 2 * HANDSHAKE) return undefined;
    this.socket.write(received.subarray(1, 1 + HANDSHAKE));
    const about = { type: 'nonprivate', flashVer: 'FMLE/3.0 (compatible; Signalbox)' };
    this.command(['connect', CONNECT, { ...this.address, ...about }]);
    return 1 + 2 * HANDSHAKE;
  }

  protected override onCommand([name, transaction, , value]: Amf[]): void {
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
