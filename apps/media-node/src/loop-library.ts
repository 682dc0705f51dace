import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPattern } from '@console/live/contract';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { FileCache } from './file-cache';
import { movedFragment, readInitialization } from './fragment';
import { ignore } from './ignore';
import { runEncoder } from './run-encoder';
import type { Variant } from './source';
import {
  encoderJob,
  FONT_FILE,
  FRAMES_PER_SECOND,
  LEAD_SEGMENTS,
  LOOP_SEGMENTS,
  NAME_FILE,
  SEGMENT_SECONDS,
  type Size,
  SIZES,
} from './test-picture';

export interface LoopSource {
  pattern: TestPattern;
  /** Burned into the picture. */
  name: string;
}

/** One rendition of a test stream, as segments without end. */
export interface LoopRendition extends Variant {
  init: Buffer<ArrayBuffer>;
  segment: (number: number) => Promise<Buffer<ArrayBuffer>>;
  thumbnail: (number: number) => Promise<Buffer<ArrayBuffer>>;
}

/** A test stream that exists, or is being encoded. */
export interface Loop {
  /** Different for every picture. */
  readonly key: string;
  /** Best first. */
  renditions: LoopRendition[];
  /** Why it cannot be encoded; it is tried again. */
  problem: string | null;
}

interface Encoding {
  path: string;
  source: LoopSource;
  signal: AbortSignal;
}

interface LibraryOptions {
  /** Of this node alone. */
  folder: string;
  /** The file of `encode-loop`. */
  program: string;
  font: string;
  log: Logger;
  timeoutMs?: number;
  retryMs?: number;
  /** Loops without a stream that stay, so that a stream that is started again is on air at once. */
  maxUnused?: number;
}

const TIMEOUT_MS = 120_000;
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
const MAX_CACHED_BYTES = 128 * 2 ** 20;
/** A loop has about 3 MB. */
const MAX_UNUSED = 20;
const UNFINISHED = '.encoding-';

/** Encodes test streams, one at a time, and keeps them in a folder. */
export class LoopLibrary {
  /** Emits `change` when a loop has another rendition or problem. */
  readonly changes = new EventEmitter<{ change: [] }>();
  readonly #open = new Map<string, { loop: Loop; stop: AbortController }>();
  readonly #encoder = new PQueue({ concurrency: 1 });
  readonly #files = new FileCache(MAX_CACHED_BYTES);
  #cleaning: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: LibraryOptions) {}

  open(source: LoopSource): Loop {
    const key = keyOf(source);
    const known = this.#open.get(key);
    if (known) return known.loop;
    const loop: Loop = { key, renditions: [], problem: null };
    const stop = new AbortController();
    this.#open.set(key, { loop, stop });
    void this.#provide(loop, source, stop.signal);
    return loop;
  }

  /** Deletes other loops, except for the newest of them. */
  async keepOnly(loops: ReadonlySet<Loop>): Promise<void> {
    for (const [key, { loop, stop }] of this.#open) {
      if (loops.has(loop)) continue;
      this.#open.delete(key);
      stop.abort();
    }
    this.#cleaning = this.#cleaning.then(() => this.#deleteUnused());
    await this.#cleaning;
  }

  /** Ends the encoder. */
  async close(): Promise<void> {
    for (const { stop } of this.#open.values()) stop.abort();
    this.#open.clear();
    await this.#encoder.onIdle();
    await this.#cleaning;
  }

  async #deleteUnused(): Promise<void> {
    const { folder, log, maxUnused = MAX_UNUSED } = this.options;
    try {
      const names = (await readdir(folder).catch(ignore('ENOENT'))) ?? [];
      const isUnused = (name: string) =>
        name.startsWith(UNFINISHED) ? this.#encoder.pending === 0 : !this.#open.has(loopOf(name));
      const unused = await newestFirst(folder, names.filter(isUnused));
      const loops = new Set(unused.filter((name) => !name.startsWith(UNFINISHED)).map(loopOf));
      const kept = new Set([...loops].slice(0, maxUnused));
      for (const name of unused) {
        if (kept.has(loopOf(name)) || !isUnused(name)) continue;
        // A stream that is opened again must not find a part of it.
        const removed = join(folder, `${UNFINISHED}${randomUUID()}`);
        await rename(join(folder, name), removed);
        await rm(removed, { recursive: true, force: true });
      }
    } catch (error) {
      log.warn({ err: error }, 'unused streams were not deleted');
    }
  }

  async #provide(loop: Loop, source: LoopSource, signal: AbortSignal): Promise<void> {
    const sizes = SIZES.map((size) => ({
      size,
      path: join(this.options.folder, `${loop.key}-${size.name}`),
    }));
    const kept = await Promise.all(sizes.map(({ size, path }) => this.#readKept(path, size)));
    for (const [index, { size, path }] of sizes.entries()) {
      const rendition = kept[index];
      if (rendition) this.#add(loop, rendition, signal);
      else void this.#encodeUntilDone(loop, size, { path, source, signal });
    }
  }

  #add(loop: Loop, rendition: LoopRendition, signal: AbortSignal): void {
    if (signal.aborted) return;
    loop.renditions = [...loop.renditions, rendition].sort((one, other) => other.height - one.height);
    loop.problem = null;
    this.changes.emit('change');
  }

  async #encodeUntilDone(loop: Loop, size: Size, job: Encoding): Promise<void> {
    const { log, retryMs = RETRY_MS } = this.options;
    const { signal } = job;
    const priority = size === SIZES[0] ? 1 : 0;
    const isStopped = () => signal.aborted;
    for (let attempt = 0; !isStopped(); attempt += 1) {
      try {
        this.#add(loop, await this.#encoder.add(() => this.#encode(size, job), { priority }), signal);
        return;
      } catch (error) {
        if (isStopped()) return;
        loop.problem = error instanceof Error ? error.message : String(error);
        this.changes.emit('change');
        log.warn({ err: error, rendition: size.name, attempt }, 'a test stream was not encoded');
        await sleep(Math.min(MAX_RETRY_MS, retryMs * 2 ** attempt), undefined, { signal }).catch(
          () => undefined,
        );
      }
    }
  }

  async #encode(size: Size, { path, source, signal }: Encoding): Promise<LoopRendition> {
    signal.throwIfAborted();
    const { folder, program, font, log, timeoutMs = TIMEOUT_MS } = this.options;
    await mkdir(folder, { recursive: true });
    const unfinished = await mkdtemp(join(folder, UNFINISHED));
    try {
      const startedAt = performance.now();
      await Promise.all([
        writeFile(join(unfinished, NAME_FILE), source.name),
        copyFile(font, join(unfinished, FONT_FILE)),
      ]);
      const job = encoderJob(source.pattern, size);
      await runEncoder(job, { program, folder: unfinished, timeoutMs, signal });
      await rm(path, { recursive: true, force: true });
      await rename(unfinished, path);
      this.#files.forget(path);
      const ms = Math.round(performance.now() - startedAt);
      log.info({ rendition: size.name, pattern: source.pattern, ms }, 'encoded a test stream');
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    const rendition = await this.#read(path, size);
    if (!rendition) throw new Error('The encoder wrote no files.');
    return rendition;
  }

  /** Undefined for a loop that has to be encoded. */
  async #readKept(path: string, size: Size): Promise<LoopRendition | undefined> {
    try {
      return await this.#read(path, size);
    } catch (error) {
      this.options.log.warn({ err: error, rendition: size.name }, 'a kept test stream is damaged');
      return undefined;
    }
  }

  /** Undefined for a loop that is not encoded. */
  async #read(path: string, size: Size): Promise<LoopRendition | undefined> {
    const file = (name: string) => this.#files.read(join(path, name));
    const init = await readFile(join(path, 'init.mp4')).catch(ignore('ENOENT'));
    if (!init) return undefined;
    const { timescales, codecs } = readInitialization(init);
    const numbers = Array.from({ length: LOOP_SEGMENTS }, (_, index) => index);
    const media = (index: number) => file(`${index + LEAD_SEGMENTS}.m4s`);
    const kbps = (await Promise.all(numbers.map(media))).map(
      ({ length }) => (length * 8) / 1_000 / SEGMENT_SECONDS,
    );
    return {
      name: size.name,
      width: size.width,
      height: size.height,
      framesPerSecond: FRAMES_PER_SECOND,
      kbps: Math.round(kbps.reduce((sum, rate) => sum + rate, 0) / LOOP_SEGMENTS),
      peakKbps: Math.ceil(Math.max(...kbps)),
      codecs,
      init,
      segment: async (number) =>
        movedFragment(await media(number % LOOP_SEGMENTS), {
          seconds: (number - (number % LOOP_SEGMENTS) - LEAD_SEGMENTS) * SEGMENT_SECONDS,
          sequence: number + 1,
          timescales,
        }),
      thumbnail: (number) => file(`${(number % LOOP_SEGMENTS) + LEAD_SEGMENTS}.jpg`),
    };
  }
}

async function newestFirst(folder: string, names: string[]): Promise<string[]> {
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return files.sort((one, other) => other.at - one.at).map(({ name }) => name);
}

/** The key of a rendition's folder. */
function loopOf(name: string): string {
  return name.split('-')[0] ?? '';
}

/** Changes with everything that the encoder's output depends on. */
function keyOf({ pattern, name }: LoopSource): string {
  const jobs = SIZES.map((size) => [size.name, encoderJob(pattern, size)]);
  return createHash('sha256')
    .update(JSON.stringify([name, jobs]))
    .digest('hex')
    .slice(0, 32);
}
