import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Compares the console's speed with a bare application. Not part of the tests: `nx run console-e2e:perf`. */
export default defineConfig({
  testDir: 'perf',
  testMatch: '**/*.perf.ts',
  outputDir: 'test-results',
  timeout: 3_600_000,
  workers: 1,
  reporter: 'dot',
  use: {
    ...base.use,
    // With animations, as users see the page.
    contextOptions: {},
    actionTimeout: 30_000,
    screenshot: 'off',
  },
});
