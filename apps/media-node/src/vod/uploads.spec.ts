import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@console/server-kit';
import { mediaSubject } from '@console/vod/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPlaybackKeys } from '../playback-access';
import { PLAYBACK_KEYS } from '../testing/sample-stream';
import { startNode, startPlatform, tokenOf } from '../testing/vod-harness';
import { FolderStorage } from './asset-storage';
import { checksumOf } from './checksum';
import { Uploads } from './uploads';

const VIDEO = '01990000-0000-7000-8000-000000000001';
const program = '/nowhere';
const SOON = { timeout: 30_000, interval: 50 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-uploads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function uploadText(node: { url: string }, body: string, checksum: string) {
  const subject = mediaSubject({ kind: 'upload', videoId: VIDEO, bytes: body.length, checksum });
  const headers = {
    'Tus-Resumable': '1.0.0',
    'Upload-Length': String(body.length),
    'Content-Type': 'application/offset+octet-stream',
  };
  return fetch(`${node.url}/upload/${tokenOf(subject)}`, { method: 'POST', headers, body });
}

describe('an upload', () => {
  it('is sent again to a node that has not reached the platform since it started', async () => {
    const platform = new URL('http://127.0.0.1:1');
    const node = await startNode({ platform, folder, program }, await mkdtemp(join(folder, 'storage-')));
    const subject = mediaSubject({ kind: 'upload', videoId: VIDEO, bytes: 1, checksum: 'a'.repeat(64) });
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '1' };
    const response = await fetch(`${node.url}/upload/${tokenOf(subject)}`, { method: 'POST', headers });
    expect(response.status).toBe(503);
  });

  it('is rejected on a full disk, and at a wrong or expired address, with a status that the console can read', async () => {
    const uploads = new Uploads({
      folder: await mkdtemp(join(folder, 'full-')),
      storage: new FolderStorage(await mkdtemp(join(folder, 'storage-'))),
      keys: () => readPlaybackKeys(PLAYBACK_KEYS),
      allowedOrigins: ['https://console.example'],
      onComplete: () => undefined,
      log: createLog('media-node', 'silent'),
      reservedBytes: Infinity,
    });
    const subject = mediaSubject({ kind: 'upload', videoId: VIDEO, bytes: 3, checksum: 'a'.repeat(64) });
    const token = tokenOf(subject);
    const send = async (path: string, method: string) => {
      const headers = {
        ...{ 'Tus-Resumable': '1.0.0', Origin: 'https://console.example', 'Upload-Length': '3' },
        ...{ 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      };
      const body = method === 'HEAD' ? null : 'abc';
      const response = await uploads.routes().request(`/upload/${path}`, { method, headers, body });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://console.example');
      return response.status;
    };
    expect(await send(token, 'POST')).toBe(507);
    expect(await send(`${token}/${VIDEO}`, 'PATCH')).toBe(507);
    expect(await send(`${token}/${VIDEO}`, 'HEAD')).toBe(404);
    expect(await send(token.replace(/.{3}$/, 'xxx'), 'POST')).toBe(403);
    expect(await send(tokenOf(subject, 'viewer', 1), 'POST')).toBe(410);
    expect(await send(tokenOf('s1'), 'POST')).toBe(404);
    expect((await uploads.routes().request(`/upload/${token}/${VIDEO}`)).status).toBe(404);
    expect(await uploads.reports()).toEqual([]);
  });

  it('resumes after 20 interruptions without loss, and is verified, stored and discarded', async () => {
    const { state, url } = await startPlatform();
    state.discards = true;
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const node = await startNode({ platform: url, folder, program }, storage.folder);
    const content = Buffer.from(
      Array.from({ length: 3_000_000 }, (_, index) => (index * 7 + (index >> 9)) % 251),
    );
    const file = join(folder, 'upload.bin');
    await writeFile(file, content);
    const checksum = await checksumOf(file);
    const token = tokenOf(mediaSubject({ kind: 'upload', videoId: VIDEO, bytes: content.length, checksum }));
    const endpoint = `${node.url}/upload/${token}`;
    const tus = { 'Tus-Resumable': '1.0.0' };
    await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(0), SOON);
    const create = (size: number, url = endpoint) =>
      fetch(url, { method: 'POST', headers: { ...tus, 'Upload-Length': String(size) } });
    expect((await create(content.length + 1)).status).toBe(400);
    const created = await create(content.length);
    expect(created.status).toBe(201);
    const location = created.headers.get('Location') ?? '';
    expect(location).toBe(`${endpoint}/${VIDEO}`);
    expect((await create(content.length)).status).toBe(409);

    const offset = async () =>
      Number((await fetch(location, { method: 'HEAD', headers: tus })).headers.get('Upload-Offset'));
    const send = (from: number, to: number, cutAt?: number) => {
      const abort = new AbortController();
      const part = content.subarray(from, to);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(part.subarray(0, cutAt ?? part.length));
          if (cutAt === undefined) {
            controller.close();
            return;
          }
          await new Promise((done) => setTimeout(done, 20));
          abort.abort();
        },
      });
      const headers = {
        ...tus,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(from),
      };
      return fetch(location, {
        method: 'PATCH',
        headers,
        body,
        signal: abort.signal,
        duplex: 'half',
      }).catch(() => undefined);
    };
    for (let interruption = 0; interruption < 20; interruption += 1) {
      const from = await offset();
      await send(from, content.length, 40_000 + interruption * 1_500);
    }
    const left = await offset();
    expect(left).toBeGreaterThan(0);
    expect((await send(left, content.length))?.status).toBe(204);
    await vi.waitFor(
      () =>
        expect(state.reports.flatMap(({ uploads }) => uploads)).toContainEqual({
          videoId: VIDEO,
          isComplete: true,
          problem: null,
        }),
      SOON,
    );
    await vi.waitFor(() => expect(state.reports.at(-1)?.uploads).toEqual([]), SOON);
    expect((await storage.read(`videos/${VIDEO}/source`))?.equals(content)).toBe(true);
    expect((await create(content.length, endpoint.replace(/.{3}$/, 'xxx'))).status).toBe(403);

    // A client that missed the last response learns that the file is complete, and cannot replace it.
    expect(await offset()).toBe(content.length);
    state.deletedVideos.push(VIDEO);
    expect((await create(content.length)).status).toBe(409);
    const { length } = state.reports;
    await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(length + 1), SOON);
    expect(state.reports.at(-1)?.uploads).toEqual([]);
    expect((await storage.read(`videos/${VIDEO}/source`))?.equals(content)).toBe(true);
  }, 60_000);

  it('begins once, and is not stored while it is discarded', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const uploads = new Uploads({
      folder: data,
      storage,
      keys: () => readPlaybackKeys(PLAYBACK_KEYS),
      allowedOrigins: [],
      onComplete: () => undefined,
      log: createLog('media-node', 'silent'),
    });
    onTestFinished(() => uploads.close());
    await writeFile(join(folder, 'three'), 'abc');
    const checksum = await checksumOf(join(folder, 'three'));
    const token = tokenOf(mediaSubject({ kind: 'upload', videoId: VIDEO, bytes: 3, checksum }));
    const send = async (path: string, method: 'POST' | 'PATCH', body?: string) => {
      const headers = {
        'Tus-Resumable': '1.0.0',
        ...(body === undefined
          ? { 'Upload-Length': '3' }
          : { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }),
      };
      const init = { method, headers, ...(body && { body }) };
      return (await uploads.routes().request(`/upload/${path}`, init)).status;
    };
    const begun = await Promise.all([send(token, 'POST'), send(token, 'POST')]);
    expect(begun.toSorted()).toEqual([201, 409]);

    const deletion = Promise.withResolvers<void>();
    const deleted = vi.spyOn(storage, 'delete').mockReturnValueOnce(deletion.promise);
    const put = vi.spyOn(storage, 'put');
    const discarded = uploads.discard(VIDEO, { videoId: VIDEO, isComplete: false, problem: null });
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledOnce());
    expect(await send(`${token}/${VIDEO}`, 'PATCH', 'abc')).toBe(204);
    await sleep(200);
    deletion.resolve();
    await discarded;
    expect(put).not.toHaveBeenCalled();
    expect(await readdir(data)).toEqual([]);
  });

  it('that is being stored does not delay the end of its node', async () => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const node = await startNode({ platform: url, folder, program }, storage.folder);
    await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(0), SOON);
    const put = vi.spyOn(FolderStorage.prototype, 'put').mockReturnValue(new Promise(() => undefined));
    onTestFinished(() => put.mockRestore());
    const file = join(folder, 'text');
    await writeFile(file, 'abc');
    await uploadText(node, 'abc', await checksumOf(file));
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce(), SOON);
    state.deletedVideos.push(VIDEO);
    const { length } = state.reports;
    await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(length), SOON);
    await node.end();
  });

  it('that a killed node left in the storage is dropped at the next start', async () => {
    const { url } = await startPlatform();
    const abort = vi.fn(() => Promise.resolve());
    const stale = vi.spyOn(FolderStorage.prototype, 'staleUploads');
    onTestFinished(() => stale.mockRestore());
    stale.mockResolvedValue([{ key: `videos/${VIDEO}/source`, abort }]);
    await startNode({ platform: url, folder, program }, await mkdtemp(join(folder, 'storage-')));
    await vi.waitFor(() => expect(abort).toHaveBeenCalledOnce(), SOON);
  });

  it('is stored when the storage works again', async () => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const node = await startNode({ platform: url, folder, program }, storage.folder);
    await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(0), SOON);
    const put = vi
      .spyOn(FolderStorage.prototype, 'put')
      .mockRejectedValueOnce(new Error('The storage does not work.'));
    onTestFinished(() => put.mockRestore());
    const file = join(folder, 'text');
    await writeFile(file, 'abc');
    await uploadText(node, 'abc', await checksumOf(file));
    await vi.waitFor(() => expect(state.reports.at(-1)?.uploads[0]?.isComplete).toBe(true), SOON);
    expect(put).toHaveBeenCalledTimes(2);
    expect((await storage.read(`videos/${VIDEO}/source`))?.toString()).toBe('abc');
  }, 30_000);

  it('that is complete stays so while it is discarded, and its stored file remains', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const uploads = new Uploads({
      folder: data,
      storage,
      keys: () => new Map(),
      allowedOrigins: [],
      onComplete: () => undefined,
      log: createLog('media-node', 'silent'),
    });
    const file = join(data, VIDEO);
    await writeFile(file, 'abc');
    await storage.put(`videos/${VIDEO}/source`, file);
    await writeFile(`${file}.complete`, '{"problem":null}');
    // It cannot be deleted, as if the node were killed before.
    await mkdir(`${file}.json`);
    const complete = { videoId: VIDEO, isComplete: true, problem: null };
    await expect(uploads.discard(VIDEO, complete)).rejects.toThrow();
    expect(await uploads.reports()).toEqual([complete]);

    await rm(`${file}.json`, { recursive: true });
    await uploads.discard(VIDEO, { ...complete, isComplete: false });
    expect((await storage.read(`videos/${VIDEO}/source`))?.toString()).toBe('abc');
    expect(await readdir(data)).toEqual([]);
  });

  it('whose state a full disk cut off stops no other upload', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    await writeFile(join(data, VIDEO), 'abc');
    const state = { id: VIDEO, size: 3, metadata: { checksum: await checksumOf(join(data, VIDEO)) } };
    await writeFile(join(data, `${VIDEO}.json`), JSON.stringify(state));
    await writeFile(join(data, `${VIDEO}.complete`), '');
    await writeFile(join(data, 'other.json'), '');
    const uploads = new Uploads({
      folder: data,
      storage: new FolderStorage(await mkdtemp(join(folder, 'storage-'))),
      keys: () => new Map(),
      allowedOrigins: [],
      onComplete: () => undefined,
      log: createLog('media-node', 'silent'),
    });
    onTestFinished(() => uploads.close());
    const incomplete = { isComplete: false, problem: null };
    expect(new Set(await uploads.reports())).toEqual(
      new Set([
        { videoId: VIDEO, ...incomplete },
        { videoId: 'other', ...incomplete },
      ]),
    );
    await uploads.start();
    const complete = [{ videoId: VIDEO, isComplete: true, problem: null }];
    await vi.waitFor(async () => expect(await uploads.reports()).toEqual(complete), SOON);
    expect((await readdir(data)).toSorted()).toEqual([VIDEO, `${VIDEO}.complete`, `${VIDEO}.json`]);
  });

  it('of another file than announced is reported and not stored', async () => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const node = await startNode({ platform: url, folder, program }, storage.folder);
    await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(0), SOON);
    await uploadText(node, 'abc', 'b'.repeat(64));
    await vi.waitFor(
      () => expect(state.reports.at(-1)?.uploads[0]?.problem).toContain('not the one that was chosen'),
      SOON,
    );
    expect(await storage.read(`videos/${VIDEO}/source`)).toBeUndefined();
  });
});
