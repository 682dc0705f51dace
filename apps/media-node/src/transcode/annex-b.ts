const SPS = 7;
const PPS = 8;
const DELIMITER = 9;

/** NAL units of an H.264 stream with start codes. @see H.264 annex B */
function* unitsOf(stream: Buffer): Generator<Buffer> {
  let start = -1;
  for (let at = 0; at + 3 <= stream.length;) {
    if (stream[at] === 0 && stream[at + 1] === 0 && stream[at + 2] === 1) {
      if (start >= 0) yield withoutZeros(stream.subarray(start, at));
      start = at + 3;
      at = start;
    } else at += 1;
  }
  if (start >= 0) yield withoutZeros(stream.subarray(start));
}

/** A start code may have another zero in front. */
function withoutZeros(unit: Buffer): Buffer {
  let end = unit.length;
  while (end > 0 && unit[end - 1] === 0) end -= 1;
  return unit.subarray(0, end);
}

const typeOf = (unit: Buffer) => (unit[0] ?? 0) & 31;

/** NAL units with their lengths, as MP4 files have them, without parameter sets. */
export function sampleOf(stream: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (const unit of unitsOf(stream)) {
    if ([SPS, PPS, DELIMITER].includes(typeOf(unit))) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(unit.length);
    parts.push(length, unit);
  }
  return Buffer.concat(parts);
}

/** An AVCDecoderConfigurationRecord of an encoder's header. @see ISO/IEC 14496-15 5.3.3 */
export function avcConfigurationOf(header: Buffer): Buffer {
  const units = [...unitsOf(header)];
  const sps = units.find((unit) => typeOf(unit) === SPS);
  const pps = units.find((unit) => typeOf(unit) === PPS);
  if (!sps || !pps) throw new Error('The encoder wrote no header.');
  const sized = (unit: Buffer) => Buffer.concat([Buffer.of(unit.length >> 8, unit.length & 0xff), unit]);
  return Buffer.concat([
    Buffer.of(1),
    sps.subarray(1, 4),
    Buffer.of(0xff, 0xe1),
    sized(sps),
    Buffer.of(1),
    sized(pps),
  ]);
}
