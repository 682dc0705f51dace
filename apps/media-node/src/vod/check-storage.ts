import { listStoredVideos } from '@console/vod/contract';
import { callPlatform } from '../call-platform';
import { versionFolder, VIDEOS, videoFolder } from './asset-keys';
import type { AssetStorage } from './asset-storage';

interface CheckOptions {
  platform: URL;
  token: string;
  storage: AssetStorage;
  repair: boolean;
}

const STALE_MS = 86_400_000;

export interface Finding {
  videoId: string;
  problem: string;
}

/** Finds files that belong to no video or are incomplete, and videos whose files are missing. */
export async function checkStorage(options: CheckOptions): Promise<Finding[]> {
  const { storage, repair } = options;
  const stored = new Map<string, Set<string>>();
  for await (const { key } of storage.list(VIDEOS)) {
    const [videoId = '', ...rest] = key.slice(VIDEOS.length).split('/');
    const files = stored.get(videoId) ?? new Set();
    stored.set(videoId, files.add(rest.join('/')));
  }
  const findings = await checkUploads(storage, repair);
  const damaged: string[] = [];
  for (const { id, state, mediaVersion, captionsVersion, isBusy } of await knownVideos(options)) {
    const files = stored.get(id) ?? new Set();
    stored.delete(id);
    if (isBusy || state === 'uploading') continue;
    if (mediaVersion !== null) {
      const media = await mediaFiles(storage, id, mediaVersion);
      const missing = [...media, 'source'].filter((file) => !files.has(file));
      if (missing.length > 0) {
        findings.push({
          videoId: id,
          problem: `${missing.length} files are missing, such as ${missing[0] ?? ''}.`,
        });
        if (files.has('source')) damaged.push(id);
      }
    }
    const captions = captionsVersion > 0 ? `captions-${captionsVersion}/` : undefined;
    const folders = [mediaVersion === null ? undefined : `media-${mediaVersion}/`, captions];
    const orphans = [...files].filter(
      (file) =>
        file !== 'source' && !folders.some((folder) => folder !== undefined && file.startsWith(folder)),
    );
    const orphanFolders = new Set(orphans.map((file) => `${file.split('/')[0] ?? ''}/`));
    for (const folder of orphanFolders) {
      findings.push({ videoId: id, problem: `The files in ${folder} are not used.` });
      if (repair) await storage.delete(videoFolder(id) + folder);
    }
  }
  for (const videoId of stored.keys()) {
    findings.push({ videoId, problem: 'The files belong to no video.' });
    if (repair) await storage.delete(videoFolder(videoId));
  }
  if (repair) {
    for (let at = 0; at < damaged.length; at += 100)
      await request(options, null, damaged.slice(at, at + 100));
  }
  return findings;
}

/** Finds files that are not completely stored. Storing the largest ones takes hours. */
export async function checkUploads(storage: AssetStorage, repair: boolean): Promise<Finding[]> {
  const stale = await storage.staleUploads(VIDEOS, new Date(Date.now() - STALE_MS));
  if (repair) for (const { abort } of stale) await abort();
  return stale.map(({ key }) => ({
    videoId: key.slice(VIDEOS.length).split('/')[0] ?? '',
    problem: `The upload of ${key} has not finished.`,
  }));
}

/** What the playlists of a video name. */
async function mediaFiles(storage: AssetStorage, videoId: string, version: number): Promise<string[]> {
  const folder = `media-${version}/`;
  const read = async (file: string) =>
    (await storage.read(versionFolder('transcode', videoId, version) + file))?.toString() ?? '';
  const files = ['index.m3u8', 'video.json', 'preview.jpg', 'preview.vtt', 'poster-0.jpg'];
  for (const playlist of linesOf(await read('index.m3u8'))) {
    const part = playlist.replace('index.m3u8', '');
    const segments = linesOf(await read(playlist));
    files.push(playlist, `${part}init.mp4`, ...segments.map((segment) => part + segment));
  }
  return files.map((file) => folder + file);
}

const linesOf = (playlist: string) =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

async function knownVideos(options: CheckOptions) {
  const known = [];
  for (let after: string | null = null; ;) {
    const { videos } = await request(options, after, []);
    known.push(...videos);
    const last = videos.at(-1);
    if (!last) return known;
    after = last.id;
  }
}

async function request({ platform, token, storage }: CheckOptions, after: string | null, damaged: string[]) {
  return callPlatform(listStoredVideos, {
    platform,
    body: { token, storageId: await storage.id(), after, damaged },
    signal: AbortSignal.timeout(30_000),
  });
}
