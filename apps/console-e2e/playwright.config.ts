import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/vite/chromium.ts';
import { FULL_MATRIX } from './src/full-matrix.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // Long ones whose steps are each proven by specs and stories.
  ...(!FULL_MATRIX && { grepInvert: /@full/ }),
  globalSetup: './src/fixtures/prepare.ts',
  workers: 2,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
});
