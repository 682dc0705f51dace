import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SOURCE_CONDITION } from './source-condition.ts';

/** What builds and tests of a library read from its package.json. */
interface LibraryManifest {
  dependencies?: Record<string, string>;
  /** A string names a file of the build, such as a style sheet. */
  exports?: Record<string, string | Record<typeof SOURCE_CONDITION, string>>;
}

export function libraryManifest(root: string): LibraryManifest {
  // npm has validated the manifest.
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as LibraryManifest;
}
