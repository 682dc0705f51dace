import type { AudioFormat } from './aac';
import type { VideoFormat } from './h264';

/** What a fragmented MP4 file of one encoder has in it. */
export interface Tracks {
  video: VideoFormat & { configuration: Buffer };
  audio?: (AudioFormat & { configuration: Buffer }) | undefined;
}

export interface Sample {
  data: Buffer;
  /** In ticks of its track. */
  duration: number;
  /** From decoding to presentation. */
  offset: number;
  isKey: boolean;
}

/** Ticks per second of pictures. */
export const VIDEO_TIMESCALE = 1_000;
const VIDEO = 1;
const AUDIO = 2;
const MATRIX = bytes(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);

function bytes(...words: number[]): Buffer {
  const buffer = Buffer.alloc(words.length * 4);
  words.forEach((word, index) => buffer.writeUInt32BE(word >>> 0, index * 4));
  return buffer;
}

function shorts(...words: number[]): Buffer {
  const buffer = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => buffer.writeUInt16BE(word & 0xffff, index * 2));
  return buffer;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([bytes(length), Buffer.from(type, 'latin1'), ...content]);
}

/** @see ISO/IEC 14496-12 */
export function initializationOf({ video, audio }: Tracks): Buffer<ArrayBuffer> {
  const videoTrack = track({
    id: VIDEO,
    timescale: VIDEO_TIMESCALE,
    size: video,
    handler: 'vide',
    header: box('vmhd', bytes(1, 0, 0)),
    entry: visualEntry(video),
  });
  const audioTrack =
    audio &&
    track({
      id: AUDIO,
      timescale: audio.sampleRate,
      size: { width: 0, height: 0 },
      handler: 'soun',
      header: box('smhd', bytes(0, 0)),
      entry: audioEntry(audio),
    });
  const ids = audioTrack ? [VIDEO, AUDIO] : [VIDEO];
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), bytes(0), Buffer.from('iso6cmfc')),
    box(
      'moov',
      box(
        'mvhd',
        bytes(0, 0, 0, VIDEO_TIMESCALE, 0, 0x1_0000, 0x100_0000, 0, 0),
        MATRIX,
        Buffer.alloc(24),
        bytes(3),
      ),
      videoTrack,
      ...(audioTrack ? [audioTrack] : []),
      box('mvex', ...ids.map((id) => box('trex', bytes(0, id, 1, 0, 0, 0)))),
    ),
  ]);
}

interface TrackOptions {
  id: number;
  timescale: number;
  size: { width: number; height: number };
  handler: 'vide' | 'soun';
  header: Buffer;
  entry: Buffer;
}

function track({ id, timescale, size, handler, header, entry }: TrackOptions): Buffer {
  const volume = handler === 'soun' ? 0x100_0000 : 0;
  const tables = ['stts', 'stsc', 'stco'].map((type) => box(type, bytes(0, 0)));
  return box(
    'trak',
    box(
      'tkhd',
      bytes(3, 0, 0, id, 0, 0, 0, 0, 0, volume),
      MATRIX,
      bytes(size.width << 16, size.height << 16),
    ),
    box(
      'mdia',
      // The language is undetermined.
      box('mdhd', bytes(0, 0, 0, timescale, 0), shorts(0x55c4, 0)),
      box('hdlr', bytes(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box(
        'minf',
        header,
        box('dinf', box('dref', bytes(0, 1), box('url ', bytes(1)))),
        box('stbl', box('stsd', bytes(0, 1), entry), ...tables, box('stsz', bytes(0, 0, 0))),
      ),
    ),
  );
}

function visualEntry({ width, height, configuration }: Tracks['video']): Buffer {
  return box(
    'avc1',
    shorts(0, 0, 0, 1),
    Buffer.alloc(16),
    shorts(width, height),
    bytes(0x48_0000, 0x48_0000, 0),
    shorts(1),
    Buffer.alloc(32),
    shorts(0x18, 0xffff),
    box('avcC', configuration),
  );
}

/** The lengths of its descriptors fit into a byte, as `readAacConfiguration` limits the configuration. */
function audioEntry({ sampleRate, channels, configuration }: NonNullable<Tracks['audio']>): Buffer {
  const specific = Buffer.concat([Buffer.of(5, configuration.length), configuration]);
  const decoder = Buffer.concat([
    Buffer.of(4, 13 + specific.length, 0x40, 0x15, 0, 0, 0),
    bytes(0, 0),
    specific,
  ]);
  const descriptor = Buffer.concat([
    Buffer.of(3, 3 + decoder.length + 3),
    shorts(AUDIO),
    Buffer.of(0),
    decoder,
    Buffer.of(6, 1, 2),
  ]);
  return box(
    'mp4a',
    shorts(0, 0, 0, 1, 0, 0, 0, 0, channels, 16, 0, 0, sampleRate <= 0xffff ? sampleRate : 0, 0),
    box('esds', bytes(0), descriptor),
  );
}

export interface TrackRun {
  /** Time of the first sample in ticks. */
  at: number;
  samples: readonly Sample[];
}

/** One movie fragment with its media; `audio` is left out of a file without an audio track. */
export function fragmentOf(sequence: number, video: TrackRun, audio?: TrackRun): Buffer<ArrayBuffer> {
  const runs = [
    { id: VIDEO, ...video },
    ...(audio && audio.samples.length > 0 ? [{ id: AUDIO, ...audio }] : []),
  ];
  const data = runs.map(({ samples }) => Buffer.concat(samples.map((sample) => sample.data)));
  const moof = (offsets: readonly number[]) =>
    box(
      'moof',
      box('mfhd', bytes(0, sequence)),
      ...runs.map((run, index) => trackFragment(run, offsets[index] ?? 0)),
    );
  const start = moof([]).length + 8;
  const offsets = data.map((_part, index) =>
    data.slice(0, index).reduce((sum, part) => sum + part.length, start),
  );
  return Buffer.concat([moof(offsets), box('mdat', ...data)]);
}

const BASE_IS_MOOF = 0x2_0000;
/** Version 1 has signed offsets; every sample has its duration, size, flags and offset. */
const RUN_FLAGS = 0x100_0f01;
const KEY_FLAGS = 0x200_0000;
const OTHER_FLAGS = 0x101_0000;

function trackFragment({ id, at, samples }: TrackRun & { id: number }, offset: number): Buffer {
  const table = samples.map(({ duration, data, isKey, offset: shift }) =>
    bytes(duration, data.length, isKey ? KEY_FLAGS : OTHER_FLAGS, shift),
  );
  return box(
    'traf',
    box('tfhd', bytes(BASE_IS_MOOF, id)),
    box('tfdt', bytes(0x100_0000, Math.floor(at / 2 ** 32), at)),
    box('trun', bytes(RUN_FLAGS, samples.length, offset), ...table),
  );
}
