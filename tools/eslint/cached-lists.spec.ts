// @see spec 3.10
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The names in the specification. @see spec 3.10 */
const DATA_KEYS = [
  'GROUPS',
  'APPS_API',
  'MEMBERS',
  'BILLING',
  'USAGES',
  'BILLING_INFO',
  'APP_LIST',
  'DETAIL_APP',
  'DETAIL_QUOTA_PLANS',
  'QUOTA_APPS',
  'TENANT_APP',
  'ACCOUNTS_LIST',
  'DETAIL_ACCOUNT',
];
it('cache tags have the names of the specification', () => {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)testing$|\.(spec|stories)\./.test(path),
  });
  const keys = files.flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/addTagTypes: \[([^\]]*)\]/g),
      ([, names = '']) => Array.from(names.matchAll(/'(\w+)'/g), ([, key = '']) => key),
    ).flat(),
  );
  expect(keys).toEqual(expect.arrayContaining(DATA_KEYS));
});
