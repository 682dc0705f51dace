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
  test: {
    silent: 'passed-only',
    // The same suite on the embedded database and on a real server.
    projects: (['pglite', 'postgres'] as const).map((name) => ({
      extends: true as const,
      test: {
        name,
        environment: 'node' as const,
        include: ['src/**/*.spec.ts'],
        globalSetup: `src/testing/${name}-setup.ts`,
        hookTimeout: 120_000,
        testTimeout: 120_000,
      },
    })),
  },
});
