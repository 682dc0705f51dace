import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from '../vite/chromium.ts';
import viteConfig from './vite.config.ts';

const executablePath = chromiumPath();

const reactBuild =
  process.env['REACT_BUILD'] === 'production' && process.env['FULL_MATRIX'] !== 'true'
    ? 'production'
    : 'development';
// For "test" antd gives all elements one ID, and labels point anywhere.
const define = { 'process.env.NODE_ENV': JSON.stringify(reactBuild) };

/**
 * The stories of all libraries in one Chromium: `npm run stories -- libs/billing/src/usage`. `npm test` runs them with
 * React's production build, which takes two thirds of the time; its warnings are for developers and `test:full`.
 */
export default defineConfig({
  ...viteConfig,
  define,
  oxc: { jsx: { development: reactBuild === 'development' } },
  // A dependency that is discovered late would reload the page.
  optimizeDeps: {
    entries: ['.storybook/preview.ts', '../../libs/*/src/**/!(*.spec).{ts,tsx}'],
    rolldownOptions: {
      transform: {
        define: {
          ...define,
          'console.createTask': 'undefined',
          // React would measure each component for the performance panel of the browser.
          'console.timeStamp': 'undefined',
        },
      },
    },
  },
  plugins: [viteConfig.plugins, storybookTest({ configDir: resolve(import.meta.dirname, '.storybook') })],
  test: {
    name: 'storybook',
    allowOnly: false,
    silent: 'passed-only',
    isolate: false,
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { timezoneId: 'Asia/Ho_Chi_Minh' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
