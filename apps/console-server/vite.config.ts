import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  root,
  cacheDir: resolve(root, '../../node_modules/.vite/console-server'),
  // The contracts are bundled from their sources, so that this build waits for no other.
  ssr: { noExternal: [/^@console\//], resolve: { conditions: ['@console/source'] } },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: { main: resolve(root, 'src/main.ts'), dev: resolve(root, 'src/dev.ts') },
      // In one folder: paths that are relative to the bundle hold in each of its files.
      output: { chunkFileNames: '[name].js' },
    },
  },
  test: {
    name: 'console-server',
    environment: 'node',
    include: ['src/**/*.spec.ts'],
  },
});
