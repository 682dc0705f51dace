import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

/** Unit specs in Node and stories in Chromium, in one run. */
export function libraryTests(root: string): NonNullable<ViteUserConfig['test']> {
  const hasStories = globSync('src/**/*.stories.tsx', { cwd: root }).length > 0;
  return {
    allowOnly: false,
    silent: 'passed-only',
    projects: hasStories ? [specs(), stories(root)] : [specs()],
  };
}

function specs(): TestProjectConfiguration {
  return {
    extends: true,
    test: { name: 'unit', environment: 'node', include: ['src/**/*.spec.{ts,tsx}'] },
  };
}

function stories(root: string): TestProjectConfiguration {
  const executablePath = chromiumPath();
  return {
    extends: resolve(import.meta.dirname, '../storybook/vite.config.ts'),
    root,
    cacheDir: resolve(root, '../../node_modules/.vite', `${basename(root)}-stories`),
    // A dependency that is found while stories run would reload the page under them.
    optimizeDeps: {
      entries: ['../*/src/**/!(*.spec).{ts,tsx}', '.storybook/preview.ts'],
      // For "test" antd gives all elements one id, and labels point anywhere.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
    // Reading a Storybook takes a second, so only a test run does it, not every reader of this configuration.
    plugins: process.env['VITEST'] ? [storybookTest({ configDir: resolve(root, '.storybook') })] : [],
    test: {
      name: 'storybook',
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
