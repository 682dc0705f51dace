import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/vite-config',
  test: { name: 'vite-config', allowOnly: false, environment: 'node', include: ['*.spec.ts'] },
});
