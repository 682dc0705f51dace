import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { EncoderJob } from '../encode-loop';
import { runEncoder } from '../run-encoder';

export interface DrawOptions {
  /** The file of `encode-loop`. */
  program: string;
  folder: string;
}

interface Drawing<Drawn> {
  job: EncoderJob;
  /** Files of the encoder's folder, by name. */
  files: Readonly<Record<string, string | Buffer>>;
  /** Takes what the encoder wrote. */
  read: (folder: string, measured: Awaited<ReturnType<typeof runEncoder>>) => Promise<Drawn>;
  /** Default: 0; higher is earlier. */
  priority?: number;
}

const TIMEOUT_MS = 10_000;
export const MAX_MEMORY_MB = 500;
const queue = new PQueue({ concurrency: 1 });

/** Draws in a process of its own, one picture at a time. */
export async function draw<Drawn>(
  { job, files, read, priority = 0 }: Drawing<Drawn>,
  { program, folder }: DrawOptions,
): Promise<Drawn> {
  const drawNow = async () => {
    await mkdir(folder, { recursive: true });
    const work = await mkdtemp(join(folder, 'drawing-'));
    try {
      for (const [name, content] of Object.entries(files)) await writeFile(join(work, name), content);
      return await read(work, await runEncoder(job, { program, folder: work, timeoutMs: TIMEOUT_MS }));
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  };
  return queue.add(drawNow, { priority });
}
