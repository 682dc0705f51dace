import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildInfo } from '../../tools/vite/build-info.ts';
import { chunkGroups } from '../../tools/vite/chunk-groups.ts';
import { pageGuard } from '../../tools/vite/page-guard.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { pseudoLanguage } from '../../tools/vite/pseudo-language.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/console'),
  plugins: [
    react(),
    pageGuard(resolve(import.meta.dirname, 'src/page-guard/page-guard.ts')),
    buildInfo(),
    precompress(),
    pseudoLanguage(),
  ],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@console/source', ...defaultServerConditions] } },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
  // A host on another origin loads these files as well: they find each other, and not that origin's.
  experimental: {
    renderBuiltUrl: (_name, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // It only helps browsers that are older than the ones we build for, and each page would load it.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        console: resolve(import.meta.dirname, 'index.html'),
        'module-frame': resolve(import.meta.dirname, 'module-frame.html'),
        embed: resolve(import.meta.dirname, 'src/embed.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          groups: chunkGroups({
            page: resolve(import.meta.dirname, 'src/main.tsx'),
            light: { frame: resolve(import.meta.dirname, 'src/module-frame.ts') },
            others: [resolve(import.meta.dirname, 'src/embed.ts')],
          }),
        },
        // Hosts import it by its name.
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  test: { name: 'console', allowOnly: false, silent: 'passed-only', include: ['src/**/*.spec.ts'] },
});
