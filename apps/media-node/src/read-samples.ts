import { boxesOf } from './fragment';

interface Track {
  kind: 'video' | 'audio';
  timescale: number;
  /** Of samples without their own. */
  defaults: SampleDefaults;
}

interface SampleDefaults {
  duration: number;
  size: number;
  flags: number;
}

/** What the segments of a period have in common. */
export interface MediaFormat {
  tracks: ReadonlyMap<number, Track>;
  /** An AVCDecoderConfigurationRecord. */
  video: Buffer;
  /** An AudioSpecificConfig. */
  audio: Buffer | undefined;
}

/** A picture or a piece of sound; times in milliseconds. */
export interface MediaSample {
  kind: 'video' | 'audio';
  /** When it is decoded. */
  at: number;
  /** From decoding to presentation. */
  offset: number;
  isKey: boolean;
  data: Buffer;
}

const BASE_OFFSET = 0x1;
const DESCRIPTION = 0x2;
const DURATION = 0x8;
const SIZE = 0x10;
const FLAGS = 0x20;
const RUN_OFFSET = 0x1;
const FIRST_FLAGS = 0x4;
const RUN_DURATION = 0x100;
const RUN_SIZE = 0x200;
const RUN_FLAGS = 0x400;
const RUN_SHIFT = 0x800;
const IS_NO_KEY = 0x1_0000;
const DECODER_SPECIFIC = 5;

/** Reads an initialization segment with H.264, with or without AAC. @throws Error for others */
export function readFormat(file: Buffer): MediaFormat {
  const found = new Map<number, Track>();
  let id = 0;
  let timescale = 0;
  const defaults = new Map<number, SampleDefaults>();
  for (const { type, start } of boxesOf(file)) {
    const isLong = file[start] === 1;
    if (type === 'tkhd') id = file.readUInt32BE(start + (isLong ? 20 : 12));
    if (type === 'mdhd') timescale = file.readUInt32BE(start + (isLong ? 20 : 12));
    if (type === 'hdlr') {
      const handler = file.toString('latin1', start + 8, start + 12);
      const kind = handler === 'vide' ? 'video' : handler === 'soun' ? 'audio' : undefined;
      if (kind) found.set(id, { kind, timescale, defaults: { duration: 0, size: 0, flags: 0 } });
    }
    if (type === 'trex')
      defaults.set(file.readUInt32BE(start + 4), {
        duration: file.readUInt32BE(start + 12),
        size: file.readUInt32BE(start + 16),
        flags: file.readUInt32BE(start + 20),
      });
  }
  const video = contentOf(file, 'avcC');
  if (!video) throw new Error('The best rendition is not H.264.');
  const tracks = [...found].map(
    ([track, format]) => [track, { ...format, defaults: defaults.get(track) ?? format.defaults }] as const,
  );
  return { tracks: new Map(tracks), video, audio: audioConfiguration(contentOf(file, 'esds')) };
}

/** The samples of a media segment in the order of decoding. */
export function readSamples(file: Buffer, { tracks }: MediaFormat): MediaSample[] {
  const samples: MediaSample[] = [];
  let moof = 0;
  let track: Track | undefined;
  let base = { duration: 0, size: 0, flags: 0 };
  let ticks = 0;
  for (const { type, start } of boxesOf(file)) {
    if (type === 'moof') moof = start - 8;
    const flags = file.length >= start + 4 ? file.readUInt32BE(start) & 0xff_ff_ff : 0;
    if (type === 'tfhd') {
      track = tracks.get(file.readUInt32BE(start + 4));
      let at = start + 8;
      if (flags & BASE_OFFSET) at += 8;
      if (flags & DESCRIPTION) at += 4;
      const next = () => {
        at += 4;
        return file.readUInt32BE(at - 4);
      };
      base = { ...(track?.defaults ?? base) };
      if (flags & DURATION) base.duration = next();
      if (flags & SIZE) base.size = next();
      if (flags & FLAGS) base.flags = next();
    }
    if (type === 'tfdt')
      ticks = file[start] === 1 ? Number(file.readBigUInt64BE(start + 4)) : file.readUInt32BE(start + 4);
    if (type !== 'trun' || !track) continue;
    const { kind, timescale } = track;
    const count = file.readUInt32BE(start + 4);
    let at = start + 8;
    const next = () => {
      at += 4;
      return file.readUInt32BE(at - 4);
    };
    let data = moof + (flags & RUN_OFFSET ? next() : 0);
    const firstFlags = flags & FIRST_FLAGS ? next() : undefined;
    for (let index = 0; index < count; index += 1) {
      const duration = flags & RUN_DURATION ? next() : base.duration;
      const size = flags & RUN_SIZE ? next() : base.size;
      const own = flags & RUN_FLAGS ? next() : base.flags;
      const sampleFlags = index === 0 ? (firstFlags ?? own) : own;
      const shift = flags & RUN_SHIFT ? next() | 0 : 0;
      if (data + size > file.length) throw new Error('A media segment is cut off.');
      samples.push({
        kind,
        at: (ticks * 1_000) / timescale,
        offset: Math.round((shift * 1_000) / timescale),
        isKey: kind === 'audio' || (sampleFlags & IS_NO_KEY) === 0,
        data: file.subarray(data, data + size),
      });
      data += size;
      ticks += duration;
    }
  }
  return samples.toSorted((one, other) => one.at - other.at);
}

/** Of the first box of a type that other boxes contain. */
function contentOf(file: Buffer, type: string): Buffer | undefined {
  const at = file.indexOf(type, 0, 'latin1');
  return at < 4 ? undefined : file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4));
}

/** Descriptors: a tag, a length of up to four bytes, the content. @see ISO/IEC 14496-1 7.2.6 */
function audioConfiguration(esds: Buffer | undefined): Buffer | undefined {
  if (!esds) return undefined;
  let at = 4;
  while (at + 2 < esds.length) {
    const tag = esds[at];
    let length = 0;
    do {
      at += 1;
      length = length * 128 + ((esds[at] ?? 0) & 127);
    } while ((esds[at] ?? 0) & 128);
    at += 1;
    if (tag === DECODER_SPECIFIC) return esds.subarray(at, at + length);
    // The others contain the next one after their fixed fields.
    at += tag === 3 ? 3 : tag === 4 ? 13 : length;
  }
  return undefined;
}
