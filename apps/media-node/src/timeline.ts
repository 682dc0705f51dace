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
interface Segments {
  first: number;
  last: number;
}

/** The segments that the clock determines, at a time; undefined before the first one is complete. */
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
