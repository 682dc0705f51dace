import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'lint-config',
    allowOnly: false,
    include: ['*.spec.ts'],
    // The first case loads every ESLint plugin and the project graph.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
