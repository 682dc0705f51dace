import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { readFileSync } from 'node:fs';
import { declarations } from './declarations.ts';
import { libraryTests } from './library-tests.ts';
import { SOURCE_CONDITION } from './source-condition.ts';

/**
 * The Vite configuration of every library: ESM with one file per module, plus declarations. The entries are the sources
 * that the `exports` of its package.json name.
 * @param root Absolute folder of the library: `import.meta.dirname`.
 */
export function libraryConfig(root: string): ViteUserConfig {
  return {
    root,
    cacheDir: resolve(root, '../../node_modules/.vite', basename(root)),
    plugins: [react(), declarations(root)],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      target: 'es2024',
      lib: {
        entry: entriesOf(root),
        formats: ['es'],
      },
      rolldownOptions: {
        // Bare imports are declared dependencies.
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: resolve(root, 'src') },
      },
    },
    test: libraryTests(root),
  };
}

function entriesOf(root: string): string[] {
  return Object.values(libraryManifest(root).exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [] : resolve(root, target[SOURCE_CONDITION]),
  );
}

/** What builds and tests of a library read from its package.json. */
interface LibraryManifest {
  dependencies?: Record<string, string>;
  /** A string names a file of the build, such as a style sheet. */
  exports?: Record<string, string | Record<typeof SOURCE_CONDITION, string>>;
}

function libraryManifest(root: string): LibraryManifest {
  // npm has validated the manifest.
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as LibraryManifest;
}
