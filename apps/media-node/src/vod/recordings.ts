import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { RecordingAssignment, VodNodeReport } from '@console/vod/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { freeBytesAt } from '../free-space';
import { ignore } from '../ignore';
import type { ListedSegment, Source } from '../source';
import { workerEnvironment } from '../worker-environment';
import type { AssetStorage } from './asset-storage';
import { sourceKey, videoFolder } from './asset-keys';
import { readState, writeState } from './state-file';

type RecordedSource = Pick<Source, 'renditions' | 'segments' | 'segment'>;

interface RecordingsOptions {
  /** Of this node alone; files in it survive a restart. */
  folder: string;
  storage: AssetStorage;
  /** The file of `join-recording`. */
  program: string;
  /** Bytes on the disk, from which on recordings end; default: half of what is free at start. */
  budget?: number | undefined;
  /** Disk space that joining leaves free; default: 100 MB. */
  reservedBytes?: number | undefined;
  findSource: (streamId: string) => RecordedSource | undefined;
  /** A recording has ended and is stored, or failed. */
  onComplete: () => void;
  log: Logger;
  clock?: () => number;
}

type RecordingReport = VodNodeReport['uploads'][number];

/** What is on the disk of a recording, next to its parts. */
const State = z.object({
  streamId: z.string(),
  /** The first time that is still wanted. */
  from: z.number(),
  until: z.number(),
  /** Their seconds. */
  parts: z.array(z.number()),
  /** Its file has more if the node was killed, or the disk was full, before this state was written. */
  lastPartBytes: z.number().optional(),
  /** The budget was used up. */
  isCut: z.boolean().default(false),
  outcome: z.object({ problem: z.string().nullable(), bytes: z.number() }).nullable(),
});
type State = z.output<typeof State>;

/** The last segments may be late, and a stream may come back. */
const LATE_MS = 15_000;
const AWAY_MS = 60_000;
/** After a failure of the disk or the storage. */
const RETRY_MS = 5_000;
const JOIN_TIMEOUT_MS = 3_600_000;
const EMPTY = 'Nothing of the stream arrived while it was recorded.';
const FULL = 'The media node had no disk space left for recordings.';
/** Joining takes as much again, and a little more. */
const BUDGET_SHARE = 0.5;
const JOINED_SHARE = 1.1;
const RESERVED_BYTES = 100_000_000;
/** Native code can crash once; then the parts are deleted. */
const MAX_JOINS = 3;

/** Collects segments of streams, and stores them as the files of videos. A killed node loses at most one segment. */
export class Recordings {
  readonly #states = new Map<string, State>();
  /** The last segment of the current part, by recording. */
  readonly #last = new Map<string, ListedSegment & { rendition: string }>();
  readonly #seenAt = new Map<string, number>();
  readonly #finishing = new Map<string, Promise<void>>();
  readonly #failedJoins = new Map<string, number>();
  readonly #stop = new AbortController();
  #capturing: Promise<void> | undefined;
  #disk = { usedBytes: 0, budgetBytes: Infinity };

  constructor(private readonly options: RecordingsOptions) {}

  get #now(): number {
    return (this.options.clock ?? Date.now)();
  }

  /** Continues with the recordings of an earlier process. */
  async start(): Promise<void> {
    const { folder } = this.options;
    await mkdir(folder, { recursive: true });
    for (const id of await readdir(folder)) {
      const state = await readState(this.#path(id, 'state.json'), State);
      if (state) this.#states.set(id, state);
      else {
        this.options.log.warn({ videoId: id }, 'a recording whose state cannot be read is deleted');
        await rm(this.#path(id), { recursive: true, force: true });
      }
    }
    const usedBytes = await this.#usedBytes();
    const free = await freeBytesAt(folder);
    const { budget = Math.floor((free + usedBytes) * BUDGET_SHARE) } = this.options;
    this.#disk = { usedBytes, budgetBytes: budget };
  }

  /** What is recorded and not yet discarded. */
  get disk() {
    return this.#disk;
  }

  /** Takes what the platform wants to be recorded. */
  assign(recordings: readonly RecordingAssignment[]): void {
    for (const { videoId, streamId, startsAt, endsAt } of recordings) {
      const until = Date.parse(endsAt);
      const known = this.#states.get(videoId);
      if (known?.isCut) continue;
      if (known) known.until = until;
      else
        this.#states.set(videoId, {
          ...{ streamId, from: Date.parse(startsAt), until },
          ...{ parts: [], isCut: false, outcome: null },
        });
    }
  }

  /** Takes the segments that have arrived since the last call, and stores recordings that have ended. */
  capture(): Promise<void> {
    this.#capturing ??= this.#captureAll()
      .catch((error: unknown) => this.options.log.error({ err: error }, 'nothing was recorded; trying again'))
      .finally(() => (this.#capturing = undefined));
    return this.#capturing;
  }

  reports(): RecordingReport[] {
    return [...this.#states].map(([videoId, { outcome, isCut }]) => ({
      videoId,
      isComplete: outcome !== null,
      problem: outcome?.problem ?? null,
      ...(outcome && { bytes: outcome.bytes, isCut }),
    }));
  }

  /** Deletes what the platform does not wait for; `report` is what it was sent. */
  async discard(videoId: string, report: RecordingReport | undefined): Promise<void> {
    if (!this.#states.has(videoId)) return;
    this.#states.delete(videoId);
    await Promise.all([this.#capturing, this.#finishing.get(videoId)]);
    this.#last.delete(videoId);
    this.#seenAt.delete(videoId);
    this.#failedJoins.delete(videoId);
    // The video was deleted meanwhile: what has just been stored belongs to none.
    if (report?.isComplete === false) await this.#deleteStored(videoId);
    await rm(this.#path(videoId), { recursive: true, force: true });
  }

  /** Tries until the storage works. @throws Error when the node stops; its next process continues. */
  async #deleteStored(videoId: string): Promise<void> {
    const { storage, log } = this.options;
    for (;;)
      try {
        await storage.delete(videoFolder(videoId));
        return;
      } catch (error) {
        log.warn({ err: error, videoId }, 'a recording was not deleted from the storage; trying again');
        await sleep(RETRY_MS, undefined, { signal: this.#stop.signal });
      }
  }

  /** Does not wait for the storage: the next process stores what this one has not. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#capturing;
  }

  get #isFull(): boolean {
    return this.#disk.usedBytes >= this.#disk.budgetBytes;
  }

  async #usedBytes(): Promise<number> {
    let used = 0;
    for (const [id, { parts }] of this.#states) used += await this.#bytesOf(id, parts);
    return used;
  }

  async #bytesOf(id: string, parts: readonly number[]): Promise<number> {
    let bytes = 0;
    for (const part of parts.keys())
      bytes += (await stat(this.#path(id, `${part + 1}.mp4`)).catch(ignore('ENOENT')))?.size ?? 0;
    return bytes;
  }

  async #hasSpaceFor(bytes: number): Promise<boolean> {
    const { folder, reservedBytes = RESERVED_BYTES } = this.options;
    return (await freeBytesAt(folder)) >= bytes + reservedBytes;
  }

  async #captureAll(): Promise<void> {
    this.#disk = { ...this.#disk, usedBytes: await this.#usedBytes() };
    for (const [id, state] of this.#states) {
      if (state.outcome || this.#finishing.has(id)) continue;
      if (this.#isFull && !state.isCut) {
        this.options.log.warn({ videoId: id, ...this.#disk }, 'a recording ends: its disk space is used up');
        Object.assign(state, { isCut: true, until: Math.min(state.until, state.from) });
      }
      await this.#capture(id, state).catch((error: unknown) =>
        this.options.log.error({ err: error, videoId: id }, 'a segment was not recorded'),
      );
    }
  }

  async #capture(id: string, state: State): Promise<void> {
    const now = this.#now;
    const source = this.options.findSource(state.streamId);
    const rendition = source?.renditions(now)[0]?.name;
    if (source && rendition !== undefined) {
      this.#seenAt.set(id, now);
      for (const segment of source.segments(rendition, now) ?? [])
        if (!segment.isGap && !this.#isFull && isWanted(segment, state))
          await this.#append(id, { source, rendition, segment });
    }
    const isAway = now - (this.#seenAt.get(id) ?? now) > AWAY_MS;
    this.#seenAt.set(id, this.#seenAt.get(id) ?? now);
    const isOver = now >= state.until && (state.from >= state.until || !source);
    if (!isOver && !isAway && now <= state.until + LATE_MS) return;
    if (!this.#states.has(id)) return;
    const finishing = this.#finish(id, state)
      .catch(async (error: unknown) => {
        if (this.#stop.signal.aborted) return;
        this.options.log.error({ err: error, videoId: id }, 'a recording was not stored; trying again');
        await sleep(RETRY_MS, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      })
      .finally(() => this.#finishing.delete(id));
    this.#finishing.set(id, finishing);
  }

  /** Media without a gap and with one format is one part. */
  async #append(
    id: string,
    { source, rendition, segment }: { source: RecordedSource; rendition: string; segment: ListedSegment },
  ): Promise<void> {
    const state = this.#states.get(id);
    const read = async (name: string) => (await source.segment(rendition, name, this.#now))?.content;
    const media = await read(segment.name);
    if (!media || !state) return;
    const last = this.#last.get(id);
    const follows =
      last?.rendition === rendition &&
      last.period === segment.period &&
      last.number + 1 === segment.number &&
      last.init === segment.init;
    const init = follows ? undefined : await read(segment.init);
    if (!follows && !init) return;
    await mkdir(this.#path(id), { recursive: true });
    const parts = follows ? [...state.parts] : [...state.parts, 0];
    parts.push((parts.pop() ?? 0) + segment.seconds);
    const content = init ? Buffer.concat([init, media]) : media;
    const file = this.#path(id, `${parts.length}.mp4`);
    if (init && state.lastPartBytes !== undefined)
      await truncate(this.#path(id, `${state.parts.length}.mp4`), state.lastPartBytes);
    // A write that fails can leave a piece of the segment: the next attempt begins a part.
    this.#last.delete(id);
    await (init ? writeFile(file, content) : appendFile(file, content));
    const { size: lastPartBytes } = await stat(file);
    this.#disk.usedBytes += content.length;
    this.#last.set(id, { ...segment, rendition });
    const from = segment.at + segment.seconds * 1_000;
    await this.#save(id, Object.assign(state, { parts, lastPartBytes, from }));
  }

  async #finish(id: string, state: State): Promise<void> {
    await mkdir(this.#path(id), { recursive: true });
    const outcome =
      state.parts.length === 0
        ? { problem: state.isCut ? FULL : EMPTY, bytes: 0 }
        : await this.#store(id, state.parts);
    await this.#save(id, Object.assign(state, { outcome }));
    this.options.onComplete();
  }

  /** @throws Error when the node stops, for a full disk, and for a storage that does not work */
  async #store(id: string, seconds: readonly number[]): Promise<NonNullable<State['outcome']>> {
    const [list, file] = [this.#path(id, 'parts.txt'), this.#path(id, 'source')];
    const bytes = (await this.#bytesOf(id, seconds)) * JOINED_SHARE;
    if (!(await this.#hasSpaceFor(bytes))) throw new Error('The disk of the media node is full.');
    // Media of a stream does not begin at zero, so that FFmpeg cannot know how long a part is.
    const parts = seconds.map((duration, index) => `file '${index + 1}.mp4'\nduration ${duration}`);
    await writeFile(list, `ffconcat version 1.0\n${parts.join('\n')}\n`);
    try {
      await promisify(execFile)(process.execPath, [this.options.program, list, file], {
        env: workerEnvironment(),
        timeout: JOIN_TIMEOUT_MS,
        killSignal: 'SIGKILL',
        signal: this.#stop.signal,
      });
    } catch (error) {
      if (this.#stop.signal.aborted) throw error;
      const isFull = !(await this.#hasSpaceFor(0));
      await rm(file, { force: true });
      const failures = (this.#failedJoins.get(id) ?? 0) + 1;
      this.#failedJoins.set(id, failures);
      if (isFull || failures < MAX_JOINS) throw error;
      this.options.log.error({ err: error, videoId: id }, 'a recording cannot be joined');
      return { problem: `The recording cannot be joined: ${String(error).slice(0, 300)}`, bytes: 0 };
    }
    await this.options.storage.put(sourceKey(id), file);
    return { problem: null, bytes: (await stat(file)).size };
  }

  #save(id: string, state: State): Promise<void> {
    return writeState(this.#path(id, 'state.json'), state);
  }

  #path(id: string, ...names: string[]): string {
    return join(this.options.folder, id, ...names);
  }
}

/** Most of the segment is within the time that is still wanted. */
function isWanted({ at, seconds }: ListedSegment, { from, until }: State): boolean {
  const middle = at + seconds * 500;
  return middle >= from && middle < until;
}
