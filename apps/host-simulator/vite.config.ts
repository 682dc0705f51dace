import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Beside the console's own ports, and always the same: a console that may be embedded names it in `hostOrigins`. */
const server = { host: '127.0.0.1', port: 4300, strictPort: true };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/host-simulator'),
  plugins: [react()],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'development|production'] },
  server,
  preview: server,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // A tool for developers: it is loaded once, and from their own machine.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: {
        simulator: resolve(import.meta.dirname, 'index.html'),
        'sample-guest': resolve(import.meta.dirname, 'sample-guest.html'),
        'host-check': resolve(import.meta.dirname, 'host-check.html'),
        checker: resolve(import.meta.dirname, 'src/checker.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        // Hosts import it by its name.
        entryFileNames: ({ name }) => (name === 'checker' ? 'checker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
