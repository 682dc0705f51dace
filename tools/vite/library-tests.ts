import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

/** Time zones east of UTC, at it, and west of it: what is right in one may be a day off in another. */
const ZONES = ['Asia/Ho_Chi_Minh', 'UTC', 'America/New_York'] as const;

/** Specs of dates, by name: they run in each of these zones. */
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

/** All specs in the first zone; those of dates in the others too. */
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
      // What the specs import is loaded once for all files; each takes back what it has changed of the world around it.
      isolate: false,
    },
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
      entries: [
        '../../tools/storybook/.storybook/preview.ts',
        ...sourceFolders(root).map((folder) => `${folder}/**/!(*.spec).{ts,tsx}`),
      ],
      rolldownOptions: {
        transform: {
          define: {
            // For "test" antd gives all elements one id, and labels point anywhere.
            'process.env.NODE_ENV': '"development"',
            // React would note for a debugger, at much expense, where each element was made.
            'console.createTask': 'undefined',
          },
        },
      },
    },
    // Reading a Storybook takes a second, so only a test run does it, not every reader of this configuration.
    plugins: process.env['VITEST']
      ? [storybookTest({ configDir: resolve(import.meta.dirname, '../storybook/.storybook') })]
      : [],
    test: {
      name: 'storybook',
      // What the stories import is loaded once for all files, and a story leaves nothing behind for the next one of any file.
      isolate: false,
      // A busy machine of CI may stumble once; who did is named as flaky in the summary.
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

/** The library's own sources, and those of the libraries that it stands on. */
function sourceFolders(root: string): string[] {
  const { dependencies = {} } = manifestOf(root);
  const libraries = Object.keys(dependencies).filter((name) => name.startsWith('@console/'));
  return ['src', ...libraries.map((name) => `../${name.replace('@console/', '')}/src`)];
}

function manifestOf(root: string): { dependencies?: Record<string, string> } {
  // npm has checked its shape.
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as ReturnType<typeof manifestOf>;
}
