import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What one chunk of a build is made of; the size report reads it from `.vite/chunks.json`. */
export interface ChunkInfo {
  file: string;
  isEntry: boolean;
  /** The module that an import names to get this chunk. */
  facade: string | null;
  /** Files that load with it. */
  imports: string[];
  /** Files that it loads later. */
  lazyImports: string[];
  css: string[];
  /** Our own modules in it, as paths from the workspace's folder. */
  modules: string[];
  /** Names of packages from npm in it. */
  packages: string[];
}

export function describeChunk(chunk: Rolldown.OutputChunk): ChunkInfo {
  const ownPath = (id: string) => relative(WORKSPACE, id).replaceAll('\\', '/');
  return {
    file: chunk.fileName,
    isEntry: chunk.isEntry,
    facade: chunk.facadeModuleId === null ? null : ownPath(chunk.facadeModuleId),
    imports: chunk.imports,
    lazyImports: chunk.dynamicImports,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: chunk.moduleIds
      .filter((id) => id.startsWith(WORKSPACE) && !id.includes('node_modules'))
      .map(ownPath),
    packages: [...new Set(chunk.moduleIds.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []))],
  };
}

/**
 * Changes exactly when a served file changes. Names of assets contain a hash of their content; of other files the content
 * is hashed.
 */
export async function buildId(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  // Files for tools, such as the manifest and source maps, are not served.
  for (const file of files.filter((name) => !name.startsWith('.') && !name.endsWith('.map')).toSorted()) {
    hash.update(file).update('\0');
    if (!file.startsWith('assets/')) hash.update(await readFile(join(folder, file))).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
