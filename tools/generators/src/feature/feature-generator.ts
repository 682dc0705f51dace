import { resolve } from 'node:path';
import {
  formatFiles,
  generateFiles,
  readJson,
  updateJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { featureNames, type FeatureNames } from './feature-names.ts';

interface FeatureOptions {
  name: string;
  item?: string;
}

interface Manifest {
  dependencies?: Record<string, string>;
}

const DEPENDENCIES = ['@console/http', '@console/i18n', '@console/shell-layout', '@console/ui'];
const SCHEMA = 'apps/platform/src/database/schema';
const THIRD_PARTY = ['antd', 'react', 'react-i18next', 'react-router', 'zod'];

/** Creates `libs/<name>` and its platform routes, and registers both: a list and a form that work. */
export async function featureGenerator(
  tree: Tree,
  { name, item }: FeatureOptions,
): Promise<GeneratorCallback> {
  const names = featureNames(name, item);
  const root = `libs/${name}`;
  const paths = [root, `apps/${name}`, `apps/platform/src/${name}`, `${SCHEMA}/${name}.ts`];
  if (paths.some((path) => tree.exists(path)) || hasTable(tree, names.itemsVariable))
    throw new Error(`"${name}" is taken: choose another name.`);

  const templates = resolve(import.meta.dirname, 'files');
  const dependencies = JSON.stringify(usedVersions(tree));
  generateFiles(tree, resolve(templates, 'library'), root, { ...names, dependencies });
  generateFiles(tree, resolve(templates, 'platform'), 'apps/platform', names);
  for (const app of ['console', 'platform'])
    updateJson<Manifest>(tree, `apps/${app}/package.json`, (manifest) => ({
      ...manifest,
      dependencies: sorted({ ...manifest.dependencies, [`@console/${name}`]: '*' }),
    }));
  for (const [path, marker, line] of registrations(names)) insertAfter(tree, path, marker, line);
  await formatFiles(tree);

  return () => {
    console.log(`Created ${root}. Continue with docs/add-a-feature.md.`);
  };
}

function hasTable(tree: Tree, table: string): boolean {
  return tree
    .children(SCHEMA)
    .some((file) => tree.read(`${SCHEMA}/${file}`, 'utf8')?.includes(`export const ${table} =`));
}

/** File, the text after which a line is inserted, and the line. */
function registrations(names: FeatureNames): (readonly [path: string, marker: string, line: string])[] {
  const { name, feature, item, word, Word, Item, itemVariable } = names;
  const contract = 'libs/operations/src/contract/audit-logs.ts';
  const texts = (language: string) => `libs/operations/src/locales/${language}.ts`;
  const platform = (file: string) => `apps/platform/${file}`;
  return [
    ['apps/console/src/features.ts', '', `import { ${feature} } from '@console/${name}';\n`],
    ['apps/console/src/features.ts', 'export const FEATURES = [', `${feature}, `],
    [
      'libs/tenant-apps/src/contract/app-fields.ts',
      'RESERVED_APP_IDS: ReadonlySet<string> = new Set([',
      `'${name}',`,
    ],
    ['apps/console/src/page-start/bootstrap-queries.ts', 'const NO_APPS = /^(?:', `${name}|`],
    [contract, 'export const AUDIT_OBJECTS = [', `\n  '${item}',`],
    [contract, 'export const AUDIT_ACTIONS = {', `\n  '${item}.create': '${item}',`],
    [texts('en'), '\n    objectType: {', `\n      '${item}': '${Word}',`],
    [texts('en'), '\n    action: {', `\n      '${item}': { create: 'Create ${word}' },`],
    [texts('vi'), '\n    objectType: {', `\n      '${item}': '${Word}',`],
    [texts('vi'), '\n    action: {', `\n      '${item}': { create: 'Tạo ${word}' },`],
    [
      platform('src/http/audited-operations.ts'),
      '\nconst AUDITED = {',
      `\n  create${Item}: '${item}.create',`,
    ],
    [
      platform('src/database/schema.ts'),
      '*/\n',
      `export { ${names.itemsVariable} } from './schema/${name}';\n`,
    ],
    [
      platform('src/platform-routes.ts'),
      '',
      `import { ${itemVariable}Routes } from './${name}/${item}-routes';\n`,
    ],
    [
      platform('src/platform-routes.ts'),
      'platformRoutes: readonly Route[] = [',
      `\n  ...${itemVariable}Routes,`,
    ],
    [platform('src/openapi/contracts.ts'), '', `import * as ${feature} from '@console/${name}/contract';\n`],
    [platform('src/openapi/contracts.ts'), '{ ErrorResponse },', `${feature}, `],
    [
      platform('testing/mutation-fixtures.ts'),
      '',
      `import { create${Item} } from '@console/${name}/contract';\n`,
    ],
    [
      platform('testing/mutation-fixtures.ts'),
      '\n  return {\n',
      `[create${Item}.name]: () => Promise.resolve(() => ({ token, body: { name: 'A ${word}' } })),\n`,
    ],
  ];
}

/** An empty marker is the start of the file. */
function insertAfter(tree: Tree, path: string, marker: string, line: string): void {
  const text = tree.read(path, 'utf8') ?? '';
  const index = text.indexOf(marker);
  if (index < 0) throw new Error(`${path} has no "${marker.trim()}".`);
  const end = index + marker.length;
  tree.write(path, text.slice(0, end) + line + text.slice(end));
}

/** The version ranges of the other libraries. */
function usedVersions(tree: Tree): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const library of tree.children('libs').filter((name) => !tree.isFile(`libs/${name}`)))
    Object.assign(ranges, readJson<Manifest>(tree, `libs/${library}/package.json`).dependencies);
  return Object.fromEntries([...DEPENDENCIES, ...THIRD_PARTY].map((name) => [name, ranges[name] ?? '*']));
}

function sorted(dependencies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
