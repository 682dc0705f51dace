import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { download, type OutgoingClient } from '@console/server-kit';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { FileCache } from '../file-cache';
import { freeBytesAt, RESERVED_BYTES } from '../free-space';
import { ignore } from '../ignore';
import { runEncoder } from '../run-encoder';
import type { SourceFile, Variant } from '../source';
import type { ConditionJob } from './condition-ad';
import type { Part } from './splice';

/** A creative for the renditions of a stream. */
export interface ConditionedAd {
  /** The same for the same media file and renditions. */
  key: string;
  state: 'conditioning' | 'ready' | 'failed';
  /** Why it failed. */
  problem: string | null;
  /** Of each segment, in every rendition. */
  seconds: readonly number[];
}

interface LibraryOptions {
  /** Of this node alone. */
  folder: string;
  /** The file of `condition-ad`. */
  program: string;
  client: Pick<OutgoingClient, 'send'>;
  files: FileCache;
  log: Logger;
  /** Disk space that stays free; default: 1 GB. */
  reservedBytes?: number;
}

const SEGMENT_SECONDS = 2;
const MAX_SECONDS = 180;
/** EBU R 128. */
const LOUDNESS = -23;
const MAX_BYTES = 64 * 2 ** 20;
const DOWNLOAD_MS = 30_000;
const TIMEOUT_MS = 180_000;
/** A creative that failed is tried again. */
const RETRY_MS = 300_000;
const MAX_WAITING = 200;
const UNFINISHED = '.conditioning-';
const SLATE_SECONDS = 32;
const SOURCE = 'source';

export type Ladder = readonly Pick<Variant, 'name' | 'width' | 'height' | 'framesPerSecond' | 'kbps'>[];

export const secondsOf = ({ seconds }: Pick<ConditionedAd, 'seconds'>): number =>
  seconds.reduce((sum, length) => sum + length, 0);

/** Conditions creatives, two at a time, and keeps them in a folder. */
export class AdLibrary {
  readonly #ads = new Map<string, ConditionedAd & { failedAt?: number; usedAt: number }>();
  readonly #worker = new PQueue({ concurrency: 2 });
  readonly #stop = new AbortController();

  constructor(
    private readonly options: LibraryOptions,
    private readonly clock: () => number = Date.now,
  ) {}

  /** A creative at an address; it is conditioned unless it is known. */
  open(mediaUrl: string, ladder: Ladder): ConditionedAd {
    return this.#open(mediaUrl, ladder, async (folder) => {
      const { client } = this.options;
      const limits = { timeoutMs: DOWNLOAD_MS, maxBytes: MAX_BYTES };
      await writeFile(join(folder, SOURCE), await download(client, mediaUrl, limits));
      return { input: SOURCE, isGraph: false };
    });
  }

  /** What viewers see when nothing fills a break. */
  slate(ladder: Ladder): ConditionedAd {
    const graph = `gradients=size=640x360:rate=5:n=2:c0=0x10151f:c1=0x26314d:speed=0.005:duration=${SLATE_SECONDS}`;
    return this.#open(graph, ladder, () => Promise.resolve({ input: graph, isGraph: true }));
  }

  /** A file of a creative that is ready, also of one that an earlier process has conditioned. */
  async file(key: string, rendition: string, name: string): Promise<SourceFile | undefined> {
    if (!/^[0-9a-f]{40}$/.test(key) || !/^[\w-]{1,40}$/.test(rendition)) return undefined;
    if (!/^(?:init\.mp4|\d{1,4}\.m4s)$/.test(name)) return undefined;
    const path = join(this.options.folder, key, rendition, name);
    const content = await this.options.files.read(path).catch(ignore('ENOENT'));
    return content && { content, version: `${key}-${name}` };
  }

  /** Deletes creatives that no session has and that were last used before a moment, also those of earlier processes. */
  async deleteUnused(inUse: ReadonlySet<string>, before: number): Promise<void> {
    for (const [key, { state, usedAt }] of this.#ads)
      if (state !== 'conditioning' && usedAt < before && !inUse.has(key)) this.#ads.delete(key);
    for (const name of (await readdir(this.options.folder).catch(ignore('ENOENT'))) ?? []) {
      const path = join(this.options.folder, name);
      // Conditioning renames its folder in the end.
      const found = await stat(path).catch(ignore('ENOENT'));
      if (!found || found.mtimeMs >= before || this.#ads.has(name) || inUse.has(name)) continue;
      this.options.files.forget(path);
      await rm(path, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#worker.onIdle();
  }

  #open(source: string, ladder: Ladder, load: LoadSource): ConditionedAd {
    const sizes = ladder.map(({ name, width, height, framesPerSecond }) => [
      ...[name, width, height, Math.round(framesPerSecond)],
    ]);
    const key = createHash('sha256')
      .update(JSON.stringify([source, sizes, LOUDNESS]))
      .digest('hex')
      .slice(0, 40);
    const known = this.#ads.get(key);
    const now = this.clock();
    if (known) known.usedAt = now;
    if (known && !(known.state === 'failed' && now - (known.failedAt ?? 0) > RETRY_MS)) return known;
    const isFull = this.#worker.size >= MAX_WAITING;
    const ad = { key, state: 'conditioning' as const, problem: null, seconds: [], usedAt: now };
    if (isFull) return { ...ad, state: 'failed', problem: 'Too many creatives wait for conditioning.' };
    this.#ads.set(key, ad);
    void this.#worker.add(() => this.#provide(key, ladder, load));
    return ad;
  }

  async #provide(key: string, ladder: Ladder, load: LoadSource): Promise<void> {
    const ad = this.#ads.get(key);
    const isStopped = () => this.#stop.signal.aborted;
    if (!ad || isStopped()) return;
    const { folder, log } = this.options;
    try {
      ad.seconds =
        (await readSeconds(join(folder, key), ladder)) ?? (await this.#condition(key, ladder, load));
      ad.state = 'ready';
      ad.problem = null;
    } catch (error) {
      if (isStopped()) return;
      ad.problem = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      ad.state = 'failed';
      ad.failedAt = this.clock();
      log.warn({ err: error, key }, 'a creative was not conditioned');
    }
  }

  async #condition(key: string, ladder: Ladder, load: LoadSource): Promise<readonly number[]> {
    const { folder, program, log, reservedBytes = RESERVED_BYTES } = this.options;
    await mkdir(folder, { recursive: true });
    if ((await freeBytesAt(folder)) < reservedBytes) throw new Error('The disk of the media node is full.');
    const unfinished = await mkdtemp(join(folder, UNFINISHED));
    try {
      const startedAt = performance.now();
      const input = await load(unfinished);
      for (const { name } of ladder) await mkdir(join(unfinished, name));
      const job: ConditionJob = {
        ...input,
        renditions: ladder.map(({ name, width, height, framesPerSecond, kbps }) => ({
          ...{ name, width, height, framesPerSecond, kbps },
        })),
        segmentSeconds: SEGMENT_SECONDS,
        maxSeconds: input.isGraph ? SLATE_SECONDS : MAX_SECONDS,
        loudness: LOUDNESS,
        maxMemoryMb: 1_024,
      };
      await runEncoder(job, {
        program,
        folder: unfinished,
        timeoutMs: TIMEOUT_MS,
        signal: this.#stop.signal,
      });
      await rm(join(unfinished, SOURCE), { force: true });
      const seconds = await readSeconds(unfinished, ladder);
      if (!seconds) throw new Error('The creative has no picture.');
      await rm(join(folder, key), { recursive: true, force: true });
      await rename(unfinished, join(folder, key));
      log.info({ key, ms: Math.round(performance.now() - startedAt) }, 'conditioned a creative');
      return seconds;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
}

type LoadSource = (folder: string) => Promise<Pick<ConditionJob, 'input' | 'isGraph'>>;

/** Undefined for a creative that is not conditioned. @throws Error when its renditions differ. */
async function readSeconds(folder: string, ladder: Ladder): Promise<readonly number[] | undefined> {
  const lists: number[][] = [];
  for (const { name } of ladder) {
    const playlist = await readFile(join(folder, name, 'index.m3u8'), 'utf8').catch(ignore('ENOENT'));
    if (playlist === undefined || !playlist.includes('#EXT-X-ENDLIST')) return undefined;
    lists.push([...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, length]) => Number(length)));
  }
  const [first = [], ...others] = lists;
  if (first.length === 0) return undefined;
  if (others.some((list) => list.join(' ') !== first.join(' ')))
    throw new Error('The renditions of the creative have different segments.');
  return first;
}

/** A creative in playlists: `name` returns the address of each segment. */
export function partOf(
  { key, seconds }: ConditionedAd,
  length: number,
  name?: (rendition: string, index: number) => string,
): Part {
  const shared = (rendition: string) => `../ads/${key}/${rendition}`;
  return {
    seconds: seconds.slice(0, length),
    init: (rendition) => `${shared(rendition)}/init.mp4`,
    name: name ?? ((rendition, index) => `${shared(rendition)}/${index}.m4s`),
  };
}
