import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  root,
  cacheDir: resolve(root, '../../node_modules/.vite/platform'),
  // The contracts are bundled from their sources, so that this build waits for no other.
  ssr: { noExternal: [/^@console\//], resolve: { conditions: ['@console/source'] } },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { input: { main: resolve(root, 'src/main.ts') } },
  },
});
