import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'generators',
    allowOnly: false,
    include: ['src/**/*.spec.ts'],
    // A generated library is type checked and linted for real.
    testTimeout: 240_000,
  },
});
