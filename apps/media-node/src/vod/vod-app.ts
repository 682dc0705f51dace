import { THUMBNAIL_SESSION } from '@console/live/contract';
import { readMediaSubject } from '@console/vod/contract';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { allowOrigin } from '../allow-origin';
import { checkPlayback, NOT_READY, type PlaybackKeys } from '../playback-access';
import { versionFolder } from './asset-keys';
import type { AssetStorage } from './asset-storage';
import { CaptionList, captionPlaylist, withCaptions } from './caption-files';

interface VodAppOptions {
  storage: Pick<AssetStorage, 'read'>;
  keys: () => PlaybackKeys;
  /** Of a video. */
  onSent: (videoId: string, bytes: number) => void;
  clock?: () => number;
}

const MAX_CACHED_BYTES = 128 * 2 ** 20;
const NO_STORE = { 'Cache-Control': 'no-store' };
const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};
/** Not a pattern of the route: in an app with other routes, Hono splits patterns at slashes. */
const FILES = /^[a-z0-9-]{1,40}(?:\/[A-Za-z0-9-]{1,40}){0,2}\.(?:m3u8|mp4|m4s|jpg|vtt)$/;
const IMAGES = /^(?:poster-\d|preview)\.(?:jpg|vtt)$/;

const VideoFacts = z.object({ durationSeconds: z.number() });

/** Serves videos to anyone with a playback token: playlists, segments, captions, posters and previews. */
export function createVodApp({ storage, keys, onSent, clock = Date.now }: VodAppOptions): Hono {
  const app = new Hono();
  const files = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (key) => storage.read(key),
  });
  const grantOf = (c: Context) => {
    if (keys().size === 0) return c.text(...NOT_READY);
    const grant = checkPlayback(c.req.param('token') ?? '', keys(), clock());
    if (grant === 'wrong') return c.text('Wrong playback address', 403, NO_STORE);
    if (grant === 'expired') return c.text('The playback address has expired', 410, NO_STORE);
    const subject = readMediaSubject(grant.streamId);
    return subject?.kind === 'vod'
      ? { ...subject, session: grant.session }
      : c.text('Not found', 404, NO_STORE);
  };

  const path = '/play/:token{vod-[^/]+}/*' as const;
  // A token is all that a published video needs, on any site.
  app.use(
    path,
    allowOrigin(() => '*'),
  );
  app.get(path, async (c) => {
    const file = c.req.path.split('/').slice(3).join('/');
    if (!FILES.test(file)) return c.text('Not found', 404, NO_STORE);
    const grant = grantOf(c);
    if (grant instanceof Response) return grant;
    const { videoId, mediaVersion, captionsVersion, session } = grant;
    if (session === THUMBNAIL_SESSION && !IMAGES.test(file)) {
      return c.text('This address shows images only', 403, NO_STORE);
    }
    const media = versionFolder('transcode', videoId, mediaVersion);
    const captions = versionFolder('captions', videoId, captionsVersion);
    const listOfCaptions = async () => {
      const text = captionsVersion > 0 ? await files.fetch(`${captions}list.json`) : undefined;
      return text ? CaptionList.parse(JSON.parse(text.toString())) : [];
    };
    const read = async (): Promise<Buffer<ArrayBuffer> | undefined> => {
      if (file === 'index.m3u8') {
        const master = await files.fetch(`${media}index.m3u8`);
        return master && Buffer.from(withCaptions(master.toString(), await listOfCaptions()));
      }
      const [, language, part] = /^captions\/([^/]+)\/(index\.m3u8|text\.vtt)$/.exec(file) ?? [];
      if (language === undefined) return files.fetch(media + file);
      if (part === 'text.vtt') return files.fetch(`${captions}${language}.vtt`);
      const facts = await files.fetch(`${media}video.json`);
      const isKnown = (await listOfCaptions()).some((caption) => caption.language === language);
      if (!facts || !isKnown) return undefined;
      return Buffer.from(captionPlaylist(VideoFacts.parse(JSON.parse(facts.toString())).durationSeconds));
    };
    const content = await read();
    if (!content) return c.text('Not found', 404, NO_STORE);
    if (c.req.method !== 'HEAD') onSent(videoId, content.length);
    return c.body(content, 200, {
      'Content-Type': TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Content-Length': String(content.length),
      'Cache-Control': 'public, max-age=86400, immutable',
    });
  });
  return app;
}
