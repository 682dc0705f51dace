import type { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { rtmpServerOf } from '@console/live/contract';
import { readAmf, writeAmf, type Amf } from '../rtmp/amf0';
import { ChunkReader, chunksOf, type Message } from '../rtmp/chunks';
import type { Publication } from '../rtmp/connection';
import type { PullOptions } from './pull-hls';

const CONNECT_MS = 10_000;
const IDLE_MS = 15_000;
const HANDSHAKE = 1_536;
const MAX_BYTES = 4 * 2 ** 20;
const WINDOW = 2_500_000;
const BUFFER_MS = 1_000;

const SET_CHUNK_SIZE = 1;
const ABORT = 2;
const ACKNOWLEDGE = 3;
const USER_CONTROL = 4;
const WINDOW_SIZE = 5;
const AUDIO = 8;
const VIDEO = 9;
const COMMAND = 20;
const SET_BUFFER = 3;
const PING = 6;
const PONG = 7;

/** Plays a stream of an RTMP server until it ends. @throws Error with a reason for operators. @see RTMP 1.0 */
export async function pullRtmp(url: string, { client, publish, signal }: PullOptions): Promise<void> {
  const socket = await client.connect({
    ...rtmpServerOf(url),
    signal: AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]),
  });
  const abort = () => void socket.destroy();
  signal.addEventListener('abort', abort);
  socket.setTimeout(IDLE_MS, () =>
    socket.destroy(new Error(`The server sent nothing for ${IDLE_MS / 1_000} s.`)),
  );
  const player = new RtmpPlayer(socket, url, publish);
  try {
    signal.throwIfAborted();
    player.begin();
    for await (const data of socket) if (Buffer.isBuffer(data) && player.receive(data)) break;
  } finally {
    signal.removeEventListener('abort', abort);
    socket.destroy();
    player.end();
  }
}

/** The player's half of an RTMP connection. */
class RtmpPlayer {
  readonly #chunks = new ChunkReader(MAX_BYTES);
  readonly #app: string;
  readonly #name: string;
  readonly #tcUrl: string;
  #pending: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #hasEnded = false;
  #received = 0;
  #acknowledged = 0;
  #publication: Publication | undefined;

  constructor(
    private readonly socket: Socket,
    url: string,
    private readonly publish: () => Publication,
  ) {
    const { protocol, host, pathname, search } = new URL(url);
    const cut = pathname.lastIndexOf('/');
    this.#app = decodeURI(pathname.slice(1, Math.max(1, cut)));
    this.#name = decodeURI(pathname.slice(cut + 1)) + search;
    this.#tcUrl = `${protocol}//${host}/${this.#app}`;
  }

  begin(): void {
    this.socket.write(Buffer.concat([Buffer.of(3), Buffer.alloc(8), randomBytes(HANDSHAKE - 8)]));
  }

  /** Whether the stream has ended. @throws Error */
  receive(data: Buffer): boolean {
    this.#received += data.length;
    const rest = this.#isOpen ? data : this.#shakeHands(data);
    if (rest) for (const message of this.#chunks.read(rest)) this.#handle(message);
    if (this.#received - this.#acknowledged >= WINDOW) {
      this.#acknowledged = this.#received;
      this.#send(ACKNOWLEDGE, uint32(this.#received));
    }
    return this.#hasEnded;
  }

  end(): void {
    this.#publication?.end();
  }

  /** Returns what follows the handshake. */
  #shakeHands(data: Buffer): Buffer | undefined {
    this.#pending = Buffer.concat([this.#pending, data]);
    if (this.#pending[0] !== 3) throw new Error('The server does not speak RTMP.');
    if (this.#pending.length < 1 + 2 * HANDSHAKE) return undefined;
    this.#isOpen = true;
    this.socket.write(this.#pending.subarray(1, 1 + HANDSHAKE));
    this.#command(['connect', 1, this.#about()]);
    return this.#pending.subarray(1 + 2 * HANDSHAKE);
  }

  #about() {
    return {
      app: this.#app,
      flashVer: 'LNX 9,0,124,2',
      tcUrl: this.#tcUrl,
      fpad: false,
      capabilities: 15,
      audioCodecs: 4_071,
      videoCodecs: 252,
      videoFunction: 1,
    };
  }

  #handle({ type, timestamp, body }: Message): void {
    switch (type) {
      case SET_CHUNK_SIZE:
        this.#chunks.chunkSize = body.readUInt32BE(0) & 0x7f_ff_ff_ff;
        return;
      case ABORT:
        this.#chunks.abort(body.readUInt32BE(0));
        return;
      case USER_CONTROL:
        if (body.readUInt16BE(0) === PING)
          this.#send(USER_CONTROL, Buffer.concat([Buffer.of(0, PONG), body.subarray(2, 6)]));
        return;
      case AUDIO:
      case VIDEO:
        if (body.length > 0)
          (this.#publication ??= this.publish()).take({
            kind: type === AUDIO ? 'audio' : 'video',
            timestamp,
            body,
          });
        return;
      case COMMAND:
        this.#react(readAmf(body));
        return;
      default:
      // Windows, and data such as onMetaData: what counts is in the media.
    }
  }

  #react([name, transaction, , info]: Amf[]): void {
    if (name === '_result' && transaction === 1) {
      this.#send(WINDOW_SIZE, uint32(WINDOW));
      this.#command(['createStream', 2, null]);
    } else if (name === '_result' && transaction === 2) {
      const id = typeof info === 'number' ? info : 1;
      this.#command(['play', 3, null, this.#name, -1_000], id);
      this.#send(USER_CONTROL, Buffer.concat([Buffer.of(0, SET_BUFFER), uint32(id), uint32(BUFFER_MS)]));
    } else if (name === '_error') throw new Error(`The server rejects the connection${reasonOf(info)}.`);
    else if (name === 'onStatus') this.#status(info);
  }

  #status(info: Amf | undefined): void {
    const code = memberOf(info, 'code');
    if (memberOf(info, 'level') === 'error')
      throw new Error(`The server rejects the stream${reasonOf(info)}.`);
    if (code === 'NetStream.Play.Stop' || code === 'NetStream.Play.UnpublishNotify') this.#hasEnded = true;
  }

  #command(values: readonly Amf[], streamId = 0): void {
    this.socket.write(chunksOf(3, { type: COMMAND, streamId, timestamp: 0, body: writeAmf(values) }));
  }

  #send(type: number, body: Buffer): void {
    this.socket.write(chunksOf(2, { type, streamId: 0, timestamp: 0, body }));
  }
}

function memberOf(value: Amf | undefined, name: string): string | undefined {
  const member = typeof value === 'object' ? value?.[name] : undefined;
  return typeof member === 'string' ? member : undefined;
}

/** Codes have no secrets; descriptions can repeat the address. */
function reasonOf(info: Amf | undefined): string {
  const code = memberOf(info, 'code');
  return code && /^[\w.]{1,60}$/.test(code) ? ` (${code})` : '';
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
