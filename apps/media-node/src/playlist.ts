import { createHash } from 'node:crypto';
import type { ListedSegment, PlannedBreak, Source, SourceFile, Variant } from './source';

/** The master playlist of a source. */
export function masterOf(source: Source, now: number): SourceFile | undefined {
  const variants = source.renditions(now);
  if (variants.length === 0) return undefined;
  const content = Buffer.from(masterPlaylist(variants));
  return { content, version: hashOf(content) };
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** The latest playlists of a source: a long time shift has thousands of segments, and many viewers. */
const playlists = new WeakMap<Source, Map<string, SourceFile>>();

/** The playlist of one rendition, with its newest segments; default: all that players can go back to. */
export function playlistOf(
  source: Source,
  rendition: string,
  now: number,
  count = Infinity,
): SourceFile | undefined {
  const segments = source.segments(rendition, now)?.slice(-count);
  const [first, last] = [segments?.[0], segments?.at(-1)];
  if (!segments || !first || !last) return undefined;
  const { breaks, targetSeconds } = source;
  const ends = [first, last].map(({ name, number }) => [name, number]);
  const version = hashOf(JSON.stringify([ends, breaks]));
  const built = playlists.get(source) ?? new Map<string, SourceFile>();
  playlists.set(source, built);
  const key = `${rendition} ${count}`;
  const known = built.get(key);
  if (known?.version === version) return known;
  const file = { content: Buffer.from(mediaPlaylist(segments, targetSeconds, breaks)), version };
  built.set(key, file);
  return file;
}

/** The first segment has no EXT-X-DISCONTINUITY: EXT-X-DISCONTINUITY-SEQUENCE counts it. @see RFC 8216 6.2.2 */
export function mediaPlaylist(
  segments: readonly ListedSegment[],
  targetSeconds: number,
  breaks: readonly PlannedBreak[] = [],
): string {
  const [first] = segments;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.period ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  let previous: ListedSegment | undefined;
  let open: PlannedBreak | undefined;
  for (const segment of segments) {
    const isNewPeriod = segment.period !== previous?.period;
    if (previous && isNewPeriod) lines.push('#EXT-X-DISCONTINUITY');
    if (isNewPeriod || segment.init !== previous?.init) lines.push(`#EXT-X-MAP:URI="${segment.init}"`);
    if (isNewPeriod) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.at).toISOString()}`);
    const middle = segment.at + segment.seconds * 500;
    const current = breaks.find(
      (one) => middle >= one.startsAt && middle < one.startsAt + one.seconds * 1_000,
    );
    if (open && current !== open) lines.push('#EXT-X-CUE-IN');
    if (current && current !== open) {
      const elapsed = Math.max(0, (segment.at - current.startsAt) / 1_000);
      const duration = current.seconds.toFixed(3);
      lines.push(
        previous || elapsed === 0
          ? `#EXT-X-CUE-OUT:DURATION=${duration}`
          : `#EXT-X-CUE-OUT-CONT:ElapsedTime=${elapsed.toFixed(3)},Duration=${duration}`,
      );
    }
    open = current;
    if (segment.isGap) lines.push('#EXT-X-GAP');
    lines.push(`#EXTINF:${segment.seconds.toFixed(3)},`, segment.name);
    previous = segment;
  }
  return `${lines.join('\n')}\n`;
}

export function masterPlaylist(variants: readonly Variant[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { name, width, height, framesPerSecond, kbps, peakKbps, codecs } of variants) {
    const attributes = [
      `BANDWIDTH=${peakKbps * 1_000}`,
      `AVERAGE-BANDWIDTH=${kbps * 1_000}`,
      `CODECS="${codecs}"`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
    ];
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${name}/index.m3u8`);
  }
  return `${lines.join('\n')}\n`;
}
