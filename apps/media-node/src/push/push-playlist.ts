import { LIVE_SEGMENTS } from '../playlist';
import { SEGMENT_SECONDS } from '../test-picture';
import { MAX_SEGMENT_SECONDS } from './remuxer';

/** A segment of the output of an encoder. */
export interface TableEntry {
  number: number;
  /** Rises with every discontinuity. */
  period: number;
  seconds: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
}

/** The newest segments that a playlist has: those of the time shift and some more. Hostile encoders send short ones. */
export function listedOf<Entry extends TableEntry>(table: readonly Entry[], dvrSeconds: number): Entry[] {
  const wanted = dvrSeconds + LIVE_SEGMENTS * SEGMENT_SECONDS;
  let seconds = 0;
  let first = table.length;
  while (first > 0 && seconds < wanted && table.length - first < wanted) {
    first -= 1;
    seconds += table[first]?.seconds ?? 0;
  }
  return table.slice(first);
}

/** The first segment of the playlist has no EXT-X-DISCONTINUITY: EXT-X-DISCONTINUITY-SEQUENCE counts it. @see RFC 8216 6.2.2 */
export function pushPlaylist(listed: readonly TableEntry[]): string {
  const [first] = listed;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${MAX_SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.period ?? 0}`,
  ];
  let period: number | undefined;
  for (const entry of listed) {
    if (entry.period !== period) {
      if (period !== undefined) lines.push('#EXT-X-DISCONTINUITY');
      lines.push(
        `#EXT-X-MAP:URI="init-${entry.period}.mp4"`,
        `#EXT-X-PROGRAM-DATE-TIME:${new Date(entry.at).toISOString()}`,
      );
      period = entry.period;
    }
    lines.push(`#EXTINF:${entry.seconds.toFixed(3)},`, `${entry.number}.m4s`);
  }
  return `${lines.join('\n')}\n`;
}
