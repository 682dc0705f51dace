import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, DeleteObjectCommand } from '@aws-sdk/client-s3';
import { listStoredVideos } from '@console/vod/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AssetStorage } from './asset-storage';
import { BUCKET, startS3Server } from '../testing/s3-server';
import { checkStorage, checkUploads } from './check-storage';
import { openStorage, type StorageSettings } from './open-storage';

const [VIDEO, DAMAGED, FOREIGN] = ['video', 'damaged', 'foreign'];

let folder: string;
let store: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-storage-'));
  await writeFile(join(folder, 'small'), 'Xin chào');
  store = await startS3Server();
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true });
});

async function keysOf(storage: AssetStorage, prefix = 'videos/'): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

describe.each(['a folder', 'an object store'])('%s', (kind) => {
  let settings: StorageSettings;
  let storage: AssetStorage;
  beforeEach(async () => {
    settings = kind === 'a folder' ? { folder: await mkdtemp(join(folder, 'folder-')) } : store.settings;
    storage = openStorage(settings);
    await storage.delete('videos/');
  });
  const put = (...keys: string[]) =>
    Promise.all(keys.map((key) => storage.put(`videos/${key}`, join(folder, 'small'))));

  it('stores, lists and deletes files', async () => {
    const id = await storage.id();
    expect(await openStorage(settings).id()).toBe(id);

    const large = Buffer.alloc(12_000_000, 'a film of several parts ');
    await writeFile(join(folder, 'large'), large);
    await storage.put('videos/1/source', join(folder, 'large'));
    expect((await storage.read('videos/1/source'))?.equals(large)).toBe(true);
    const copy = join(folder, 'copies', kind);
    const { signal } = new AbortController();
    await storage.fetchTo('videos/1/source', copy, signal);
    expect((await readFile(copy)).equals(large)).toBe(true);
    await put('1/source');
    expect((await storage.read('videos/1/source'))?.toString()).toBe('Xin chào');
    expect(await storage.read('videos/1/none')).toBeUndefined();
    await expect(storage.fetchTo('videos/1/none', copy, signal)).rejects.toThrow();

    // One page of a list, and one call that deletes, have at most 1,000 files.
    const many = Array.from({ length: 1_001 }, (_, index) => `2/media-1/${index}.m4s`);
    for (let at = 0; at < many.length; at += 100) await put(...many.slice(at, at + 100));
    await put('22/source');
    expect(await keysOf(storage)).toHaveLength(1_003);
    for await (const { bytes } of storage.list('videos/1/')) expect(bytes).toBe(9);
    await storage.delete('videos/2/');
    expect(await keysOf(storage)).toEqual(['videos/1/source', 'videos/22/source']);
  }, 60_000);

  it('lists files while videos are deleted', async () => {
    await put('1/source', '2/source');
    let listed = 0;
    for await (const { key } of storage.list('videos/')) {
      listed += 1;
      await storage.delete(key === 'videos/1/source' ? 'videos/2/' : 'videos/1/');
    }
    expect(listed).toBeGreaterThan(0);
  });

  it('is checked for files without a video and videos without files, and repaired', async () => {
    const playlists = { 'index.m3u8': '#EXTM3U\n360p/index.m3u8\n', '360p/index.m3u8': '#EXTM3U\n0.m4s\n' };
    const files = ['video.json', 'preview.jpg', 'preview.vtt', 'poster-0.jpg', '360p/init.mp4', '360p/0.m4s'];
    for (const id of [VIDEO, DAMAGED]) {
      await put(`${id}/source`, ...files.map((file) => `${id}/media-2/${file}`));
      for (const [name, text] of Object.entries(playlists)) {
        const file = join(folder, `${kind}-${id}-${name.replace('/', '-')}`);
        await writeFile(file, text);
        await storage.put(`videos/${id}/media-2/${name}`, file);
      }
    }
    const whole = await keysOf(storage);
    await storage.delete(`videos/${DAMAGED}/media-2/360p/0.m4s`);
    await put(`${VIDEO}/media-1/index.m3u8`, `${VIDEO}/captions-1/list.json`, `${FOREIGN}/source`);

    const damaged: string[] = [];
    const server = createServer((request, response) => {
      void json(request).then((sent) => {
        const body = listStoredVideos.body.parse(sent);
        damaged.push(...body.damaged);
        const videos = [VIDEO, DAMAGED].map((id) => ({
          ...({ id, state: 'ready', mediaVersion: 2, captionsVersion: 0, isBusy: false } as const),
        }));
        const page: z.output<typeof listStoredVideos.response> = {
          videos: body.after === null ? videos : [],
        };
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(page));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const platform = new URL(`http://127.0.0.1:${port}`);
    const check = (repair: boolean) =>
      checkStorage({ platform, token: 'a-token-of-media-nodes', storage, repair });

    const problems = (await check(true)).map(({ videoId, problem }) => `${videoId}: ${problem}`);
    expect(problems.toSorted()).toEqual([
      'damaged: 1 files are missing, such as media-2/360p/0.m4s.',
      'foreign: The files belong to no video.',
      'video: The files in captions-1/ are not used.',
      'video: The files in media-1/ are not used.',
    ]);
    expect(damaged).toEqual([DAMAGED]);
    const lost = `videos/${DAMAGED}/media-2/360p/0.m4s`;
    expect(await keysOf(storage)).toEqual(whole.filter((key) => key !== lost));
    await put(lost.slice('videos/'.length));
    expect(await check(false)).toEqual([]);
    server.close();
  }, 60_000);
});

describe('an object store', () => {
  it('ends a transfer that is no longer needed', async () => {
    const storage = openStorage(store.settings);
    await storage.put('videos/1/source', join(folder, 'small'));
    const stop = new AbortController();
    const fetched = storage.fetchTo('videos/1/source', join(folder, 'stopped'), stop.signal);
    stop.abort();
    await expect(fetched).rejects.toThrow(/abort/i);
  });

  it.each(['applied', 'ignored', 'rejected'] as const)(
    'gives nodes that start at the same time one ID, where conditions are %s',
    async (condition) => {
      store.state.condition = condition;
      store.written.clear();
      await store.client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'storage-id' }));
      const [first, second] = [openStorage(store.settings), openStorage(store.settings)];
      const [id, same] = await Promise.all([first.id(), second.id()]);
      expect(same).toBe(id);
      expect(await first.id()).toBe(id);
    },
  );

  it('drops the parts of an upload that a killed node began a day ago', async () => {
    const storage = openStorage(store.settings);
    for (const Key of ['videos/a/source', 'videos/b/source', 'other/source'])
      await store.client.send(new CreateMultipartUploadCommand({ Bucket: BUCKET, Key }));
    for (const upload of store.uploads.values())
      if (upload.key !== 'videos/b/source') upload.startedAt = new Date(Date.now() - 86_500_000);
    const finding = { videoId: 'a', problem: 'The upload of videos/a/source has not finished.' };
    expect(await checkUploads(storage, false)).toEqual([finding]);
    expect(store.uploads.size).toBe(3);
    expect(await checkUploads(storage, true)).toEqual([finding]);
    expect([...store.uploads.values()].map(({ key }) => key)).toEqual(['videos/b/source', 'other/source']);
  });
});
