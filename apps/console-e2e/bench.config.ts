import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Measures how fast lists render their first row. Not part of the tests: `nx run console-e2e:bench`. */
export default defineConfig(base, {
  testMatch: '**/*.bench.ts',
  timeout: 1_800_000,
  workers: 1,
});
