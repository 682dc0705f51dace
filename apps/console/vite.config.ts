import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { buildInfo } from '../../tools/vite/build-info.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { pseudoLanguage } from '../../tools/vite/pseudo-language.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/console'),
  plugins: [react(), buildInfo(), precompress(), pseudoLanguage()],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@console/source', ...defaultServerConditions] } },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
  },
  test: { name: 'console', allowOnly: false, silent: 'passed-only', include: ['src/**/*.spec.ts'] },
});
