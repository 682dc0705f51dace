import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Two levels up in the sources, one in the built file. */
const CANDIDATES = ['../migrations', '../../migrations'];

export function migrationsFolder(): string {
  const folder = CANDIDATES.map((path) => resolve(import.meta.dirname, path)).find((path) =>
    existsSync(path),
  );
  if (folder === undefined) throw new Error('The migrations folder is missing beside the built platform.');
  return folder;
}
