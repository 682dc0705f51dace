import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, expect, it, vi } from 'vitest';
import { lintSnippet } from './lint-snippet.ts';

const RULE = '@nx/enforce-module-boundaries';

// The rule reads the graph that Nx keeps on disk, and checks nothing when there is none.
beforeAll(async () => {
  // Nx reads the configuration of every project, which would take this for a test run of its own.
  vi.stubEnv('VITEST', undefined);
  await createProjectGraphAsync({ exitOnError: false });
});

function lintImport(filePath: string, imported: string) {
  return lintSnippet([RULE], filePath, `import { value } from '${imported}';\n\nconsole.log(value);\n`);
}

it.each([
  ['a feature', 'another feature', 'libs/tenant-apps/src/tenant-app-list/sample.ts', '@console/auth'],
  [
    "a feature's contract",
    'another feature',
    'libs/auth/src/contract/sample.ts',
    '@console/tenant-apps/contract',
  ],
  ['a feature', 'the console', 'libs/auth/src/sample.ts', '@console/console'],
  ['the shell', 'the console', 'libs/shell-layout/src/sample.ts', '@console/console'],
  ['the shell', 'a feature', 'libs/shell-layout/src/sample.ts', '@console/auth'],
  ['http', 'the shell', 'libs/http/src/sample.ts', '@console/shell-layout'],
  ['http', 'i18n', 'libs/http/src/sample.ts', '@console/i18n'],
  ['i18n', 'http', 'libs/i18n/src/sample.ts', '@console/http'],
  ['a server', "a library's main entry", 'apps/platform/src/sample.ts', '@console/auth'],
  ['a server', "http's main entry", 'apps/console-server/src/sample.ts', '@console/http'],
  ['a server', "a library's test entry", 'apps/platform/src/sample.ts', '@console/http/testing'],
  ['a server', 'the texts', 'apps/platform/src/sample.ts', '@console/auth/locales/en'],
  ['the console', 'the server kit', 'apps/console/src/sample.ts', '@console/server-kit'],
  ['a feature', 'the server kit', 'libs/auth/src/sample.ts', '@console/server-kit'],
  ['the server kit', "http's contract", 'libs/server-kit/src/sample.ts', '@console/http/contract'],
  ['a server', 'another server', 'apps/console-server/src/sample.ts', '@console/platform'],
  ['an end-to-end test', 'the console', 'apps/console-e2e/src/sample.ts', '@console/console'],
  ['a feature', "another's files", 'libs/auth/src/sample.ts', '../../tenant-apps/src/contract'],
  ['a feature', "the shell's files", 'libs/auth/src/sample.ts', '../../shell-layout/src/contract'],
])('%s may not import %s', async (_from, _to, filePath, imported) => {
  expect(await lintImport(filePath, imported)).toEqual([RULE]);
});

it.each([
  ['the console', 'a feature', 'apps/console/src/sample.ts', '@console/tenant-apps'],
  ['the console', 'the shell', 'apps/console/src/sample.ts', '@console/shell-layout'],
  ['a feature', 'the shell', 'libs/tenant-apps/src/tenant-app-list/sample.ts', '@console/shell-layout'],
  ['a feature', 'http', 'libs/auth/src/sample.ts', '@console/http'],
  ["a feature's contract", "http's contract", 'libs/auth/src/contract/sample.ts', '@console/http/contract'],
  ['the shell', 'i18n', 'libs/shell-layout/src/sample.ts', '@console/i18n'],
  ['http', 'its own files', 'libs/http/src/sample.ts', './contract'],
  ['a server', "a feature's contract", 'apps/platform/src/sample.ts', '@console/tenant-apps/contract'],
  ['an end-to-end test', 'the texts', 'apps/console-e2e/src/sample.ts', '@console/auth/locales/en'],
  ['a server', 'the server kit', 'apps/platform/src/sample.ts', '@console/server-kit'],
  ['a server', "http's contract", 'apps/console-server/src/sample.ts', '@console/http/contract'],
])('%s may import %s', async (_from, _to, filePath, imported) => {
  expect(await lintImport(filePath, imported)).toEqual([]);
});
