import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { readAmf, writeAmf, type Amf } from '../rtmp/amf0';
import { ChunkReader, chunksOf, type Message } from '../rtmp/chunks';
import type { MediaFormat, MediaSample } from './read-samples';

interface PublishTarget {
  /** Of the server, such as `rtmp://ingest.example/live`. */
  url: string;
  key: string;
}

const HANDSHAKE = 1_536;
const VERSION = 3;
const MAX_COMMAND_BYTES = 65_536;
const CHUNK_BYTES = 65_536;
const SET_CHUNK_SIZE = 1;
const USER_CONTROL = 4;
const AUDIO = 8;
const VIDEO = 9;
const DATA = 18;
const COMMAND = 20;
const PING = 6;
const PONG = 7;
const CREATE_STREAM = 4;

/**
 * The client's half of one RTMP connection that publishes.
 *
 * @see RTMP 1.0, 5.2 and 7.2
 */
export class RtmpPublisher {
  readonly #chunks = new ChunkReader(MAX_COMMAND_BYTES);
  #pending: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #streamId = 1;

  private constructor(
    private readonly socket: Socket,
    private readonly target: PublishTarget,
    private readonly onStart: () => void,
  ) {}

  /** Resolves when the server takes media. @throws Error with its reason */
  static open(socket: Socket, target: PublishTarget, signal: AbortSignal): Promise<RtmpPublisher> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        reject(error);
        socket.destroy();
      };
      const abort = () => fail(new Error('The server does not respond.'));
      const publisher: RtmpPublisher = new RtmpPublisher(socket, target, () => {
        signal.removeEventListener('abort', abort);
        resolve(publisher);
      });
      signal.addEventListener('abort', abort, { once: true });
      socket.once('close', () => reject(new Error('The server closed the connection.')));
      socket.on('error', reject);
      socket.on('data', (data) => {
        try {
          publisher.#receive(data);
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      });
      socket.write(Buffer.concat([Buffer.of(VERSION), Buffer.alloc(8), randomBytes(HANDSHAKE - 8)]));
    });
  }

  sendFormat({ video, audio }: MediaFormat): void {
    this.#sendMedia(VIDEO, 0, Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), video]));
    if (audio) this.#sendMedia(AUDIO, 0, Buffer.concat([Buffer.of(0xaf, 0), audio]));
  }

  /** `timestamp`: milliseconds since the first one. */
  sendSample({ kind, isKey, offset, data }: MediaSample, timestamp: number): void {
    if (kind === 'audio') {
      this.#sendMedia(AUDIO, timestamp, Buffer.concat([Buffer.of(0xaf, 1), data]));
      return;
    }
    const head = Buffer.of(isKey ? 0x17 : 0x27, 1, (offset >> 16) & 255, (offset >> 8) & 255, offset & 255);
    this.#sendMedia(VIDEO, timestamp, Buffer.concat([head, data]));
  }

  #sendMedia(type: number, timestamp: number, body: Buffer): void {
    const message = { type, streamId: this.#streamId, timestamp: timestamp >>> 0, body };
    this.socket.write(chunksOf(type === AUDIO ? 4 : 6, message, CHUNK_BYTES));
  }

  #receive(data: Buffer): void {
    if (this.#isOpen) {
      for (const message of this.#chunks.read(data)) this.#handle(message);
      return;
    }
    this.#pending = Buffer.concat([this.#pending, data]);
    if (this.#pending[0] !== VERSION) throw new Error('The server does not speak RTMP.');
    if (this.#pending.length < 1 + 2 * HANDSHAKE) return;
    const rest = this.#pending.subarray(1 + 2 * HANDSHAKE);
    this.socket.write(this.#pending.subarray(1, 1 + HANDSHAKE));
    this.#pending = Buffer.alloc(0);
    this.#isOpen = true;
    this.#connect();
    for (const message of this.#chunks.read(rest)) this.#handle(message);
  }

  #connect(): void {
    const { url, key } = this.target;
    const size = Buffer.alloc(4);
    size.writeUInt32BE(CHUNK_BYTES);
    this.socket.write(chunksOf(2, { type: SET_CHUNK_SIZE, streamId: 0, timestamp: 0, body: size }));
    const app = new URL(url).pathname.replace(/^\/|\/$/g, '');
    this.#send([
      'connect',
      1,
      { app, type: 'nonprivate', flashVer: 'FMLE/3.0 (compatible; Signalbox)', tcUrl: url },
    ]);
    this.#send(['releaseStream', 2, null, key]);
    this.#send(['FCPublish', 3, null, key]);
    this.#send(['createStream', CREATE_STREAM, null]);
  }

  #handle({ type, body }: Message): void {
    if (type === SET_CHUNK_SIZE) this.#chunks.chunkSize = body.readUInt32BE(0) & 0x7f_ff_ff_ff;
    if (type === USER_CONTROL && body.readUInt16BE(0) === PING) {
      const pong = Buffer.concat([Buffer.of(0, PONG), body.subarray(2, 6)]);
      this.socket.write(chunksOf(2, { type: USER_CONTROL, streamId: 0, timestamp: 0, body: pong }));
    }
    if (type === COMMAND) this.#command(readAmf(body));
  }

  #command([name, transaction, , value]: Amf[]): void {
    const status = typeof value === 'object' && value !== null ? value : {};
    // Servers need not know releaseStream and FCPublish.
    const isEssential = transaction !== 2 && transaction !== 3;
    if ((name === '_error' && isEssential) || (name === 'onStatus' && status['level'] === 'error'))
      throw new Error(reasonOf(status));
    if (name === '_result' && transaction === CREATE_STREAM) {
      if (typeof value === 'number') this.#streamId = value;
      this.#send(['publish', 5, null, this.target.key, 'live'], this.#streamId);
    }
    if (name === 'onStatus' && status['code'] === 'NetStream.Publish.Start') {
      this.#send(
        ['@setDataFrame', 'onMetaData', { videocodecid: 7, audiocodecid: 10 }],
        this.#streamId,
        DATA,
      );
      this.onStart();
    }
  }

  #send(values: readonly Amf[], streamId = 0, type = COMMAND): void {
    this.socket.write(chunksOf(3, { type, streamId, timestamp: 0, body: writeAmf(values) }, CHUNK_BYTES));
  }
}

/** What the server says: for operators, and hostile. */
function reasonOf({ code, description }: Readonly<Record<string, Amf>>): string {
  const text = [code, description].filter((part) => typeof part === 'string').join(': ');
  return `The server rejects the push${text === '' ? '' : ` (${text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(0, 200)})`}.`;
}
