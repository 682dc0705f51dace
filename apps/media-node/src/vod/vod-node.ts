import { EventEmitter, once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportVodNode, type VodNodeReport } from '@console/vod/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { callPlatform } from '../call-platform';
import { type PlaybackKeys, readPlaybackKeys } from '../playback-access';
import type { Source } from '../source';
import type { AssetStorage } from './asset-storage';
import { checkUploads } from './check-storage';
import { Jobs } from './jobs';
import { Recordings } from './recordings';
import { Uploads } from './uploads';
import { createVodApp } from './vod-app';

export interface VodNodeOptions {
  platform: URL;
  token: string;
  name: string;
  /** Of this node alone. */
  dataDir: string;
  storage: AssetStorage;
  /** The file of `transcode-video`. */
  program: string;
  slots: number;
  /** The file of `join-recording`. */
  joinProgram: string;
  /** Default: half of the free disk. */
  recordingsBytes?: number | undefined;
  findSource: (streamId: string) => Source | undefined;
  allowedOrigins: readonly string[];
  log: Logger;
  onWorker?: (pid: number | undefined) => void;
}

const TIMEOUT_MS = 15_000;
const RETRY_MS = 2_000;
/** Stopping takes a few seconds at most. */
const LAST_REPORT_MS = 3_000;
const CAPTURE_MS = 1_000;
const CLEAN_UP_MS = 86_400_000;
/** The most uploads that a report may have. */
const MAX_UPLOADS = 1_000;

/** The part of a media node that takes, processes and serves videos. */
export class VodNode {
  readonly #changes = new EventEmitter<{ change: [] }>();
  readonly #sent = new Map<string, number>();
  readonly #uploads: Uploads;
  readonly #recordings: Recordings;
  readonly #jobs: Jobs;
  readonly #discarding = new Set<string>();
  #settling: Promise<void> | undefined;
  #keys: PlaybackKeys = new Map();
  #storageId: string | undefined;
  /** Of a report that the platform has not taken yet. */
  #reportNumber = Date.now();

  constructor(private readonly options: VodNodeOptions) {
    const { dataDir, storage, allowedOrigins, log, program, slots, onWorker } = options;
    const { joinProgram, findSource, recordingsBytes } = options;
    const onChange = () => this.#changes.emit('change');
    const keys = () => this.#keys;
    this.#uploads = new Uploads({
      folder: join(dataDir, 'uploads'),
      storage,
      keys,
      allowedOrigins,
      onComplete: onChange,
      log,
    });
    this.#recordings = new Recordings({
      folder: join(dataDir, 'recordings'),
      storage,
      program: joinProgram,
      budget: recordingsBytes,
      findSource,
      onComplete: onChange,
      log,
    });
    const folder = join(dataDir, 'jobs');
    this.#jobs = new Jobs({ folder, storage, program, slots, onChange, log, ...(onWorker && { onWorker }) });
  }

  routes(): Hono {
    const { storage } = this.options;
    const app = new Hono();
    app.route('/', this.#uploads.routes());
    app.route(
      '/',
      createVodApp({
        storage,
        keys: () => this.#keys,
        onSent: (videoId, bytes) => this.#sent.set(videoId, (this.#sent.get(videoId) ?? 0) + bytes),
      }),
    );
    return app;
  }

  /** Works until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { dataDir, log } = this.options;
    await rm(join(dataDir, 'jobs'), { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    await this.#uploads.start();
    await this.#recordings.start();
    const capturing = setInterval(() => void this.#recordings.capture(), CAPTURE_MS);
    void this.#cleanUp();
    const cleaning = setInterval(() => void this.#cleanUp(), CLEAN_UP_MS);
    let isFailing = false;
    const isStopped = () => signal.aborted;
    while (!isStopped()) {
      let waitMs = RETRY_MS;
      try {
        waitMs = await this.#report(signal);
        if (isFailing) log.info('the platform takes reports on videos again');
        isFailing = false;
      } catch (error) {
        if (isStopped()) break;
        if (!isFailing) log.warn({ err: error }, 'the platform took no report on videos; trying again');
        isFailing = true;
      }
      const waited = new AbortController();
      const until = AbortSignal.any([signal, waited.signal]);
      const ends = [sleep(waitMs, undefined, { signal: until })];
      const wakes = isFailing ? [] : [once(this.#changes, 'change', { signal: until })];
      await Promise.race<unknown>([...ends, ...wakes]).catch(() => undefined);
      waited.abort();
    }
    clearInterval(capturing);
    clearInterval(cleaning);
    await this.#jobs.close();
    await this.#report(AbortSignal.timeout(LAST_REPORT_MS), true).catch((error: unknown) =>
      log.info({ err: error }, 'the platform took no last report on videos; leases end by themselves'),
    );
    await Promise.race([this.#settling, sleep(LAST_REPORT_MS)]);
    await this.#recordings.close();
    this.#uploads.close();
  }

  /** In the background: a file that is being stored is deleted afterwards. */
  #discard(id: string, report: VodNodeReport['uploads'][number] | undefined): void {
    if (this.#discarding.has(id)) return;
    this.#discarding.add(id);
    void this.#uploads
      .discard(id, report)
      .then(() => this.#recordings.discard(id, report))
      .catch((error: unknown) =>
        this.options.log.warn({ err: error, videoId: id }, 'the files of a video were not discarded'),
      )
      .finally(() => this.#discarding.delete(id));
  }

  /** In the background: leases of jobs end while the storage hangs. What is not settled is reported again. */
  async #settle(...reports: Parameters<Jobs['settle']>): Promise<void> {
    await this.#jobs
      .settle(...reports)
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'files of a job were not deleted'));
    this.#settling = undefined;
  }

  /** Frees the space of uploads to the storage that a killed node left. */
  async #cleanUp(): Promise<void> {
    const { storage, log } = this.options;
    try {
      for (const { videoId, problem } of await checkUploads(storage, true)) log.warn({ videoId }, problem);
    } catch (error) {
      log.warn({ err: error }, 'the storage was not searched for incomplete uploads');
    }
  }

  async #report(signal: AbortSignal, isStopping = false): Promise<number> {
    const { platform, token, name, storage } = this.options;
    this.#storageId ??= await storage.id();
    const sent = [...this.#sent].map(([videoId, bytes]) => ({ videoId, bytes })).slice(0, 1_000);
    const report: VodNodeReport = {
      token,
      name,
      storageId: this.#storageId,
      freeSlots: this.#jobs.freeSlots,
      freeLightSlots: this.#jobs.freeLightSlots,
      isStopping,
      running: this.#jobs.running(),
      finished: this.#jobs.finished().slice(0, 100),
      uploads: inTurns(
        [...this.#recordings.reports(), ...(await this.#uploads.reports())],
        this.#reportNumber,
      ),
      sent,
      reportNumber: this.#reportNumber,
      recordings: this.#recordings.disk,
    };
    const { nextWithinSeconds, jobs, lost, accepted, discard, recordings, playbackKeys } = await callPlatform(
      reportVodNode,
      {
        platform,
        body: report,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      },
    );
    this.#reportNumber += 1;
    this.#keys = readPlaybackKeys(playbackKeys);
    for (const { videoId, bytes } of sent) {
      const left = (this.#sent.get(videoId) ?? 0) - bytes;
      if (left > 0) this.#sent.set(videoId, left);
      else this.#sent.delete(videoId);
    }
    for (const id of lost) this.#jobs.lose(id);
    for (const id of discard)
      this.#discard(
        id,
        report.uploads.find(({ videoId }) => videoId === id),
      );
    this.#recordings.assign(recordings);
    for (const job of jobs) this.#jobs.start(job);
    this.#settling ??= this.#settle(report.finished, accepted);
    return nextWithinSeconds * 1_000;
  }
}

/** What the platform waits for comes first; if there are too many, the others take turns. */
function inTurns(uploads: VodNodeReport['uploads'], turn: number): VodNodeReport['uploads'] {
  const { complete = [], arriving = [] } = Object.groupBy(uploads, ({ isComplete }) =>
    isComplete ? 'complete' : 'arriving',
  );
  const free = Math.max(0, MAX_UPLOADS - complete.length);
  const from = arriving.length > free ? (turn * free) % arriving.length : 0;
  return [...complete, ...arriving.slice(from), ...arriving.slice(0, from)].slice(0, MAX_UPLOADS);
}
