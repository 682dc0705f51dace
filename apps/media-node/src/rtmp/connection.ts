import { randomBytes } from 'node:crypto';
import { writeAmf, type Amf } from './amf0';
import { chunksOf, type Message } from './chunks';
import { AUDIO, COMMAND, HANDSHAKE, PEER_BANDWIDTH, uint32, VERSION, WINDOW, WINDOW_SIZE } from './protocol';
import { RtmpPeer } from './rtmp-peer';

/** What an encoder sends, as the body of an FLV tag. */
export interface MediaMessage {
  kind: 'audio' | 'video';
  /** Milliseconds, modulo 2^32. */
  timestamp: number;
  body: Buffer;
}

/** Takes what an encoder sends. */
export interface Publication {
  /** @throws Error when the connection has to be closed. */
  take: (message: MediaMessage) => void;
  end: () => void;
}

/** Undefined for a wrong key, `busy` while another encoder sends. `close` disconnects this one. */
export type Publish = (key: string, close: () => void) => Publication | 'busy' | undefined;

export interface RtmpOptions {
  publish: Publish;
  send: (bytes: Buffer) => void;
  close: () => void;
}

const MAX_COMMAND_BYTES = 65_536;
const MAX_MEDIA_BYTES = 4 * 2 ** 20;
const APP = 'live';

/** The server's half of one RTMP connection, publishing only. */
export class RtmpConnection extends RtmpPeer {
  #hasAnswered = false;
  #publication: Publication | undefined;
  #isConnected = false;

  constructor(private readonly options: RtmpOptions) {
    super(MAX_COMMAND_BYTES);
  }

  get isPublishing(): boolean {
    return this.#publication !== undefined;
  }

  /** Takes bytes of the encoder. Malformed ones close the connection. @returns The reason, if they did. */
  receive(data: Buffer): string | undefined {
    if (this.isClosed) return undefined;
    try {
      this.read(data);
      return undefined;
    } catch (error) {
      this.close();
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Ends the publication. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#publication?.end();
    this.options.close();
  }

  protected override shakeHands(received: Buffer): number | undefined {
    if ((received[0] ?? VERSION) !== VERSION) throw new Error('This is no RTMP connection.');
    if (received.length < 1 + HANDSHAKE) return undefined;
    if (!this.#hasAnswered) {
      const hello = received.subarray(1, 1 + HANDSHAKE);
      this.options.send(
        Buffer.concat([Buffer.of(VERSION), Buffer.alloc(8), randomBytes(HANDSHAKE - 8), hello]),
      );
      this.#hasAnswered = true;
    }
    return received.length < 1 + 2 * HANDSHAKE ? undefined : 1 + 2 * HANDSHAKE;
  }

  protected override onMedia({ type, timestamp, body }: Message): void {
    this.#publication?.take({ kind: type === AUDIO ? 'audio' : 'video', timestamp, body });
  }

  protected override onCommand([name, transaction = 0, command, ...values]: Amf[]): void {
    switch (name) {
      case 'connect':
        this.#connect(transaction, command);
        return;
      case 'createStream':
        this.#reply(['_result', transaction, null, 1]);
        return;
      case 'releaseStream':
      case 'FCPublish':
      case 'FCUnpublish':
        this.#reply(['_result', transaction, null]);
        return;
      case 'publish':
        this.#publish(values[0]);
        return;
      case 'deleteStream':
      case 'closeStream':
        this.close();
        return;
      case 'play':
      case 'play2':
        throw new Error('Nothing can be played over RTMP.');
      default:
        return;
    }
  }

  #connect(transaction: Amf, command: Amf | undefined): void {
    const app = typeof command === 'object' ? command?.['app'] : undefined;
    if (typeof app !== 'string' || app.replace(/\/$/, '') !== APP)
      throw new Error(`The address does not end with /${APP}.`);
    this.#isConnected = true;
    this.control(WINDOW_SIZE, uint32(WINDOW));
    this.control(PEER_BANDWIDTH, Buffer.concat([uint32(WINDOW), Buffer.of(2)]));
    this.#reply([
      '_result',
      transaction,
      { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
      {
        level: 'status',
        code: 'NetConnection.Connect.Success',
        description: 'Connected.',
        objectEncoding: 0,
      },
    ]);
  }

  #publish(key: Amf | undefined): void {
    if (!this.#isConnected || this.#publication || typeof key !== 'string')
      throw new Error('The encoder publishes in the wrong way.');
    // Some encoders add parameters.
    const publication = this.options.publish(key.split('?')[0] ?? '', () => this.close());
    if (publication === undefined || publication === 'busy') {
      const isBusy = publication === 'busy';
      const description = isBusy ? 'Another encoder sends already.' : 'Wrong stream key.';
      this.#status('error', isBusy ? 'NetStream.Publish.BadName' : 'NetStream.Publish.Denied', description);
      throw new Error(description);
    }
    this.#publication = publication;
    this.chunks.maxBytes = MAX_MEDIA_BYTES;
    this.#status('status', 'NetStream.Publish.Start', 'Publishing.');
  }

  #status(level: string, code: string, description: string): void {
    this.#reply(['onStatus', 0, null, { level, code, description }], 1);
  }

  #reply(values: readonly Amf[], streamId = 0): void {
    this.options.send(chunksOf(3, { type: COMMAND, streamId, timestamp: 0, body: writeAmf(values) }));
  }

  protected override control(type: number, body: Buffer): void {
    this.options.send(chunksOf(2, { type, streamId: 0, timestamp: 0, body }));
  }
}
