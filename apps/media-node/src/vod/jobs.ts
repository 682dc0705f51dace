import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FinishedJob, JobAssignment, TranscodeResult, VodNodeReport } from '@console/vod/contract';
import type { Logger } from 'pino';
import { sourceKey, versionFolder, videoFolder } from './asset-keys';
import type { AssetStorage } from './asset-storage';
import { FileProblem, runWorker } from './run-worker';
import { TRANSCODE_LIMITS } from './transcode-limits';

const LIGHT_SLOTS = 4;

interface JobsOptions {
  /** Of this node alone. */
  folder: string;
  storage: AssetStorage;
  /** The file of `transcode-video`. */
  program: string;
  slots: number;
  /** A job has ended. */
  onChange: () => void;
  log: Logger;
  onWorker?: (pid: number | undefined) => void;
}

interface Running {
  job: JobAssignment;
  progress: number;
  stop: AbortController;
  ended: Promise<void>;
}

/** Does what the platform assigns. Each attempt writes files of its own, so that a lost one can overwrite nothing. */
export class Jobs {
  readonly #running = new Map<string, Running>();
  readonly #finished = new Map<string, { job: JobAssignment; report: FinishedJob }>();
  #isClosed = false;

  constructor(private readonly options: JobsOptions) {}

  get freeSlots(): number {
    return this.#free(this.options.slots, ({ job }) => job.kind === 'transcode');
  }

  /** For captions and deletions, which take seconds: a transcode of hours does not delay them. */
  get freeLightSlots(): number {
    const slots = this.options.slots > 0 ? LIGHT_SLOTS : 0;
    return this.#free(slots, ({ job }) => job.kind !== 'transcode');
  }

  #free(slots: number, isCounted: (running: Running) => boolean): number {
    const used = [...this.#running.values()].filter(isCounted).length;
    return this.#isClosed ? 0 : Math.max(0, slots - used);
  }

  running(): VodNodeReport['running'] {
    return [...this.#running.values()].map(({ job: { id, attempt }, progress }) => ({
      id,
      attempt,
      progress,
    }));
  }

  finished(): FinishedJob[] {
    return [...this.#finished.values()].map(({ report }) => report);
  }

  start(job: JobAssignment): void {
    const stop = new AbortController();
    const running: Running = { job, progress: 0, stop, ended: Promise.resolve() };
    this.#running.set(job.id, running);
    running.ended = this.#run(running);
  }

  /** The platform has given the job to another node, or canceled it. */
  lose(id: string): void {
    this.#running.get(id)?.stop.abort();
  }

  /** The platform has taken these reports. Files of jobs that do not count are deleted. */
  async settle(reports: readonly FinishedJob[], accepted: readonly string[]): Promise<void> {
    for (const { id } of reports) {
      const done = this.#finished.get(id);
      if (!done) continue;
      const counts = accepted.includes(id) && done.report.problem === null;
      await (counts ? this.#deleteOlder(done.job) : this.#deleteFilesOf(done.job));
      this.#finished.delete(id);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { stop } of this.#running.values()) stop.abort();
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  async #run(running: Running): Promise<void> {
    const { job, stop } = running;
    const { id, attempt } = job;
    const { log, onChange } = this.options;
    const scratch = join(this.options.folder, `${id}-${attempt}`);
    let report: FinishedJob | undefined;
    try {
      await mkdir(scratch, { recursive: true });
      const result = await this.#do(running, scratch);
      report = { id, attempt, problem: null, mayRetry: false, result };
    } catch (error) {
      if (!stop.signal.aborted) {
        const problem = error instanceof Error ? error.message : String(error);
        log.warn({ err: error, job: id, kind: job.kind, attempt }, 'a job failed');
        report = {
          id,
          attempt,
          problem: problem.slice(0, 300),
          mayRetry: !(error instanceof FileProblem),
          result: null,
        };
      }
    }
    const warn = (error: unknown) => log.warn({ err: error, job: id }, 'files remain');
    await rm(scratch, { recursive: true, force: true }).catch(warn);
    // The platform may have assigned the next attempt.
    if (this.#running.get(id) === running) this.#running.delete(id);
    if (stop.signal.aborted) {
      // What it has stored belongs to none.
      await this.#deleteFilesOf(job).catch(warn);
      return;
    }
    if (report) this.#finished.set(id, { job, report });
    onChange();
  }

  async #do(running: Running, scratch: string): Promise<TranscodeResult | null> {
    const { job, stop } = running;
    const { storage, program, onWorker } = this.options;
    if (job.kind === 'delete') {
      await storage.delete(videoFolder(job.videoId));
      return null;
    }
    const output = join(scratch, 'output');
    await mkdir(output, { recursive: true });
    if (job.kind === 'captions') {
      await writeCaptions(output, job.captions);
      await this.#store(job, output, stop.signal);
      return null;
    }
    const source = join(scratch, 'source');
    await storage.fetchTo(sourceKey(job.videoId), source, stop.signal);
    const result = await runWorker({
      program,
      folder: output,
      source,
      maxMemoryMb: TRANSCODE_LIMITS.memoryMb,
      timeoutMs: TRANSCODE_LIMITS.timeoutMs,
      signal: stop.signal,
      onProgress: (percent) => {
        running.progress = percent;
      },
      ...(onWorker && { onStart: onWorker }),
    });
    await this.#store(job, output, stop.signal);
    return result;
  }

  async #store(job: JobAssignment, folder: string, signal: AbortSignal): Promise<void> {
    const prefix = folderOf(job);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      signal.throwIfAborted();
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      await this.options.storage.put(prefix + relative(folder, file).split(sep).join('/'), file);
    }
  }

  async #deleteFilesOf(job: JobAssignment): Promise<void> {
    if (job.kind !== 'delete') await this.options.storage.delete(folderOf(job));
  }

  /** Files of earlier attempts no longer count. */
  async #deleteOlder(job: JobAssignment): Promise<void> {
    if (job.kind === 'delete') return;
    for (let attempt = 1; attempt < job.attempt; attempt += 1)
      await this.options.storage.delete(folderOf({ ...job, attempt }));
  }
}

function folderOf({ kind, videoId, attempt }: JobAssignment): string {
  return versionFolder(kind === 'captions' ? 'captions' : 'transcode', videoId, attempt);
}

async function writeCaptions(folder: string, captions: JobAssignment['captions']): Promise<void> {
  for (const { language, text } of captions) await writeFile(join(folder, `${language}.vtt`), text);
  const list = captions.map(({ language, label }) => ({ language, label }));
  await writeFile(join(folder, 'list.json'), JSON.stringify(list));
}
