import { setTimeout as sleep } from 'node:timers/promises';
import { download, downloadWithUrl, type OutgoingClient } from '@console/server-kit';
import { parse, setOptions, types } from 'hls-parser';
import type { MediaFormat } from './remux-process';

// Wrong playlists are reported as problems of the stream.
setOptions({ silent: true });

/** Media that continues the previous part, unless `isNew`. */
export interface MediaPart {
  format: MediaFormat;
  isNew: boolean;
  data: Buffer;
}

interface LoadOptions {
  client: Pick<OutgoingClient, 'send'>;
  signal: AbortSignal;
}

/** What a segment lacks is null or undefined. */
type Segment = Partial<InstanceType<typeof types.Segment>>;

const PLAYLIST_LIMITS = { timeoutMs: 10_000, maxBytes: 2 ** 19 };
const MAX_LINES = 20_000;
/** The time to parse them grows with the square of their number. */
const MAX_RENDITION_TAGS = 200;
const RENDITION_TAG = /#EXT-X-(?:MEDIA|(?:I-FRAME-)?STREAM-INF|SESSION)/g;
const SEGMENT_LIMITS = { timeoutMs: 20_000, maxBytes: 64 * 2 ** 20 };
/** Where a live playlist begins, from its end. */
const FIRST_SEGMENTS = 3;
const MIN_RELOAD_MS = 500;
/** Timers overflow after 24 days and then fire at once. */
const MAX_RELOAD_MS = 30_000;
/** A playlist without another segment for so many of its longest segments has ended. */
const STALLED_SEGMENTS = 6;

/** The segments of an HLS address, from its best rendition, until it ends. @throws Error with a reason for operators. */
export async function* loadHls(url: string, options: LoadOptions): AsyncGenerator<MediaPart> {
  const { client, signal } = options;
  let address = await mediaPlaylistOf(url, options);
  let next: number | undefined;
  let map: string | undefined;
  let changedAt = performance.now();
  while (!signal.aborted) {
    const { playlist, url: found } = await readPlaylist(address, options);
    address = found;
    if (!(playlist instanceof types.MediaPlaylist)) throw new Error(NO_PLAYLIST);
    const { segments, endlist, targetDuration } = playlist;
    const first = segments[0]?.mediaSequenceNumber ?? 0;
    const last = segments.at(-1)?.mediaSequenceNumber ?? 0;
    if (next !== undefined && last < next - 1) throw new Error('The playlist has begun again.');
    const isBehind = next !== undefined && first > next;
    const start = next ?? (endlist ? first : Math.max(first, last - FIRST_SEGMENTS + 1));
    const waiting = segments.filter(({ mediaSequenceNumber }) => mediaSequenceNumber >= start);
    for (const [index, segment] of waiting.entries()) {
      signal.throwIfAborted();
      const init = headerOf(segment, address);
      const media = await download(client, within(address, segment.uri), SEGMENT_LIMITS);
      const isNew = map !== init || segment.discontinuity || (index === 0 && isBehind);
      const head = init !== '' && isNew ? [await download(client, init, SEGMENT_LIMITS)] : [];
      map = init;
      next = segment.mediaSequenceNumber + 1;
      changedAt = performance.now();
      yield { format: init === '' ? 'mpegts' : 'mp4', isNew, data: Buffer.concat([...head, media]) };
    }
    if (endlist) return;
    const passed = performance.now() - changedAt;
    if (passed > targetDuration * 1_000 * STALLED_SEGMENTS) throw new Error('The playlist does not advance.');
    const reloadMs = Math.min(MAX_RELOAD_MS, Math.max(MIN_RELOAD_MS, targetDuration * 500));
    await sleep(reloadMs, undefined, { signal });
  }
}

const NO_PLAYLIST = 'The address returns no HLS playlist.';

async function readPlaylist(url: string, { client }: LoadOptions) {
  const { url: found, body } = await downloadWithUrl(client, url, PLAYLIST_LIMITS);
  const text = body.toString('utf8');
  if (text.split('\n').length > MAX_LINES || (text.match(RENDITION_TAG)?.length ?? 0) > MAX_RENDITION_TAGS)
    throw new Error('The playlist has too many segments or renditions.');
  try {
    return { url: found, playlist: parse(text) };
  } catch (error) {
    throw new Error(NO_PLAYLIST, { cause: error });
  }
}

/** The best rendition whose sound is not in a playlist of its own. */
async function mediaPlaylistOf(url: string, options: LoadOptions): Promise<string> {
  const { playlist, url: found } = await readPlaylist(url, options);
  if (playlist instanceof types.MediaPlaylist) return found;
  const playable = playlist.variants.filter(
    ({ isIFrameOnly, audio, codecs }) =>
      !isIFrameOnly && audio.every(({ uri }) => !uri) && (!codecs || /avc[13]/.test(codecs)),
  );
  const [best] = playable.toSorted((one, other) => other.bandwidth - one.bandwidth);
  if (!best) throw new Error('The playlist has no rendition with H.264 video and its sound in one file.');
  return within(found, best.uri);
}

/** The address of the initialization segment; empty without one. @throws Error for a segment that cannot be read. */
function headerOf({ key, byterange, map }: Segment, address: string): string {
  if (key && key.method !== 'NONE') throw new Error('The segments are encrypted.');
  if (byterange || map?.byterange)
    throw new Error('The segments are parts of files, which is not supported.');
  return map ? within(address, map.uri) : '';
}

/** @throws Error without the address, which may have a secret in it. */
function within(address: string, uri: string): string {
  if (!URL.canParse(uri, address)) throw new Error('The playlist has a wrong address in it.');
  return new URL(uri, address).href;
}
