import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { runEncoder } from '../run-encoder';

const TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 500;
const queue = new PQueue({ concurrency: 1 });

export interface Still {
  content: Buffer<ArrayBuffer>;
  /** Loudest moment of its sound, in decibels below full scale; null without sound track. */
  audioDb: number | null;
  /** In 32 × 18 gray pixels, in hexadecimal. */
  picture: string;
}

/** Draws an MP4 file with one picture as a JPEG image and measures its sound, in a process of its own and one at a time. */
export async function drawStill(
  file: Buffer,
  { program, folder }: { program: string; folder: string },
): Promise<Still> {
  return queue.add(async () => {
    await mkdir(folder, { recursive: true });
    const work = await mkdtemp(join(folder, 'still-'));
    try {
      await writeFile(join(work, 'still.mp4'), file);
      const signal = new AbortController().signal;
      const measured = await runEncoder(
        { still: true, maxMemoryMb: MAX_MEMORY_MB },
        { program, folder: work, timeoutMs: TIMEOUT_MS, signal },
      );
      return { content: await readFile(join(work, '0.jpg')), ...measured };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}
