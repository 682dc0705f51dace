import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { updateJson, type Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { ESLint } from 'eslint';
import { expect, it, onTestFinished } from 'vitest';
import { featureGenerator } from './feature-generator.ts';

const workspace = resolve(import.meta.dirname, '../../../..');

function workspaceTree(): Tree {
  const tree = createTree();
  const files = globSync(
    [
      'tsconfig.base.json',
      'libs/{tsconfig.json,*/package.json}',
      'libs/operations/src/**/*.ts',
      'apps/console/src/page-start/bootstrap-queries.ts',
      'libs/tenant-apps/src/contract/app-fields.ts',
      'apps/console/{package.json,src/features.ts}',
      'apps/platform/{package.json,tsconfig.json,{src,testing,demo}/**/*}',
    ],
    { cwd: workspace },
  );
  tree.write('.prettierrc', readFileSync(join(workspace, '.prettierrc.json')));
  for (const file of files.filter((path) => /\.\w+$/.test(path)))
    tree.write(file, readFileSync(join(workspace, file)));
  return tree;
}

function writeTree(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'feature-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const shared of ['node_modules', 'tools', 'package.json'])
    symlinkSync(join(workspace, shared), join(folder, shared));
  for (const { path, content } of tree.listChanges()) {
    if (!content) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** It takes most of a minute. */
const inFullRun = it.runIf(process.env['FULL_MATRIX'] === 'true');

inFullRun('generates a feature that type checks and lints', async () => {
  const tree = workspaceTree();
  await featureGenerator(tree, { name: 'bookings', item: 'studio-booking' });
  updateJson<{ compilerOptions: object }>(tree, 'tsconfig.base.json', (config) => ({
    ...config,
    compilerOptions: {
      ...config.compilerOptions,
      paths: {
        '@console/bookings/*': ['./libs/bookings/src/*'],
        '@console/operations/*': ['./libs/operations/src/*'],
      },
    },
  }));
  tree.write('libs/bookings/tsconfig.json', '{ "extends": "../tsconfig.json", "include": ["src"] }');
  const folder = writeTree(tree);

  const tsc = join(workspace, 'node_modules/typescript-native/bin/tsc');
  for (const project of ['libs/bookings', 'apps/platform'])
    execFileSync(process.execPath, [tsc, '--noEmit', '-p', join(folder, project)], { stdio: 'inherit' });
  const eslint = new ESLint({ cwd: folder, overrideConfigFile: join(workspace, 'eslint.config.js') });
  const results = await eslint.lintFiles(['libs/bookings', 'apps/platform/src/bookings']);

  expect(results.length).toBeGreaterThan(12);
  const isGraphRule = (ruleId: string | null) => ruleId === '@nx/enforce-module-boundaries';
  expect(
    results.flatMap(({ filePath, messages }) =>
      messages.filter(({ ruleId }) => !isGraphRule(ruleId)).map(({ message }) => `${filePath}: ${message}`),
    ),
  ).toEqual([]);
});

it.each([
  ['Channels', 'is not a library name'],
  ['../channels', 'is not a library name'],
  ['shell-layout', 'is taken'],
  ['housekeeping', 'is taken'],
  ['streams', 'is taken'],
])('rejects %s in one line', async (name, reason) => {
  const tree = workspaceTree();
  const before = tree.listChanges().length;

  await expect(featureGenerator(tree, { name })).rejects.toThrow(new RegExp(`^"${name}" ${reason}[^\n]*$`));
  expect(tree.listChanges()).toHaveLength(before);
});
