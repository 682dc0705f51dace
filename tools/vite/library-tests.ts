import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';
import { libraryManifest } from './library-manifest.ts';
import { TEST_TIMEOUT_MS } from './test-timeout.ts';

/** Zones around UTC: date errors may show in one only. */
const ZONES = ['Asia/Ho_Chi_Minh', 'UTC', 'America/New_York'] as const;

/** Specs that run in each zone. */
const DATE_SPECS = 'src/**/*{date,day,period,calendar,month}*.spec.ts';

/** Unit specs in Node and stories in Chromium, in one run. */
export function libraryTests(root: string): NonNullable<ViteUserConfig['test']> {
  const hasStories = globSync('src/**/*.stories.tsx', { cwd: root }).length > 0;
  return {
    allowOnly: false,
    silent: 'passed-only',
    projects: [specs(), ...dateSpecs(root), ...(hasStories ? [stories(root)] : [])],
  };
}

function specs(): TestProjectConfiguration {
  return unitTests('unit', ZONES[0], ['src/**/*.spec.{ts,tsx}']);
}

function dateSpecs(root: string): TestProjectConfiguration[] {
  if (globSync(DATE_SPECS, { cwd: root }).length === 0) return [];
  return ZONES.slice(1).map((zone) => unitTests(`dates in ${zone}`, zone, [DATE_SPECS]));
}

function unitTests(name: string, zone: string, include: string[]): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      env: { TZ: zone },
      include,
      // Modules load once; specs restore what they change.
      isolate: false,
      testTimeout: TEST_TIMEOUT_MS,
    },
  };
}

function stories(root: string): TestProjectConfiguration {
  const executablePath = chromiumPath();
  return {
    extends: resolve(import.meta.dirname, '../storybook/vite.config.ts'),
    root,
    cacheDir: resolve(root, '../../node_modules/.vite', `${basename(root)}-stories`),
    // A dependency that is discovered late would reload the page.
    optimizeDeps: {
      entries: [
        '../../tools/storybook/.storybook/preview.ts',
        ...sourceFolders(root).map((folder) => `${folder}/**/!(*.spec).{ts,tsx}`),
      ],
      rolldownOptions: {
        transform: {
          define: {
            // With "test" antd gives all elements the same id.
            'process.env.NODE_ENV': '"development"',
            // React would record each element's creation, which is slow.
            'console.createTask': 'undefined',
          },
        },
      },
    },
    // Loading Storybook takes a second, so only test runs do.
    plugins: process.env['VITEST']
      ? [storybookTest({ configDir: resolve(import.meta.dirname, '../storybook/.storybook') })]
      : [],
    test: {
      name: 'storybook',
      // Modules load once; stories restore what they change.
      isolate: false,
      // Retried tests are listed as flaky.
      retry: process.env['CI'] ? 1 : 0,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
          contextOptions: { timezoneId: ZONES[0] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

function sourceFolders(root: string): string[] {
  const { dependencies = {} } = libraryManifest(root);
  const libraries = Object.keys(dependencies).filter((name) => name.startsWith('@console/'));
  return ['src', ...libraries.map((name) => `../${name.replace('@console/', '')}/src`)];
}
