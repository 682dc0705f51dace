/** A box of an MP4 file, without its header. */
interface Box {
  type: string;
  start: number;
  end: number;
}

const HEADER = 8;
const CONTAINERS = new Set(['moov', 'mvex', 'trak', 'mdia', 'moof', 'traf']);

/** Boxes and those within them. @throws Error for a damaged file */
export function* boxesOf(file: Buffer, start = 0, end = file.length): Generator<Box> {
  for (let at = start; at + HEADER <= end;) {
    const size = file.readUInt32BE(at);
    if (size < HEADER || at + size > end) throw new Error('The encoder wrote an MP4 file with a wrong box.');
    const box = {
      type: file.toString('latin1', at + 4, at + HEADER),
      start: at + HEADER,
      end: at + size,
    };
    yield box;
    if (CONTAINERS.has(box.type)) yield* boxesOf(file, box.start, box.end);
    at += size;
  }
}

export interface Initialization {
  /** Ticks per second by track ID. */
  timescales: ReadonlyMap<number, number>;
  /** For the playlist, such as `avc1.64001e,mp4a.40.2`. */
  codecs: string;
}

/** Reads an initialization segment with H.264 and AAC-LC. */
export function readInitialization(file: Buffer): Initialization {
  const timescales = new Map<number, number>();
  let track = 0;
  for (const { type, start } of boxesOf(file)) {
    if (type === 'tkhd') track = file.readUInt32BE(start + 12);
    if (type === 'mdhd') timescales.set(track, file.readUInt32BE(start + 12));
  }
  const profile = file.indexOf('avcC') + 5;
  return { timescales, codecs: `avc1.${file.toString('hex', profile, profile + 3)},mp4a.40.2` };
}

/** Where a media segment keeps what depends on its position in the stream. */
interface Fragment {
  /** Of the `moof` box; earlier boxes are optional. */
  start: number;
  sequenceAt: number;
  times: { at: number; track: number; ticks: bigint }[];
}

export function readFragment(file: Buffer): Fragment {
  const fragment: Fragment = { start: -1, sequenceAt: -1, times: [] };
  let track = 0;
  for (const { type, start } of boxesOf(file)) {
    if (type === 'moof') fragment.start = start - HEADER;
    if (type === 'mfhd') fragment.sequenceAt = start + 4;
    if (type === 'tfhd') track = file.readUInt32BE(start + 4);
    if (type !== 'tfdt') continue;
    if (file[start] !== 1) throw new Error('The encoder wrote times of 32 bits.');
    fragment.times.push({ at: start + 4, track, ticks: file.readBigUInt64BE(start + 4) });
  }
  if (fragment.start < 0 || fragment.times.length === 0)
    throw new Error('The encoder wrote a media segment without media.');
  return fragment;
}

/** A copy of a media segment, moved by whole seconds and with another sequence number. */
export function movedFragment(
  file: Buffer,
  move: { seconds: number; sequence: number; timescales: ReadonlyMap<number, number> },
): Buffer<ArrayBuffer> {
  const { start, sequenceAt, times } = readFragment(file);
  const moved = Buffer.from(file);
  moved.writeUInt32BE(move.sequence % 2 ** 32, sequenceAt);
  for (const { at, track, ticks } of times)
    moved.writeBigUInt64BE(ticks + BigInt(move.seconds * (move.timescales.get(track) ?? 0)), at);
  return moved.subarray(start);
}
