import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw, MAX_MEMORY_MB, type DrawOptions } from './draw';

export interface Still {
  content: Buffer<ArrayBuffer>;
  /** Loudest moment of its sound, in decibels below full scale; null without sound track. */
  audioDb: number | null;
  /** In 32 × 18 gray pixels, in hexadecimal. */
  picture: string;
}

/** Draws an MP4 file with one picture as a JPEG image and measures its sound. */
export function drawStill(file: Buffer, options: DrawOptions): Promise<Still> {
  const job = { still: true, maxMemoryMb: MAX_MEMORY_MB } as const;
  const read = async (folder: string, measured: Omit<Still, 'content'>) => ({
    content: await readFile(join(folder, '0.jpg')),
    ...measured,
  });
  return draw({ job, files: { 'still.mp4': file }, read }, options);
}
