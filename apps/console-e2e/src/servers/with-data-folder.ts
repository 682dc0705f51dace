import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by the global set-up, for the workers. */
export const FILLED_FOLDER = 'SIGNALBOX_E2E_FILLED_FOLDER';

export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'signalbox-e2e-'));
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Calls `work` with a temporary copy of the prepared data folder. */
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
