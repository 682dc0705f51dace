import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport, type Rolldown } from 'vite';
import { SOURCE_CONDITION } from './source-condition.ts';

interface AntdSheetOptions {
  /** The module that exports `extractAntdStyles`: style sheets and variables by component. */
  antdStyles: string;
}

type Sheets = Record<string, string>;

/** The module that registers a component's styles. */
const STYLE = /[\\/]antd[\\/]es[\\/]([\w-]+)[\\/]style/;
const ANTD = join(import.meta.dirname, '../../node_modules/antd/es');

/** One style sheet of the antd components in a build, for antd's `zeroRuntime`. */
export async function antdSheet(
  bundle: Rolldown.OutputBundle,
  { antdStyles }: AntdSheetOptions,
): Promise<string> {
  const { module } = await runnerImport<{ extractAntdStyles: () => { styles: Sheets; variables: Sheets } }>(
    antdStyles,
    {
      logLevel: 'warn',
      environments: { inline: { resolve: { conditions: [SOURCE_CONDITION], noExternal: [/^@console\//] } } },
    },
  );
  const { styles, variables } = module.extractAntdStyles();
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const bundled = new Set(modules.map((id) => plain(STYLE.exec(id)?.[1] ?? '')));
  const known = new Set(
    globSync('*/style/index.js', { cwd: ANTD }).map((file) => plain(dirname(dirname(file)))),
  );
  const used = (sheets: Sheets) =>
    Object.entries(sheets).flatMap(([name, sheet]) => {
      const component = plain(name.split('-')[0] ?? '');
      return known.has(component) && !bundled.has(component) ? [] : sheet;
    });
  return [...used(variables), ...used(styles)].join('');
}

/** `date-picker` and `DatePicker` name the same component. */
function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
