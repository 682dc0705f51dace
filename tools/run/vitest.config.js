import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/run',
  test: { name: 'run', allowOnly: false, environment: 'node', include: ['**/*.spec.mjs'] },
});
