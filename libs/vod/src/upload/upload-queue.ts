import type { ConsoleError } from '@console/http';
import type { Outcome } from '@console/ui';
import { MAX_VIDEO_BYTES, type CreateVideoDto, type Video } from '../contract';
import { checksumOf } from './checksum-of';
import { isVideoFile } from './video-file';
import type { SendOptions } from './send-file';

/**
 * - `waiting`: for others to finish.
 * - `checking`: its checksum is computed.
 * - `lost`: the connection is lost; another attempt follows.
 */
export type UploadState = 'waiting' | 'checking' | 'sending' | 'lost' | 'paused' | 'failed' | 'done';

export type UploadProblem =
  | { kind: 'unsupported' | 'empty' | 'tooLarge' | 'insecure' | 'unreadable' | 'connection' }
  | { kind: 'rejected'; error: ConsoleError | { message?: string | undefined } };

export interface UploadItem {
  key: string;
  appId: string;
  fileName: string;
  bytes: number;
  state: UploadState;
  /** Bytes that were read for the checksum, or that were sent. */
  doneBytes: number;
  /** Known from the first byte sent. */
  videoId?: string;
  problem?: UploadProblem;
}

export interface UploadCalls {
  /** Videos of an app whose files are not complete. */
  unfinished: (appId: string) => PromiseLike<Outcome<readonly Pick<Video, 'id' | 'fileName' | 'bytes'>[]>>;
  create: (body: CreateVideoDto) => PromiseLike<Outcome<{ id: string; upload: { url: string } }>>;
  /** Where the file of a video is uploaded to. */
  target: (appId: string, videoId: string) => PromiseLike<Outcome<{ url: string; checksum: string }>>;
  remove: (appId: string, videoId: string) => PromiseLike<Outcome<unknown>>;
  send: (options: SendOptions) => Promise<() => void>;
}

interface Running {
  file: File;
  abort: AbortController;
  checksum?: string;
  /** The call that announces it. */
  creation?: ReturnType<UploadCalls['create']>;
}

const MAX_AT_ONCE = 2;
const PROGRESS_MS = 250;
const TITLE_LENGTH = 200;

/** Uploads files, a few at a time, until it is ended. A file whose upload was interrupted continues where it was. */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  #number = 0;
  #progressAt = 0;

  constructor(private readonly calls: UploadCalls) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly UploadItem[] => this.#items;

  add(appId: string, files: readonly File[]): void {
    for (const file of files) {
      if (this.#isUploading(appId, file)) continue;
      const key = String((this.#number += 1));
      const problem = problemOf(file);
      const { name: fileName, size: bytes } = file;
      const item: UploadItem = { key, appId, fileName, bytes, state: 'waiting', doneBytes: 0 };
      this.#running.set(key, { file, abort: new AbortController() });
      this.#items = [...this.#items, problem ? { ...item, state: 'failed', problem } : item];
    }
    this.#notify();
    this.#next();
  }

  pause(key: string): void {
    this.#stop(key);
    this.#change(key, { state: 'paused' });
    this.#next();
  }

  /** Continues a paused upload, or tries a failed one again. */
  resume(key: string): void {
    this.#change(key, { state: 'waiting', problem: undefined });
    this.#next();
  }

  /** Removes an upload that has not finished, with what has arrived of it. */
  async cancel(key: string): Promise<Outcome<unknown>> {
    const item = this.#find(key);
    this.pause(key);
    const created = await this.#running.get(key)?.creation;
    const videoId = item?.videoId ?? created?.data?.id;
    if (item && videoId !== undefined) {
      const outcome = await this.calls.remove(item.appId, videoId);
      if (outcome.error) return outcome;
    }
    this.clear(key);
    return { data: {} };
  }

  /** Removes an upload from the list. */
  clear(key: string): void {
    this.#stop(key);
    this.#running.delete(key);
    this.#items = this.#items.filter((item) => item.key !== key);
    this.#notify();
    this.#next();
  }

  /** Stops every upload. */
  end(): void {
    for (const key of this.#running.keys()) this.#stop(key);
  }

  #next(): void {
    const active = this.#items.filter(isActive).length;
    const waiting = this.#items.filter(({ state }) => state === 'waiting');
    for (const { key } of waiting.slice(0, Math.max(0, MAX_AT_ONCE - active))) void this.#upload(key);
  }

  async #upload(key: string): Promise<void> {
    const item = this.#find(key);
    const running = this.#running.get(key);
    if (!item || !running) return;
    const abort = new AbortController();
    running.abort = abort;
    this.#change(key, { state: 'checking', doneBytes: 0 });
    const problem = await this.#send({ item, running, abort }).catch((error: unknown): UploadProblem => {
      if (abort.signal.aborted) return { kind: 'connection' };
      // Browsers reject to read a file that has changed or is gone.
      if (error instanceof DOMException) return { kind: 'unreadable' };
      throw error;
    });
    if (abort.signal.aborted) return;
    if (problem) this.#change(key, { state: 'failed', problem });
    else {
      this.#change(key, { state: 'done', doneBytes: item.bytes });
    }
    this.#next();
  }

  async #send(upload: {
    item: UploadItem;
    running: Running;
    abort: AbortController;
  }): Promise<UploadProblem | undefined> {
    const { item, running, abort } = upload;
    const { signal } = abort;
    const { key, appId, fileName, bytes } = item;
    const { file } = running;
    running.checksum ??= await checksumOf(file, {
      signal,
      onProgress: (doneBytes) => this.#progress(key, doneBytes),
    });
    const { checksum } = running;
    signal.throwIfAborted();
    // That of an attempt that was paused meanwhile.
    const announced = await running.creation;
    signal.throwIfAborted();
    const found = await this.#findTarget(item, item.videoId ?? announced?.data?.id, checksum);
    signal.throwIfAborted();
    if (found.error) return { kind: 'rejected', error: found.error };
    const body = { appId, title: titleOf(fileName), fileName, bytes, checksum };
    if (!found.data) running.creation = this.calls.create(body);
    const created = found.data ? undefined : await running.creation;
    if (created?.error) return { kind: 'rejected', error: created.error };
    const target = found.data ?? (created && { videoId: created.data.id, url: created.data.upload.url });
    if (!target) return { kind: 'connection' };
    this.#change(key, { videoId: target.videoId });
    signal.throwIfAborted();
    this.#change(key, { state: 'sending', doneBytes: 0 });
    return this.#transfer({ file, key, signal, target, isResumed: created === undefined });
  }

  /** The upload that was interrupted, of this file. */
  async #findTarget(
    { appId, fileName, bytes }: UploadItem,
    videoId: string | undefined,
    checksum: string,
  ): Promise<Outcome<{ videoId: string; url: string } | null>> {
    let candidates = videoId === undefined ? [] : [videoId];
    if (videoId === undefined) {
      const { data, error } = await this.calls.unfinished(appId);
      if (error) return { error };
      candidates = data
        .filter((video) => video.fileName === fileName && video.bytes === bytes)
        .map(({ id }) => id);
    }
    for (const id of candidates) {
      const { data, error } = await this.calls.target(appId, id);
      if (error) return { error };
      if (data.checksum === checksum) return { data: { videoId: id, url: data.url } };
    }
    return { data: null };
  }

  async #transfer(transfer: {
    file: File;
    key: string;
    signal: AbortSignal;
    target: { videoId: string; url: string };
    isResumed: boolean;
  }): Promise<UploadProblem | undefined> {
    const { file, key, signal, target, isResumed } = transfer;
    const ended = Promise.withResolvers<UploadProblem | undefined>();
    const stop = await this.calls.send({
      file,
      ...target,
      isResumed,
      onProgress: (doneBytes) => {
        if (!signal.aborted) this.#progress(key, doneBytes, 'sending');
      },
      onLost: () => {
        if (!signal.aborted) this.#change(key, { state: 'lost' });
      },
      onDone: () => ended.resolve(undefined),
      onFailed: () => ended.resolve({ kind: 'connection' }),
    });
    const abort = () => {
      stop();
      ended.resolve(undefined);
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    return ended.promise;
  }

  #isUploading(appId: string, file: File): boolean {
    return this.#items.some((item) => {
      const other = this.#running.get(item.key)?.file;
      return (
        item.state !== 'failed' &&
        item.state !== 'done' &&
        item.appId === appId &&
        other?.name === file.name &&
        other.size === file.size &&
        other.lastModified === file.lastModified
      );
    });
  }

  #stop(key: string): void {
    this.#running.get(key)?.abort.abort();
  }

  #find(key: string): UploadItem | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #progress(key: string, doneBytes: number, state?: 'sending'): void {
    const now = performance.now();
    const isSame = state === undefined || this.#find(key)?.state === state;
    if (isSame && now - this.#progressAt < PROGRESS_MS) return;
    this.#progressAt = now;
    this.#change(key, { doneBytes, ...(state && { state }) });
  }

  #change(
    key: string,
    changed: Partial<Omit<UploadItem, 'problem'>> & { problem?: UploadProblem | undefined },
  ): void {
    this.#items = this.#items.map((item) => {
      if (item.key !== key) return item;
      const { problem = item.problem, ...next } = { ...item, ...changed };
      const isFailed = next.state === 'failed';
      return { ...next, ...(isFailed && problem && { problem }) };
    });
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export function isActive({ state }: Pick<UploadItem, 'state'>): boolean {
  return state === 'checking' || state === 'sending' || state === 'lost';
}

/** What leaving the page would interrupt. */
export function isUnfinished(item: Pick<UploadItem, 'state'>): boolean {
  return item.state === 'waiting' || isActive(item);
}

function problemOf(file: File): UploadProblem | undefined {
  if (!isVideoFile(file)) return { kind: 'unsupported' };
  if (file.size === 0) return { kind: 'empty' };
  if (file.size > MAX_VIDEO_BYTES) return { kind: 'tooLarge' };
  // Without TLS browsers compute checksums on localhost only.
  return 'subtle' in crypto ? undefined : { kind: 'insecure' };
}

/** The name of the file without its ending. */
function titleOf(fileName: string): string {
  const title = fileName.replace(/\.[^.]{1,5}$/, '').trim();
  return (title === '' ? fileName : title).slice(0, TITLE_LENGTH);
}
