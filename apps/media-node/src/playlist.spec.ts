// @see RFC 8216
import fc from 'fast-check';
import { parse, types } from 'hls-parser';
import { describe, expect, it } from 'vitest';
import { masterPlaylist, playlistOf } from './playlist';
import type { PlannedBreak } from './source';
import { sampleLibrary, sampleRendition } from './testing/sample-stream';
import { TestSource } from './test-source';
import { isAvailable, type Timeline } from './timeline';

const LOOP = sampleLibrary().open({ name: 'Loop' });
const FIRST = Date.parse('2026-11-24T12:00:00Z');

function refresh(timeline: Timeline, now: number) {
  const file = playlistOf(new TestSource(LOOP, timeline), '720p', now);
  if (!file) return undefined;
  const playlist = parse(file.content.toString());
  if (!(playlist instanceof types.MediaPlaylist)) throw new Error('No media playlist.');
  return playlist;
}

/** What a player knows of each segment, by its number. */
function segmentsOf(timeline: Timeline, now: number) {
  const playlist = refresh(timeline, now);
  const start = playlist?.segments[0]?.programDateTime?.getTime() ?? 0;
  return new Map(
    playlist?.segments.map(({ mediaSequenceNumber, uri, duration, map }, index) => [
      mediaSequenceNumber,
      { uri, duration, at: start + index * 2_000, map: map.uri },
    ]),
  );
}

describe('a media playlist', () => {
  it('agrees with every other refresh about the segments that both have', () => {
    const moment = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 60_000 }),
        fc.nat({ max: 60 }),
        (at, later, dvrSeconds) => {
          const timeline = { firstSegmentAt: FIRST, dvrSeconds };
          const [one, other] = [segmentsOf(timeline, FIRST + at), segmentsOf(timeline, FIRST + at + later)];
          for (const [number, segment] of one)
            if (other.has(number)) expect(other.get(number)).toEqual(segment);
          expect(Math.max(0, ...other.keys())).toBeGreaterThanOrEqual(Math.max(0, ...one.keys()));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('begins with the first complete segment and has six of them and the time shift', () => {
    const timeline = { firstSegmentAt: FIRST, dvrSeconds: 20 };
    expect(refresh(timeline, FIRST + 1_999)).toBeUndefined();
    expect(refresh(timeline, FIRST + 2_000)).toMatchObject({ mediaSequenceBase: 0, segments: { length: 1 } });
    expect(refresh(timeline, FIRST + 100_000)).toMatchObject({
      version: 7,
      targetDuration: 2,
      mediaSequenceBase: 34,
      endlist: false,
      segments: { length: 16 },
    });
  });

  it('is built once for each new segment and each change of its breaks', () => {
    const breaks: PlannedBreak[] = [];
    const timeline = { firstSegmentAt: FIRST, dvrSeconds: 14_400 };
    const source = Object.assign(new TestSource(LOOP, timeline), { breaks });
    const at = (now: number, rendition = '720p') => playlistOf(source, rendition, FIRST + now);
    const first = at(100_000);
    expect(at(101_999)).toBe(first);
    expect(at(101_999, '360p')).not.toBe(first);
    breaks.push({ startsAt: FIRST + 60_000, seconds: 10 });
    const second = at(101_999);
    expect(second?.version).not.toBe(first?.version);
    expect(second?.content.toString()).toContain('#EXT-X-CUE-OUT:DURATION=10.000');
    expect(at(102_000)?.content.toString()).toContain('50.m4s');
  });

  it('has segments that can be requested while a player may have it', () => {
    const timeline = { firstSegmentAt: FIRST, dvrSeconds: 0 };
    const available = [-1, 0, 36, 37, 43, 44, 49, 50].filter((segment) =>
      isAvailable(timeline, segment, FIRST + 100_000),
    );
    expect(available).toEqual([37, 43, 44, 49]);
  });
});

it('a master playlist has each rendition', () => {
  const playlist = parse(masterPlaylist([sampleRendition(720), sampleRendition(360)]));
  expect(playlist).toMatchObject({
    isMasterPlaylist: true,
    variants: [
      {
        uri: '720p/index.m3u8',
        bandwidth: 1_440_000,
        averageBandwidth: 720_000,
        resolution: { width: 1280 },
      },
      { uri: '360p/index.m3u8', codecs: 'avc1.64001e,mp4a.40.2', frameRate: 25, resolution: { height: 360 } },
    ],
  });
});
