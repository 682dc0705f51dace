import { describe, expect, it } from 'vitest';
import type { MediaMessage } from '../rtmp/connection';
import { HealthMeter } from './health-meter';
import { Remuxer, type CutSegment } from './remuxer';

const HEADER = Buffer.from('17000000000142c01effe1000a6742c01ed900a047fe8801000468ce3c80', 'hex');
const AUDIO_HEADER = Buffer.from('af001190', 'hex');

/** What a meter measures of an encoder that sends as told for a time. */
function measure(options: {
  seconds: number;
  /** Seconds that pass per second of media. */
  pace?: number;
  keyFrameSeconds?: number;
  isMissing?: (frame: number) => boolean;
  bytesOf?: (second: number) => number;
  /** Since the last picture. */
  quietMs?: number;
  /** Audio frames are left out from then on. */
  soundSeconds?: number;
  /** How much later the sound arrives, by when. */
  soundDelayMs?: (timestamp: number) => number;
}) {
  const { seconds, pace = 1, keyFrameSeconds = 2, quietMs = 0, soundSeconds = 0 } = options;
  const { isMissing = () => false, bytesOf = () => 500, soundDelayMs = () => 0 } = options;
  const meter = new HealthMeter();
  let now = 0;
  const remuxer = new Remuxer((segment: CutSegment) => meter.add(segment, now));
  const take = (message: Omit<MediaMessage, 'kind'>) => remuxer.take({ kind: 'video', ...message });
  take({ timestamp: 0, body: HEADER });
  if (soundSeconds > 0) remuxer.take({ kind: 'audio', timestamp: 0, body: AUDIO_HEADER });
  for (let frame = 0; frame < seconds * 25; frame += 1) {
    const timestamp = frame * 40;
    now = timestamp * pace;
    const isKey = frame % (keyFrameSeconds * 25) === 0;
    if (!isKey && isMissing(frame)) continue;
    if (timestamp < soundSeconds * 1_000)
      remuxer.take({
        kind: 'audio',
        timestamp: Math.max(0, timestamp - soundDelayMs(timestamp)),
        body: Buffer.from('af0121', 'hex'),
      });
    const picture = Buffer.alloc(5 + bytesOf(timestamp / 1_000));
    picture.set([isKey ? 0x17 : 0x27, 1]);
    take({ timestamp, body: picture });
  }
  return meter.measure(now + quietMs);
}

describe('the health of an input', () => {
  it('is unknown at first', () => {
    expect(new HealthMeter().measure(0)).toEqual({
      inputLost: false,
      speed: null,
      droppedPercent: null,
      keyFrameSeconds: null,
      bitrateDeviation: null,
      audioDb: null,
      hasAudio: null,
      driftMs: null,
      brightness: null,
      frozenSeconds: null,
    });
  });

  it('shows a black picture, and how long the same picture is there', () => {
    const meter = new HealthMeter();
    const see = (brightness: number, second: number) => {
      meter.see(Buffer.alloc(576, brightness), second * 1_000);
      const { brightness: measured, frozenSeconds } = meter.measure(second * 1_000);
      return [measured, frozenSeconds];
    };
    expect([see(16, 0), see(17, 10), see(16, 20)]).toEqual([
      [16, 0],
      [17, 10],
      [16, 20],
    ]);
    expect(see(90, 30)).toEqual([90, 0]);
    expect(see(90, 20)).toEqual([90, 0]);
  });

  it('is good for an encoder that sends evenly', () => {
    expect(measure({ seconds: 40 })).toMatchObject({
      speed: 1,
      droppedPercent: 0,
      keyFrameSeconds: 2,
      bitrateDeviation: 0,
    });
  });

  it('shows an encoder that is slower than real time, or sends nothing for a while', () => {
    expect(measure({ seconds: 40, pace: 1.25 }).speed).toBeCloseTo(0.8, 1);
    expect(measure({ seconds: 40, quietMs: 14_000 }).speed).toBeLessThan(0.9);
  });

  it('counts pictures that are missing', () => {
    expect(measure({ seconds: 40, isMissing: (frame) => frame % 10 === 5 }).droppedPercent).toBeCloseTo(
      10,
      0,
    );
  });

  it('shows key frames that are far apart, also when none comes', () => {
    expect(measure({ seconds: 40, keyFrameSeconds: 10 }).keyFrameSeconds).toBe(10);
    expect(measure({ seconds: 25, keyFrameSeconds: 1_000 }).keyFrameSeconds).toBe(24);
  });

  it('shows that no sound arrives', () => {
    expect(measure({ seconds: 6 }).hasAudio).toBeNull();
    expect(measure({ seconds: 20 }).hasAudio).toBe(false);
    expect(measure({ seconds: 40, soundSeconds: 40 }).hasAudio).toBe(true);
    expect(measure({ seconds: 80, soundSeconds: 40 }).hasAudio).toBe(false);
  });

  it('shows how far the sound drifts from the picture since the start', () => {
    const sound = { seconds: 80, soundSeconds: 80 };
    expect(measure({ ...sound, seconds: 6 }).driftMs).toBeNull();
    expect(measure({ ...sound, soundDelayMs: () => 300 }).driftMs).toBe(0);
    const drift = measure({ ...sound, soundDelayMs: (at) => at / 200 }).driftMs;
    expect(drift).toBeGreaterThan(250);
    expect(drift).toBeLessThan(400);
  });

  it('shows a bit rate that goes up and down, and forgets it after 30 seconds', () => {
    const waves = (second: number) => (second < 40 && Math.floor(second / 4) % 2 === 0 ? 4_000 : 500);
    expect(measure({ seconds: 38, bytesOf: waves }).bitrateDeviation).toBeGreaterThan(50);
    expect(measure({ seconds: 80, bytesOf: waves }).bitrateDeviation).toBe(0);
  });
});

/** The segments of an encoder that sends pictures at these times, and sound all the time. */
function cutAt(times: readonly number[]): CutSegment[] {
  const segments: CutSegment[] = [];
  const remuxer = new Remuxer((segment) => segments.push(segment));
  remuxer.take({ kind: 'video', timestamp: 0, body: HEADER });
  remuxer.take({ kind: 'audio', timestamp: 0, body: AUDIO_HEADER });
  const pictures = times.map((timestamp) => {
    const body = Buffer.alloc(5 + 500);
    body.set([timestamp % 2_000 === 0 ? 0x17 : 0x27, 1]);
    return { kind: 'video' as const, timestamp, body };
  });
  const sounds = Array.from({ length: Math.ceil(((times.at(-1) ?? 0) * 48) / 1_024) }, (_, index) => ({
    kind: 'audio' as const,
    timestamp: Math.round((index * 1_024) / 48),
    body: Buffer.from('af0100000000', 'hex'),
  }));
  for (const message of [...pictures, ...sounds].toSorted((one, other) => one.timestamp - other.timestamp))
    remuxer.take(message);
  return segments;
}

const EVENLY = Array.from({ length: 501 }, (_, frame) => frame * 40);

it('a segment counts the bytes of its media alone', () => {
  const [first, second] = cutAt(EVENLY);
  expect([first?.bytes, second?.bytes]).toEqual([50 * 500 + 94 * 4, 50 * 500 + 94 * 4]);
});

it('segments are no longer than their playlist tells, although pictures stop while the sound goes on', () => {
  const segments = cutAt(EVENLY.filter((time) => time < 5_000 || time >= 12_000));
  expect(segments.map(({ seconds }) => seconds)).toEqual([2, 2, 1, 2, 2, 2, 2]);
  expect(segments[2]?.bytes).toBe(25 * 500 + 4 * 47);
  expect(new Set(segments.map(({ period }) => period)).size).toBe(2);
});
