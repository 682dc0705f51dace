import { resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@console/source', 'module', 'browser', 'production'] },
  logLevel: 'warn',
  build: {
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        module: resolve(import.meta.dirname, 'src/module.ts'),
        frame: resolve(import.meta.dirname, 'frame.html'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        // The console's configuration names it.
        entryFileNames: ({ name }) => (name === 'module' ? 'module.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
