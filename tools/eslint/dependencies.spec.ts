// @see ASVS 15.1.2
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const root = resolve(import.meta.dirname, '../..');
// The end-to-end tests are tooling as a whole.
const projects = globSync('{apps,libs}/*/package.json', { cwd: root, exclude: ['apps/*-e2e'] })
  .map(dirname)
  .sort();

/** Tests, stories, configuration and development servers use the tools that the root declares. */
const TOOLING =
  /\.(spec|stories|config)\.tsx?$|(^|\/)\.storybook\/|^apps\/[^/]+\/((src\/)?testing\/|src\/dev\.ts$|test\/)/;

it.each(projects)('%s declares what its sources import, and nothing else', (project) => {
  const { name, dependencies = {} } = readManifest(project);
  const declared = Object.keys(dependencies);
  const imported = importedPackages(project).filter((imported) => imported !== name);

  expect({
    undeclared: imported.filter((dependency) => !declared.includes(dependency)),
    unused: declared.filter((dependency) => !imported.includes(dependency) && !isPeer(dependency, declared)),
  }).toEqual({ undeclared: [], unused: [] });
});

function readManifest(folder: string): Manifest {
  // A manifest is what npm has already accepted.
  return JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as Manifest;
}

function importedPackages(project: string): string[] {
  const specifiers = globSync(`${project}/**/*.{ts,tsx}`, { cwd: root, exclude: isGenerated })
    .filter((file) => !TOOLING.test(file))
    .flatMap((file) => ts.preProcessFile(readFileSync(resolve(root, file), 'utf8')).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier));
  return [...new Set(specifiers.map(packageOf))].sort();
}

function isGenerated(path: string): boolean {
  return ['node_modules', 'dist', 'storybook-static'].includes(basename(path));
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Asked for by another dependency, as React is by antd. */
function isPeer(dependency: string, declared: string[]): boolean {
  return declared.some(
    (other) => dependency in (readManifest(`node_modules/${other}`).peerDependencies ?? {}),
  );
}
