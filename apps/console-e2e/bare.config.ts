import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/vite/precompress.ts';

/** A bare application with Vite's defaults, compressed like the console, for `nx run console-e2e:perf`. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'perf/bare'),
  logLevel: 'warn',
  plugins: [react(), precompress()],
  build: { emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 1000 },
});
