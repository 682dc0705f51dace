import type { Socket } from 'node:net';
import { rtmpServerOf } from '@console/live/contract';
import type { AmfObject } from '../rtmp/amf0';
import type { Message } from '../rtmp/chunks';
import type { Publication } from '../rtmp/connection';
import { AUDIO, SET_BUFFER, uint32, USER_CONTROL, WINDOW, WINDOW_SIZE } from '../rtmp/protocol';
import { RtmpClient } from '../rtmp/rtmp-client';
import type { PullOptions } from './pull-hls';

const CONNECT_MS = 10_000;
const IDLE_MS = 15_000;
const MAX_BYTES = 4 * 2 ** 20;
const BUFFER_MS = 1_000;

/** Plays a stream of an RTMP server until it ends. @throws Error with a reason for operators. */
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
    for await (const data of socket) {
      if (Buffer.isBuffer(data)) player.receive(data);
      if (player.hasEnded) break;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    socket.destroy();
    player.end();
  }
}

/** Plays over one RTMP connection. */
class RtmpPlayer extends RtmpClient {
  hasEnded = false;
  readonly #name: string;
  #publication: Publication | undefined;

  constructor(
    socket: Socket,
    url: string,
    private readonly publish: () => Publication,
  ) {
    const { protocol, host, pathname, search } = new URL(url);
    const cut = pathname.lastIndexOf('/');
    const app = decodeURI(pathname.slice(1, Math.max(1, cut)));
    super(socket, { app, tcUrl: `${protocol}//${host}/${app}` }, MAX_BYTES);
    this.#name = decodeURI(pathname.slice(cut + 1)) + search;
  }

  end(): void {
    this.#publication?.end();
  }

  protected override onConnect(): void {
    this.control(WINDOW_SIZE, uint32(WINDOW));
  }

  protected override onStream(id: number): void {
    this.command(['play', 3, null, this.#name, -1_000], id);
    this.control(USER_CONTROL, Buffer.concat([Buffer.of(0, SET_BUFFER), uint32(id), uint32(BUFFER_MS)]));
  }

  protected override onStatus({ code }: AmfObject): void {
    if (code === 'NetStream.Play.Stop' || code === 'NetStream.Play.UnpublishNotify') this.hasEnded = true;
  }

  protected override onMedia({ type, timestamp, body }: Message): void {
    if (body.length === 0) return;
    this.#publication ??= this.publish();
    this.#publication.take({ kind: type === AUDIO ? 'audio' : 'video', timestamp, body });
  }

  /** Codes have no secrets; descriptions can repeat the address. */
  protected override rejectionOf({ code }: AmfObject): Error {
    const reason = typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? ` (${code})` : '';
    return new Error(`The server rejects the stream${reason}.`);
  }
}
