import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@console/server-kit';
import type { JobAssignment } from '@console/vod/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPlatform } from '../testing/vod-harness';
import { FolderStorage, type AssetStorage } from './asset-storage';
import { checksumOf } from './checksum';
import { Jobs } from './jobs';
import { VodNode } from './vod-node';

const VIDEO = '01990000-0000-7000-8000-000000000001';
const log = createLog('media-node', 'silent');
const SOON = { timeout: 5_000, interval: 20 };

async function prepare() {
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-reports-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  const uploads = join(dataDir, 'uploads');
  await mkdir(uploads);
  const storage = new FolderStorage(join(dataDir, 'storage'));
  const { state, url } = await startPlatform();
  const run = () => {
    const node = new VodNode({
      ...{ platform: url, token: 'a-token-of-media-nodes', name: 'node', dataDir, storage, slots: 1 },
      ...{ program: '/nowhere', joinProgram: '/nowhere', allowedOrigins: [], findSource: () => undefined },
      log,
    });
    const stop = new AbortController();
    const running = node.run(stop.signal);
    onTestFinished(() => {
      stop.abort();
      return running;
    });
  };
  return {
    folder: join(dataDir, 'jobs'),
    recordings: join(dataDir, 'recordings'),
    uploads,
    storage,
    state,
    run,
  };
}

async function addUpload(folder: string, id: string, content: string): Promise<void> {
  const file = join(folder, id);
  await writeFile(file, content);
  const state = { id, size: 3, metadata: { checksum: await checksumOf(file) } };
  await writeFile(`${file}.json`, JSON.stringify(state));
}

/** An operation of the storage that lasts until it is released. */
function hold(storage: FolderStorage, operation: 'put' | 'fetchTo') {
  const { promise, resolve } = Promise.withResolvers<void>();
  const spy = vi.spyOn(storage, operation).mockReturnValue(promise);
  return { spy, release: resolve };
}

it('continues while a video that was deleted is still being stored', async () => {
  const { uploads, storage, state, run } = await prepare();
  await addUpload(uploads, VIDEO, 'abc');
  const put = hold(storage, 'put');
  const deleteFiles = vi.spyOn(storage, 'delete');
  state.deletedVideos.push(VIDEO);
  run();
  await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(1), SOON);
  expect(put.spy).toHaveBeenCalledOnce();
  expect(deleteFiles).not.toHaveBeenCalled();
  put.release();
  await vi.waitFor(async () => expect(await readdir(uploads)).toEqual([]), SOON);
  expect(deleteFiles).toHaveBeenCalledExactlyOnceWith(`videos/${VIDEO}/`);
});

it('has the next attempt of a job whose lost attempt still reads its file', async () => {
  const { storage, folder } = await prepare();
  const lost = hold(storage, 'fetchTo');
  const onChange = vi.fn();
  const jobs = new Jobs({ ...{ folder, storage, program: '/nowhere', slots: 2 }, onChange, log });
  const job: JobAssignment = { id: 'job', attempt: 1, kind: 'transcode', videoId: VIDEO, captions: [] };
  jobs.start(job);
  await vi.waitFor(() => expect(lost.spy).toHaveBeenCalledOnce(), SOON);
  jobs.lose('job');
  const next = hold(storage, 'fetchTo');
  const deleteFiles = vi.spyOn(storage, 'delete');
  jobs.start({ ...job, attempt: 2 });
  lost.release();
  await vi.waitFor(() => expect(deleteFiles).toHaveBeenCalledWith(`videos/${VIDEO}/media-1/`), SOON);
  expect(jobs.running()).toMatchObject([{ id: 'job', attempt: 2 }]);
  next.release();
  await jobs.close();
});

it('reports a job that a broken disk fails', async () => {
  const { storage, folder } = await prepare();
  await writeFile(folder, 'not a folder');
  const jobs = new Jobs({
    ...{ folder, storage, program: '/nowhere', slots: 1 },
    ...{ onChange: () => undefined, log },
  });
  jobs.start({ id: 'job', attempt: 1, kind: 'transcode', videoId: VIDEO, captions: [] });
  await vi.waitFor(() => expect(jobs.finished()).toMatchObject([{ id: 'job', mayRetry: true }]), SOON);
});

it('does not wait for the file of a job when it stops', async () => {
  const { storage, folder } = await prepare();
  const store: AssetStorage = storage;
  const fetchTo = vi
    .spyOn(store, 'fetchTo')
    .mockImplementation((_key, _file, signal) => sleep(60_000, undefined, { signal }));
  const jobs = new Jobs({
    ...{ folder, storage, program: '/nowhere', slots: 1 },
    ...{ onChange: () => undefined, log },
  });
  jobs.start({ id: 'job', attempt: 1, kind: 'transcode', videoId: VIDEO, captions: [] });
  await vi.waitFor(() => expect(fetchTo).toHaveBeenCalledOnce(), SOON);
  await jobs.close();
  expect(jobs.running()).toEqual([]);
});

it('starts the next job although the storage does not delete the files of the last one', async () => {
  const { storage, state, run } = await prepare();
  vi.spyOn(storage, 'delete')
    .mockRejectedValueOnce(new Error('The storage is not reachable.'))
    .mockReturnValue(new Promise(() => undefined));
  vi.spyOn(storage, 'fetchTo').mockRejectedValue(new Error('The storage is not reachable.'));
  const jobOf = (id: string): JobAssignment => ({
    id,
    attempt: 1,
    kind: 'transcode',
    videoId: VIDEO,
    captions: [],
  });
  const isFinished = (id: string) =>
    state.reports.some(({ finished }) => finished.some((job) => job.id === id));
  state.jobs.push(jobOf('one'));
  run();
  await vi.waitFor(() => expect(isFinished('one')).toBe(true), SOON);
  state.jobs.push(jobOf('two'));
  await vi.waitFor(() => expect(isFinished('two')).toBe(true), { timeout: 20_000, interval: 20 });
}, 30_000);

it('has complete recordings before any number of unfinished uploads, which take turns', async () => {
  const { recordings, uploads, state, run } = await prepare();
  const unfinished = JSON.stringify({ id: 'u', size: 3, metadata: { checksum: '' } });
  const ids = Array.from({ length: 1_000 }, (_, index) => `upload-${index}`);
  await Promise.all(ids.map((id) => writeFile(join(uploads, `${id}.json`), unfinished)));
  await mkdir(join(recordings, VIDEO), { recursive: true });
  const recorded = { streamId: 's1', from: 0, until: 1, parts: [2], outcome: { problem: null, bytes: 1 } };
  await writeFile(join(recordings, VIDEO, 'state.json'), JSON.stringify(recorded));
  run();
  await vi.waitFor(() => expect(state.reports.length).toBeGreaterThan(0), SOON);
  expect(state.reports[0]?.uploads).toHaveLength(1_000);
  expect(state.reports[0]?.uploads[0]).toMatchObject({ videoId: VIDEO, isComplete: true });
  const reported = () => state.reports.flatMap((report) => report.uploads.map(({ videoId }) => videoId));
  await vi.waitFor(() => expect(new Set(reported())).toEqual(new Set([VIDEO, ...ids])), {
    timeout: 20_000,
    interval: 50,
  });
});
