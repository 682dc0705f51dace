import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fingerprint } from './builds.mjs';
import { holdsAll } from './install.mjs';

describe('the fingerprint of the sources', () => {
  let root;
  const write = (path, content = path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    utimesSync(join(root, path), 1_000, 1_000);
  };
  const now = () => fingerprint(root, ['apps', 'tsconfig.json']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    write('apps/console/src/main.ts');
    write('tsconfig.json');
  });

  it.each([
    ['a source grows', () => write('apps/console/src/main.ts', 'longer than before')],
    ['a source is touched', () => utimesSync(join(root, 'apps/console/src/main.ts'), 2_000, 2_000)],
    ['a source is added', () => write('apps/console/src/more.ts')],
    [
      'a source is renamed',
      () => (rmSync(join(root, 'apps/console/src/main.ts')), write('apps/console/src/maim.ts')),
    ],
    ['a named file goes', () => rmSync(join(root, 'tsconfig.json'))],
    ['a folder goes', () => rmSync(join(root, 'apps'), { recursive: true })],
  ])('changes when %s', (_what, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  it.each([
    'apps/console/dist/index.html',
    'apps/console/node_modules/a/index.js',
    'apps/console/src/main.spec.ts',
    'apps/console/src/main.stories.tsx',
    'apps/console/.storybook/main.ts',
  ])('does not change by %s', (path) => {
    const before = now();
    write(path);
    expect(now()).toBe(before);
  });
});

describe('an installation', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'libs/http': { version: '0.1.0' },
      'node_modules/@console/http': { link: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/for-another-system': { version: '3.0.0', optional: true },
    },
  };
  const complete = {
    'node_modules/@console/http': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
  };

  it('holds what the lock asks of this system', () => {
    expect(holdsAll(lock, complete)).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/a': { version: '1.0.0' } }],
    ['a package has another version', { ...complete, 'node_modules/a': { version: '1.0.1' } }],
    ['a package of the workspace is missing', { ...complete, 'node_modules/@console/http': undefined }],
    ['there is none', {}],
  ])('does not when %s', (_what, installed) => {
    expect(holdsAll(lock, installed)).toBe(false);
  });
});
