import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * What has to hold a hundred times out of a hundred. The tests see it once; this is not part of them:
 * `nx run console-e2e:hundred`.
 */
export default defineConfig(base, {
  testMatch: '**/*.hundred.ts',
  timeout: 3_600_000,
});
