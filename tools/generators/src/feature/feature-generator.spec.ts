import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { ESLint } from 'eslint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { featureGenerator } from './feature-generator.ts';

const workspace = resolve(import.meta.dirname, '../../../..');

function read(path: string): string {
  return readFileSync(join(workspace, path), 'utf8');
}

/** What the generator looks at of a workspace. */
function emptyWorkspace(): Tree {
  const tree = createTree();
  tree.write('.prettierrc', read('.prettierrc.json'));
  tree.write('libs/shell-layout/package.json', read('libs/shell-layout/package.json'));
  tree.write('libs/ui/package.json', read('libs/ui/package.json'));
  return tree;
}

/** A folder that holds the generated files beside everything of this workspace that they lean on. */
function writeBesideWorkspace(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'feature-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const shared of ['node_modules', 'tools', 'package.json'])
    symlinkSync(join(workspace, shared), join(folder, shared));
  cpSync(join(workspace, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const { path, content } of tree.listChanges()) {
    if (!content) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('a generated feature', () => {
  it('type checks and lints', async () => {
    const tree = emptyWorkspace();
    await featureGenerator(tree, { name: 'billing', item: 'invoice' });
    const folder = writeBesideWorkspace(tree);

    const tsc = join(workspace, 'node_modules/typescript-native/bin/tsc');
    execFileSync(process.execPath, [tsc, '--noEmit', '-p', join(folder, 'libs/billing')], { stdio: 'pipe' });
    const eslint = new ESLint({ cwd: folder, overrideConfigFile: join(workspace, 'eslint.config.js') });
    const results = await eslint.lintFiles(['libs/billing']);

    expect(results.length).toBeGreaterThan(15);
    expect(
      results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`)),
    ).toEqual([]);
  });

  it('has the shape of the tenant apps', async () => {
    const tree = emptyWorkspace();
    await featureGenerator(tree, { name: 'tenant-apps' });
    const generated = tree
      .listChanges()
      .map(({ path }) => path)
      .filter((path) => path.startsWith('libs/tenant-apps/') && !path.endsWith('.spec.ts'));

    expect(generated.filter((path) => !existsSync(join(workspace, path)))).toEqual([]);
    for (const path of ['index.ts', 'locales/tenant-apps-locale.ts'].map(
      (file) => `libs/tenant-apps/src/${file}`,
    )) {
      expect(tree.read(path, 'utf8')).toBe(read(path));
    }
    for (const path of generated.filter(
      (file) => !file.includes('/src/') && !file.endsWith('package.json'),
    )) {
      expect(tree.read(path, 'utf8')).toBe(read(path));
    }
  });
});

it.each([
  ['Channels', 'is no name for a library'],
  ['media server', 'is no name for a library'],
  ['-channels', 'is no name for a library'],
  ['../channels', 'is no name for a library'],
  ['shell-layout', 'is taken'],
])('refuses %s in one line', async (name, reason) => {
  const tree = emptyWorkspace();
  const before = tree.listChanges().length;

  await expect(featureGenerator(tree, { name })).rejects.toThrow(new RegExp(`^"${name}" ${reason}[^\n]*$`));
  expect(tree.listChanges()).toHaveLength(before);
});
