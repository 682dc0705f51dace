import { parse, types } from 'hls-parser';
import type { StreamHealth } from '@console/live/contract';
import type { Logger } from 'pino';
import { MAX_SEGMENT_SECONDS } from '../push/remuxer';
import { isSlateName } from '../segment-table';
import type { ListedSegment, Source, SourceFile, SourceStatus, Variant } from '../source';

/** Where a stream of another node is, and what that node measures of it. */
export interface RemoteStream {
  /** Of its master playlist. */
  url: string;
  health?: StreamHealth | null | undefined;
}

const TIMEOUT_MS = 4_000;

/** A stream of another node, with the segments that the node lists for inputs of channels. */
export class RemoteSource implements Source {
  readonly targetSeconds = MAX_SEGMENT_SECONDS;
  readonly loaded: Promise<void>;
  #lists: ReadonlyMap<Variant, readonly ListedSegment[]> = new Map();
  #reading: Promise<void> | undefined;
  #isFailing = false;

  constructor(
    public stream: RemoteStream,
    private readonly log: Logger,
  ) {
    this.loaded = this.read();
  }

  /** Reads the best rendition, and the others if it has a new segment. Never rejects. */
  read(): Promise<void> {
    this.#reading ??= this.#readNews().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  status(): SourceStatus {
    return { state: 'live', problem: null, input: null, health: this.stream.health ?? null };
  }

  renditions(): readonly Variant[] {
    return [...this.#lists.keys()];
  }

  segments(rendition: string): readonly ListedSegment[] | undefined {
    return [...this.#lists].find(([{ name }]) => name === rendition)?.[1];
  }

  segment(rendition: string, name: string): Promise<SourceFile> {
    return this.#file(`${rendition}/${name}`, name);
  }

  thumbnail(now: number): Promise<SourceFile> {
    return this.#file('thumbnail.jpg', String(now));
  }

  close(): void {
    // The stream belongs to the other node.
  }

  async #readNews(): Promise<void> {
    try {
      if (await this.#hasNews()) this.#lists = await this.#readAll();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.log.warn({ err: error }, 'a stream of another media node was not read');
      this.#isFailing = true;
    }
  }

  async #hasNews(): Promise<boolean> {
    const [best] = this.#lists;
    if (!best) return true;
    const [{ name }, known] = best;
    const listed = await this.#listOf(name);
    return listed.at(-1)?.number !== known.at(-1)?.number;
  }

  async #readAll(): Promise<ReadonlyMap<Variant, readonly ListedSegment[]>> {
    const master = await this.#playlist('index.m3u8');
    if (!(master instanceof types.MasterPlaylist)) return new Map();
    return new Map(
      await Promise.all(
        master.variants.map(async (variant) => {
          const {
            uri,
            bandwidth,
            averageBandwidth = bandwidth,
            codecs = '',
            resolution,
            frameRate = 0,
          } = variant;
          const name = uri.split('/')[0] ?? '';
          const described: Variant = {
            ...{ name, codecs, framesPerSecond: frameRate },
            ...{ width: resolution?.width ?? 0, height: resolution?.height ?? 0 },
            kbps: averageBandwidth / 1_000,
            peakKbps: bandwidth / 1_000,
          };
          return [described, await this.#listOf(name)] as const;
        }),
      ),
    );
  }

  /** Empty while the node does not have the stream. */
  async #listOf(rendition: string): Promise<ListedSegment[]> {
    const playlist = await this.#playlist(`${rendition}/index.m3u8`);
    if (!(playlist instanceof types.MediaPlaylist)) return [];
    let at = 0;
    return playlist.segments.map((segment) => {
      const { uri: name, duration: seconds, map, gap, programDateTime } = segment;
      const began = programDateTime?.getTime() ?? at;
      at = began + seconds * 1_000;
      return {
        ...{ name, seconds, at: began, init: map.uri },
        number: segment.mediaSequenceNumber,
        period: segment.discontinuitySequence,
        ...(gap && { isGap: true }),
        ...(isSlateName(name) && { isSlate: true }),
      };
    });
  }

  async #playlist(file: string) {
    const response = await this.#request(file);
    return response.status === 404 ? undefined : parse(await (await required(response)).text());
  }

  async #file(file: string, version: string): Promise<SourceFile> {
    const response = await required(await this.#request(file));
    return { content: Buffer.from(await response.arrayBuffer()), version };
  }

  /** The platform names the address: it is that of another of its nodes. */
  #request(file: string): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(new URL(file, this.stream.url), { redirect: 'error', signal });
  }
}

/** @throws Error without the address, which has a token in it */
async function required(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`The other media node returned ${response.status}.`);
}
