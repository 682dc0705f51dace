import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures of every screen, to be looked at. Not part of the tests: `SCREENSHOTS_DIR=… nx run console-e2e:screenshots`. */
export default defineConfig(base, {
  testMatch: '**/*.shots.ts',
  timeout: 1_200_000,
  workers: 1,
});
