import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { segmentsOf } from './player.ts';

const ENCODER = resolve(import.meta.dirname, '../../media-node/src/testing/encoder.ts');
const POLL_MS = 50;
const LIMIT_MS = 600_000;
const APP_ID = 'bench';

const List = z.object({ data: z.array(z.object({ id: z.string(), state: z.string() })) });
const Created = z.object({ id: z.string(), streamKey: z.string().nullish() });
const Stream = z.object({
  state: z.string(),
  problem: z.string().nullable(),
  source: z.object({ ingestUrl: z.string().nullish() }),
  input: z.object({ since: z.string() }).nullable(),
  renditions: z.array(
    z.object({
      name: z.string(),
      encoder: z.object({ speed: z.number(), droppedFrames: z.number() }).optional(),
    }),
  ),
});
type Stream = z.output<typeof Stream>;

/** Streams of an app of a platform, by its API. */
export class Channels {
  readonly #encoders: ChildProcess[] = [];

  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${this.#token}`,
        'X-App-Id': 'default-admin-app',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  async createApp(): Promise<void> {
    await this.call('POST', '/admin/api/tenant-app/apps', {
      appId: APP_ID,
      name: 'Bench',
      edition: 'enterprise',
      quotaPlan: 'scale',
    });
  }

  async create(name: string, body: object, path = 'streams') {
    const created = await this.call('POST', `/admin/api/live/${path}`, { appId: APP_ID, name, ...body });
    return Created.parse(created);
  }

  start = (id: string) => this.call('POST', `/admin/api/live/streams/${id}/start`);
  stop = (id: string) => this.call('POST', `/admin/api/live/streams/${id}/stop`);
  read = async (id: string): Promise<Stream> =>
    Stream.parse(await this.call('GET', `/admin/api/live/streams/${id}`));

  /** Resolves when the channels of the demo data are on air in both renditions. */
  async demoOnAir(): Promise<void> {
    const { data } = List.parse(await this.call('GET', '/admin/api/live/streams?page=1&perPage=100'));
    for (const { id, state } of data)
      if (state !== 'off') await this.until(id, ({ renditions }) => renditions.length === 2);
  }

  /** Resolves when the recordings of the demo data are encoded. */
  async demoEncoded(): Promise<void> {
    for (const end = Date.now() + LIMIT_MS; Date.now() < end;) {
      const { data } = List.parse(await this.call('GET', '/admin/api/vod/videos?page=1&perPage=100'));
      if (data.length > 0 && data.every(({ state }) => state === 'ready')) return;
      await sleep(1_000);
    }
    throw new Error('The recordings of the demo data are not encoded.');
  }

  async until(id: string, isMet: (stream: Stream) => boolean): Promise<Stream> {
    for (const end = Date.now() + LIMIT_MS; ;) {
      const stream = await this.read(id);
      if (isMet(stream)) return stream;
      await sleep(POLL_MS);
      if (Date.now() > end) throw new Error(`A stream is still ${stream.state}: ${stream.problem}.`);
    }
  }

  /** The address of the master playlist once its first rendition has a segment. */
  async playable(id: string): Promise<string> {
    await this.until(id, ({ state }) => state === 'live');
    const { url } = z
      .object({ url: z.string() })
      .parse(await this.call('GET', `/admin/api/live/streams/${id}/playback`));
    for (const end = Date.now() + LIMIT_MS; Date.now() < end;) {
      await sleep(POLL_MS);
      const playlist = await renditionOf(url);
      if (playlist && segmentsOf(await (await fetch(playlist)).text()).length > 0) return url;
    }
    throw new Error('A stream has no segments.');
  }

  /** A started stream with an encoder that sends 320 × 180 at 300 kbit/s: a test picture, or that of a source filter. */
  async pushed(name: string) {
    const { id, streamKey } = await this.create(name, { source: { kind: 'push' } });
    await this.start(id);
    const { source } = await this.until(id, ({ state }) => state === 'no-input');
    const push = (picture: readonly string[] = []) => {
      const args = [`${source.ingestUrl}/${streamKey}`, 'flv', '{}', ...picture];
      const encoder = fork(ENCODER, args, { execArgv: [], stdio: 'ignore' });
      this.#encoders.push(encoder);
      return encoder;
    };
    return { id, push };
  }

  async drawn(name: string, pattern = 'test-card'): Promise<string> {
    const { id } = await this.create(name, { source: { kind: 'test', pattern } });
    await this.start(id);
    return id;
  }

  close(): void {
    for (const encoder of this.#encoders) encoder.kill('SIGKILL');
  }
}

/** The address of the best rendition. */
export async function renditionOf(master: string): Promise<string | undefined> {
  const response = await fetch(master);
  const name = (await response.text()).split('\n').find((line) => line.endsWith('/index.m3u8'));
  return response.ok && name ? new URL(name, master).href : undefined;
}
