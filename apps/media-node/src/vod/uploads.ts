import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileStore } from '@tus/file-store';
import { EVENTS, Server, Upload } from '@tus/server';
import { readMediaSubject, type MediaSubject, type VodNodeReport } from '@console/vod/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { freeBytesAt, RESERVED_BYTES } from '../free-space';
import { ignore } from '../ignore';
import { checkPlayback, NOT_READY, type PlaybackKeys } from '../playback-access';
import type { AssetStorage } from './asset-storage';
import { sourceKey, videoFolder } from './asset-keys';
import { checksumOf } from './checksum';
import { readState, writeState } from './state-file';

interface UploadsOptions {
  /** Of this node alone; files in it survive a restart. */
  folder: string;
  storage: AssetStorage;
  keys: () => PlaybackKeys;
  allowedOrigins: readonly string[];
  /** A file has arrived and is stored, or is not the announced one. */
  onComplete: () => void;
  log: Logger;
  clock?: () => number;
  /** Disk space that stays free; default: 1 GB. */
  reservedBytes?: number;
}

type UploadReport = VodNodeReport['uploads'][number];
type UploadSubject = Extract<MediaSubject, { kind: 'upload' }>;

const State = z.object({
  id: z.string(),
  size: z.number(),
  metadata: z.object({ checksum: z.string() }),
});
const Outcome = z.object({ problem: z.string().nullable() });

/** After a failure of the disk or the storage. */
const RETRY_MS = 5_000;
const DAMAGED = 'The uploaded file is not the one that was chosen. Upload it again.';

interface StoreChecks {
  /** @throws Error for an upload that has begun, or whose file has arrived */
  requireNew: (id: string) => Promise<void>;
  storedBytes: (id: string) => Promise<number | undefined>;
}

/** A file that is stored and discarded here is a complete upload: its client may have missed the last response. */
class UploadStore extends FileStore {
  constructor(
    directory: string,
    private readonly checks: StoreChecks,
  ) {
    super({ directory });
  }

  /** Unlike `onUploadCreate`, it has the lock of the upload: of two requests at the same time, one begins it. */
  override async create(upload: Upload): Promise<Upload> {
    await this.checks.requireNew(upload.id);
    return super.create(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    return super.getUpload(id).catch(async (error: unknown) => {
      const size = await this.checks.storedBytes(id);
      if (size === undefined) throw error;
      return new Upload({ id, size, offset: size });
    });
  }
}

/** Takes the files of videos over the protocol tus, at `/upload/{token}`. */
export class Uploads {
  readonly #server: Server;
  readonly #finishing = new Map<string, Promise<void>>();
  readonly #discarding = new Set<string>();
  readonly #stop = new AbortController();

  constructor(private readonly options: UploadsOptions) {
    const { folder, allowedOrigins, log } = options;
    this.#server = new Server({
      path: '/upload',
      datastore: new UploadStore(folder, {
        requireNew: (id) => this.#requireNew(id),
        storedBytes: (id) => this.#storedBytes(id),
      }),
      allowedOrigins: [...allowedOrigins],
      disableTerminationForFinishedUploads: true,
      namingFunction: (request) => this.#subjectOf(request.url).videoId,
      generateUrl: (request, { id }) => `${request.url.replace(/[?#].*$/, '').replace(/\/$/, '')}/${id}`,
      getFileIdFromRequest: (request) => this.#subjectOf(request.url).videoId,
      onIncomingRequest: (request) => this.#requireSpace(request),
      onUploadCreate: async (request, upload) => {
        const { bytes, checksum } = this.#subjectOf(request.url);
        if (upload.size !== bytes) throw rejection(400, 'The file has another size than announced.');
        await this.#requireNew(upload.id);
        return { metadata: { checksum } };
      },
    });
    this.#server.on(EVENTS.POST_FINISH, (_request, _response, upload) => this.#finish(upload.id));
    this.#server.on('error', (error) => log.warn({ err: error }, 'an upload failed'));
  }

  /** Continues with the files that arrived before a restart. */
  async start(): Promise<void> {
    await mkdir(this.options.folder, { recursive: true });
    for (const id of await this.#ids()) {
      const state = await this.#stateOf(id);
      if (!state) {
        this.options.log.warn({ videoId: id }, 'an upload whose state cannot be read is deleted');
        await this.#delete(id);
        continue;
      }
      const file = await stat(join(this.options.folder, id)).catch(ignore('ENOENT'));
      if (file?.size === state.size && !(await this.#outcomeOf(id))) this.#finish(id);
    }
  }

  routes(): Hono {
    const app = new Hono();
    app.all('/upload/:token/:id?', async (c) => {
      if (c.req.method === 'GET') return c.text('Not found', 404);
      return this.#server.handleWeb(c.req.raw);
    });
    return app;
  }

  async reports(): Promise<UploadReport[]> {
    return Promise.all(
      (await this.#ids()).map(async (videoId) => {
        const outcome = await this.#outcomeOf(videoId);
        return { videoId, isComplete: outcome !== undefined, problem: outcome?.problem ?? null };
      }),
    );
  }

  /** Deletes uploaded files that the platform does not wait for; `report` is what it was sent. */
  async discard(videoId: string, report: UploadReport | undefined): Promise<void> {
    this.#discarding.add(videoId);
    try {
      await this.#finishing.get(videoId);
      // The video was deleted meanwhile: what has just been stored belongs to none. Without a state, the file was complete.
      if (report?.isComplete === false && (await this.#stateOf(videoId)))
        await this.options.storage.delete(videoFolder(videoId));
      await this.#delete(videoId);
    } finally {
      this.#discarding.delete(videoId);
    }
  }

  /** Does not wait for the storage: the next process stores and discards what this one has not. */
  close(): void {
    this.#stop.abort();
  }

  #finish(id: string): void {
    if (this.#finishing.has(id) || this.#discarding.has(id)) return;
    const finishing = this.#store(id)
      .catch((error: unknown) => {
        this.options.log.error({ err: error, videoId: id }, 'an upload was not stored; trying again');
        // Discarding a file does not wait for this.
        void sleep(RETRY_MS, undefined, { signal: this.#stop.signal }).then(
          () => this.#finish(id),
          () => undefined,
        );
      })
      .finally(() => this.#finishing.delete(id));
    this.#finishing.set(id, finishing);
  }

  async #store(id: string): Promise<void> {
    const { folder, storage, onComplete } = this.options;
    const state = await this.#stateOf(id);
    if (!state) return;
    const file = join(folder, id);
    const isIntact = (await checksumOf(file)) === state.metadata.checksum;
    if (isIntact) await storage.put(sourceKey(id), file);
    await writeState(`${file}.complete`, { problem: isIntact ? null : DAMAGED });
    onComplete();
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.options.folder);
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  }

  /** The outcome last: without it the upload would be reported as one that still arrives. */
  async #delete(id: string): Promise<void> {
    for (const suffix of ['', '.json', '.complete.new', '.complete'])
      await rm(join(this.options.folder, id + suffix), { force: true });
  }

  #stateOf(id: string) {
    return readState(join(this.options.folder, `${id}.json`), State);
  }

  #outcomeOf(id: string) {
    return readState(join(this.options.folder, `${id}.complete`), Outcome);
  }

  async #requireNew(videoId: string): Promise<void> {
    if (await this.#stateOf(videoId)) throw rejection(409, 'The upload has begun: continue it.');
    // The address stays valid after its use: another file would replace the one that the video is made of.
    if ((await this.#storedBytes(videoId)) !== undefined)
      throw rejection(409, 'The file has arrived already.');
  }

  async #storedBytes(videoId: string): Promise<number | undefined> {
    for await (const { key, bytes } of this.options.storage.list(videoFolder(videoId)))
      if (key === sourceKey(videoId)) return bytes;
    return undefined;
  }

  /** @throws Error that the server turns into a response which other origins can read */
  #subjectOf(url: string): UploadSubject {
    const [, token = ''] = /\/upload\/([^/?#]+)/.exec(url) ?? [];
    const { keys, clock = Date.now } = this.options;
    if (keys().size === 0) throw rejection(503, NOT_READY[0]);
    const grant = checkPlayback(token, keys(), clock());
    if (grant === 'wrong') throw rejection(403, 'Wrong upload address');
    if (grant === 'expired') throw rejection(410, 'The upload address has expired');
    const subject = readMediaSubject(grant.streamId);
    if (subject?.kind !== 'upload') throw rejection(404, 'Not found');
    return subject;
  }

  /** @throws Error if the rest of the file does not fit on the disk */
  async #requireSpace({ method, url, headers }: Request): Promise<void> {
    if (method !== 'POST' && method !== 'PATCH') return;
    const { folder, reservedBytes = RESERVED_BYTES, log } = this.options;
    const { videoId, bytes } = this.#subjectOf(url);
    const left = bytes - Number(headers.get('Upload-Offset') ?? 0);
    const freeBytes = await freeBytesAt(folder);
    if (left + reservedBytes <= freeBytes) return;
    log.warn({ videoId, left, freeBytes }, 'an upload is rejected: the disk is full');
    throw rejection(507, 'The disk of the media node is full');
  }
}

const rejection = (status: number, body: string) =>
  Object.assign(new Error(body), { status_code: status, body });
