import type { Socket } from 'node:net';
import type { AmfObject } from '../rtmp/amf0';
import { AUDIO, DATA, VIDEO } from '../rtmp/protocol';
import { RtmpClient } from '../rtmp/rtmp-client';
import type { MediaFormat, MediaSample } from '../read-samples';

interface PublishTarget {
  /** Of the server, such as `rtmp://ingest.example/live`. */
  url: string;
  key: string;
}

const MAX_COMMAND_BYTES = 65_536;
const CHUNK_BYTES = 65_536;

/** Publishes over one RTMP connection. */
export class RtmpPublisher extends RtmpClient {
  #streamId = 1;

  private constructor(
    socket: Socket,
    private readonly target: PublishTarget,
    private readonly onStart: () => void,
  ) {
    const app = new URL(target.url).pathname.replace(/^\/|\/$/g, '');
    super(socket, { app, tcUrl: target.url }, MAX_COMMAND_BYTES);
  }

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
          publisher.receive(data);
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      });
      publisher.begin();
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

  protected override onConnect(): void {
    this.setChunkSize(CHUNK_BYTES);
    this.command(['releaseStream', 3, null, this.target.key]);
    this.command(['FCPublish', 4, null, this.target.key]);
  }

  protected override onStream(id: number): void {
    this.#streamId = id;
    this.command(['publish', 5, null, this.target.key, 'live'], id);
  }

  protected override onStatus({ code }: AmfObject): void {
    if (code !== 'NetStream.Publish.Start') return;
    this.command(
      ['@setDataFrame', 'onMetaData', { videocodecid: 7, audiocodecid: 10 }],
      this.#streamId,
      DATA,
    );
    this.onStart();
  }

  protected override onMedia(): void {
    // A server sends none to a publisher.
  }

  /** What the server says: for operators, and hostile. */
  protected override rejectionOf({ code, description }: AmfObject): Error {
    const text = [code, description].filter((part) => typeof part === 'string').join(': ');
    const shown = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(0, 200);
    return new Error(`The server rejects the push${text === '' ? '' : ` (${shown})`}.`);
  }

  #sendMedia(type: number, timestamp: number, body: Buffer): void {
    this.send(type === AUDIO ? 4 : 6, { type, streamId: this.#streamId, timestamp: timestamp >>> 0, body });
  }
}
