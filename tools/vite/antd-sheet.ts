import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { SOURCE_CONDITION } from './source-condition.ts';

type Sheets = Record<string, string>;

/** The module that registers a component's styles. */
const STYLE = /[\\/]antd[\\/]es[\\/]([\w-]+)[\\/]style/;
const ANTD = join(import.meta.dirname, '../../node_modules/antd/es');

/**
 * Makes style sheets of antd components, for antd's `zeroRuntime`: those that modules contain.
 *
 * @param antdStyles The module that exports `extractAntdStyles`: style sheets and variables by component.
 */
export async function antdSheets(antdStyles: string): Promise<(modules: readonly string[]) => string> {
  const { module } = await runnerImport<{ extractAntdStyles: () => { styles: Sheets; variables: Sheets } }>(
    antdStyles,
    {
      logLevel: 'warn',
      environments: { inline: { resolve: { conditions: [SOURCE_CONDITION], noExternal: [/^@console\//] } } },
    },
  );
  const { styles, variables } = module.extractAntdStyles();
  const known = new Set(
    globSync('*/style/index.js', { cwd: ANTD }).map((file) => plain(dirname(dirname(file)))),
  );
  return (modules) => {
    const contained = new Set(modules.map((id) => plain(STYLE.exec(id)?.[1] ?? '')));
    const used = (sheets: Sheets) =>
      Object.entries(sheets).flatMap(([name, sheet]) => {
        const component = plain(name.split('-')[0] ?? '');
        return known.has(component) && !contained.has(component) ? [] : sheet;
      });
    return [...used(variables), ...used(styles)].join('');
  };
}

/** `date-picker` and `DatePicker` name the same component. */
function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
