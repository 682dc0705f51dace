import { resolve } from 'node:path';
import { formatFiles, generateFiles, readJson, type GeneratorCallback, type Tree } from '@nx/devkit';
import { featureNames } from './feature-names.ts';

interface FeatureOptions {
  name: string;
  item?: string;
}

const OURS = ['@console/http', '@console/i18n', '@console/shell-layout', '@console/ui'];
const THIRD_PARTY = ['react', 'react-i18next', 'zod'];

/** Makes `libs/<name>`: contract, endpoints, test data, texts and one list screen with its stories. */
export async function featureGenerator(
  tree: Tree,
  { name, item }: FeatureOptions,
): Promise<GeneratorCallback> {
  const names = featureNames(name, item);
  const root = `libs/${name}`;
  if (tree.exists(root) || tree.exists(`apps/${name}`))
    throw new Error(`"${name}" is taken: choose another name.`);

  const templates = resolve(import.meta.dirname, 'files');
  generateFiles(tree, templates, root, { ...names, dependencies: JSON.stringify(dependencies(tree)) });
  await formatFiles(tree);

  return () => {
    console.log(`Made ${root}. Run npm install, then name the feature in apps/console.`);
  };
}

/** The ranges that the other libraries use, so that all of them stay on one version. */
function dependencies(tree: Tree): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const library of tree.children('libs')) {
    const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
      tree,
      `libs/${library}/package.json`,
    );
    Object.assign(ranges, dependencies);
  }
  return Object.fromEntries([...OURS, ...THIRD_PARTY].map((name) => [name, ranges[name] ?? '*']));
}
