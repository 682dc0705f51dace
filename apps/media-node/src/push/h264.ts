/** Reads bits and Exp-Golomb codes. @throws RangeError at the end. */
class Bits {
  #at = 0;
  constructor(private readonly bytes: Buffer) {}

  bit(): number {
    const byte = this.bytes.readUInt8(this.#at >> 3);
    const bit = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let read = 0; read < count; read += 1) value = value * 2 + this.bit();
    return value;
  }

  unsigned(): number {
    let zeros = 0;
    while (this.bit() === 0) zeros += 1;
    if (zeros > 31) throw new RangeError('A number is too long.');
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const code = this.unsigned();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  }
}

const WITH_CHROMA_FORMAT = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

export interface VideoFormat {
  /** Such as `avc1.64001f`. */
  codec: string;
  width: number;
  height: number;
}

/** Reads an AVCDecoderConfigurationRecord. @throws Error for anything else. @see ISO/IEC 14496-15 5.3.3, H.264 7.3.2.1.1 */
export function readAvcConfiguration(record: Buffer): VideoFormat {
  const isRecord = record[0] === 1 && ((record[5] ?? 0) & 31) > 0;
  if (!isRecord) throw new Error('The encoder sends a damaged H.264 header.');
  const length = record.readUInt16BE(6);
  const sps = record.subarray(8, 8 + length);
  return {
    codec: `avc1.${record.toString('hex', 1, 4)}`,
    ...readPictureSize(new Bits(withoutEmulation(sps.subarray(1)))),
  };
}

function withoutEmulation(nal: Buffer): Buffer {
  return Buffer.from(
    nal.filter((byte, at) => !(byte === 3 && at >= 2 && nal[at - 1] === 0 && nal[at - 2] === 0)),
  );
}

function readPictureSize(sps: Bits): { width: number; height: number } {
  const profile = sps.bits(8);
  sps.bits(16);
  sps.unsigned();
  let chroma = 1;
  let hasSeparatePlanes = false;
  if (WITH_CHROMA_FORMAT.has(profile)) {
    chroma = sps.unsigned();
    if (chroma === 3) hasSeparatePlanes = sps.bit() === 1;
    sps.unsigned();
    sps.unsigned();
    sps.bit();
    if (sps.bit()) skipScalingLists(sps, chroma === 3 ? 12 : 8);
  }
  sps.unsigned();
  const orderType = sps.unsigned();
  if (orderType === 0) sps.unsigned();
  else if (orderType === 1) {
    sps.bit();
    sps.signed();
    sps.signed();
    const cycle = sps.unsigned();
    for (let index = 0; index < cycle; index += 1) sps.signed();
  }
  sps.unsigned();
  sps.bit();
  const macroblocksWide = sps.unsigned() + 1;
  const mapUnitsHigh = sps.unsigned() + 1;
  const fieldsPerUnit = 2 - sps.bit();
  if (fieldsPerUnit === 2) sps.bit();
  sps.bit();
  const [left, right, top, bottom] = sps.bit()
    ? [sps.unsigned(), sps.unsigned(), sps.unsigned(), sps.unsigned()]
    : [0, 0, 0, 0];
  const isSubsampled = !hasSeparatePlanes && chroma !== 0;
  const cropX = isSubsampled && chroma !== 3 ? 2 : 1;
  const cropY = (isSubsampled && chroma === 1 ? 2 : 1) * fieldsPerUnit;
  const width = macroblocksWide * 16 - (left + right) * cropX;
  const height = mapUnitsHigh * 16 * fieldsPerUnit - (top + bottom) * cropY;
  if (width < 16 || height < 16 || width > 8_192 || height > 8_192)
    throw new Error('The encoder sends pictures of an impossible size.');
  return { width, height };
}

function skipScalingLists(sps: Bits, lists: number): void {
  for (let list = 0; list < lists; list += 1) {
    if (sps.bit() === 0) continue;
    let last = 8;
    let next = 8;
    for (let index = 0; index < (list < 6 ? 16 : 64); index += 1) {
      if (next !== 0) next = (last + sps.signed() + 256) % 256;
      if (next !== 0) last = next;
    }
  }
}
