import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { declarations } from './declarations.ts';
import { libraryTests } from './library-tests.ts';
import { SOURCE_CONDITION } from './source-condition.ts';

interface LibraryOptions {
  /** Absolute folder of the library: `import.meta.dirname`. */
  root: string;
  /** Public entries, each `src/<entry>.ts` and a key of the package's `exports`. */
  entries: string[];
}

/** The Vite configuration of every library: ESM with one file per module, plus declarations. */
export function libraryConfig({ root, entries }: LibraryOptions): ViteUserConfig {
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
        entry: Object.fromEntries(entries.map((entry) => [entry, resolve(root, `src/${entry}.ts`)])),
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
