import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { SOURCE_CONDITION } from '../../tools/vite/source-condition.ts';

/** A fixed port: a console that may be embedded lists this origin in `hostOrigins`. */
const server = { host: '127.0.0.1', port: 4300, strictPort: true };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/host-simulator'),
  resolve: { conditions: [SOURCE_CONDITION, 'module', 'browser', 'development|production'] },
  server,
  preview: server,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        simulator: resolve(import.meta.dirname, 'index.html'),
        'sample-guest': resolve(import.meta.dirname, 'sample-guest.html'),
        'host-check': resolve(import.meta.dirname, 'host-check.html'),
        checker: resolve(import.meta.dirname, 'src/host-check.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        // Hosts import it by this name.
        entryFileNames: ({ name }) => (name === 'checker' ? 'checker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
