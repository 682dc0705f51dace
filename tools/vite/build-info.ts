import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKSPACE = resolve(import.meta.dirname, '../..');

/** What one chunk of a build is made of; the size report reads it from `.vite/chunks.json`. */
export interface ChunkInfo {
  file: string;
  isEntry: boolean;
  /** The module that an import names to get this chunk. */
  facade: string | null;
  /** Files that load with it. */
  imports: string[];
  css: string[];
  /** Our own modules in it, as paths from the workspace's folder. */
  modules: string[];
}

/**
 * Writes `builds/latest.json` (its id, also in each page as `<meta name="build-id">`, changes exactly when
 * served files change), `build-time.json` (milliseconds) and `.vite/chunks.json` (for tools, not served).
 */
export function buildInfo(): Plugin {
  return {
    name: 'build-info',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const id = contentId(bundle);
        this.emitFile({
          type: 'asset',
          fileName: 'builds/latest.json',
          source: JSON.stringify({ id }),
        });
        for (const file of Object.values(bundle)) {
          if (isPage(file)) file.source = named(textOf(file), id);
        }
        this.emitFile({ type: 'asset', fileName: 'build-time.json', source: String(Date.now()) });
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [describeChunk(file)] : [],
        );
        this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
      },
    },
  };
}

export function describeChunk(chunk: Rolldown.OutputChunk): ChunkInfo {
  const ownPath = (id: string) => relative(WORKSPACE, id).replaceAll('\\', '/');
  return {
    file: chunk.fileName,
    isEntry: chunk.isEntry,
    facade: chunk.facadeModuleId === null ? null : ownPath(chunk.facadeModuleId),
    imports: chunk.imports,
    css: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: chunk.moduleIds
      .filter((id) => id.startsWith(WORKSPACE) && !id.includes('node_modules'))
      .map(ownPath),
  };
}

/**
 * Names contain a hash of the content, except the page and files with fixed names, whose content is hashed
 * here.
 */
function contentId(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // Files for tools, such as the manifest and source maps, are not served.
    if (name.startsWith('.') || name.endsWith('.map')) continue;
    hash.update(name).update('\0');
    if (name.startsWith('assets/')) continue;
    hash.update(file.type === 'chunk' ? file.code : file.source).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function isPage(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.html');
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/** Adds the build ID to a page, for comparison with newer builds. */
function named(page: string, id: string): string {
  return page.replace('</head>', `  <meta name="build-id" content="${id}" />\n  </head>`);
}
