import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildInfo } from '../../tools/vite/build-info.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/console'),
  plugins: [react(), buildInfo(), precompress()],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'development|production'] },
  define: { __CONSOLE_VERSION__: JSON.stringify(manifest.version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
  },
});
