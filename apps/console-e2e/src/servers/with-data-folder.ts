import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder that nothing has used yet. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'signalbox-e2e-'));
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/**
 * Gives the work a data folder as the first start of the servers has left it, and takes it away afterwards. Filling
 * an empty one takes the platform several seconds; the global set-up does it once. Without one the folder is empty.
 */
export async function withDataFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await makeDataFolder();
  try {
    const filled = process.env[FILLED_FOLDER];
    if (filled !== undefined) await cp(filled, folder, { recursive: true });
    await work(folder);
  } finally {
    await removeDataFolder(folder);
  }
}

/** The variable by which the global set-up tells the workers of its folder. */
export const FILLED_FOLDER = 'SIGNALBOX_E2E_FILLED_FOLDER';
