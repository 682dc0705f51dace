import type { Rendition } from '@console/live/contract';
import { SEGMENT_SECONDS } from './test-picture';

const SEGMENT_MS = SEGMENT_SECONDS * 1_000;
/** Segments of a playlist without time shift. */
export const LIVE_SEGMENTS = 6;

/** What the time of a live playlist depends on. */
export interface Timeline {
  /** Milliseconds since 1970. */
  firstSegmentAt: number;
  dvrSeconds: number;
}

/** Segments by number, both included. */
export interface Segments {
  first: number;
  last: number;
}

/** The segments of the playlist at a time; undefined before the first one is complete. */
export function segmentsAt(timeline: Timeline, now: number): Segments | undefined {
  const last = Math.floor((now - timeline.firstSegmentAt) / SEGMENT_MS) - 1;
  if (last < 0) return undefined;
  return { first: Math.max(0, last - playlistLength(timeline) + 1), last };
}

/** Players may request the segments of the playlist that they have, which can be old. @see RFC 8216 6.2.2 */
export function isAvailable(timeline: Timeline, segment: number, now: number): boolean {
  const segments = segmentsAt(timeline, now);
  if (!segments) return false;
  return segment <= segments.last && segment >= segments.first - playlistLength(timeline) - 1;
}

function playlistLength({ dvrSeconds }: Timeline): number {
  return LIVE_SEGMENTS + Math.ceil(dvrSeconds / SEGMENT_SECONDS);
}

export function mediaPlaylist({ firstSegmentAt }: Timeline, { first, last }: Segments): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(firstSegmentAt + first * SEGMENT_MS).toISOString()}`,
  ];
  for (let segment = first; segment <= last; segment += 1)
    lines.push(`#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`, `${segment}.m4s`);
  return `${lines.join('\n')}\n`;
}

export interface Variant extends Rendition {
  peakKbps: number;
  codecs: string;
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
