const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const EXPLICIT_RATE = 15;
const MAX_BYTES = 64;

export interface AudioFormat {
  /** Such as `mp4a.40.2`. */
  codec: string;
  sampleRate: number;
  channels: number;
}

/** Reads an AudioSpecificConfig. @throws Error for anything else. @see ISO/IEC 14496-3 1.6.2.1 */
export function readAacConfiguration(config: Buffer): AudioFormat {
  if (config.length > MAX_BYTES) throw new Error('The encoder sends a damaged AAC header.');
  const first = config.readUInt16BE(0);
  const objectType = first >> 11;
  const index = (first >> 7) & 15;
  const explicit = index === EXPLICIT_RATE;
  const sampleRate = explicit ? (config.readUInt32BE(1) >> 7) & 0xff_ff_ff : RATES[index];
  const channels = explicit ? (config.readUInt8(4) >> 3) & 15 : (first >> 3) & 15;
  if (sampleRate === undefined || sampleRate < 7_350 || sampleRate > 96_000 || objectType === 0)
    throw new Error('The encoder sends a damaged AAC header.');
  return { codec: `mp4a.40.${objectType}`, sampleRate, channels };
}
