import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderEach } from '@ant-design/static-style-extract';
import { consoleTheme, STATIC_STYLES } from '@console/ui/theme';
import { Button, Card, ConfigProvider, Form, Tag } from 'antd';

type Cache = ReturnType<typeof createCache>;

export interface AntdStyles {
  styles: Record<string, string>;
  /** Variables by component: all of the dark theme, then the differences of the light theme. */
  variables: Record<string, string>;
}

/** Renders every antd component in both themes and extracts the styles. Runs in the build. */
export function extractAntdStyles(): AntdStyles {
  const [dark, light] = [stylesIn(true), stylesIn(false)];
  for (const [name, style] of Object.entries(dark.styles))
    if (light.styles[name] !== style)
      throw new Error(`The styles of antd's ${name} differ between the themes by more than variables.`);
  return {
    styles: dark.styles,
    variables: Object.fromEntries(
      Object.entries(dark.variables).map(([name, inDark]) => {
        const inLight = light.variables[name] ?? new Map<string, string>();
        const changed = [...inLight].filter(([variable, value]) => inDark.get(variable) !== value);
        return [name, rule(':root', [...inDark]) + rule("[data-theme='light']", changed)];
      }),
    ),
  };
}

function stylesIn(darkMode: boolean) {
  const cache = createCache();
  renderEach((components) => (
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ ...consoleTheme(darkMode, false), ...STATIC_STYLES }}>
        {components}
        <Button loading>·</Button>
        <Tag color="success">·</Tag>
        <Card tabList={[]} />
        <Form>
          <Form.Item>·</Form.Item>
        </Form>
      </ConfigProvider>
    </StyleProvider>
  ));
  const styles: Record<string, string> = {};
  const variables: Record<string, Map<string, string>> = {};
  for (const key of cache.cache.keys()) {
    const [kind, component = '', name = ''] = key.split('%');
    if (kind === 'style') styles[name] = (styles[name] ?? '') + sheetOfEntry(cache, key, 'style');
    if (kind !== 'cssVar') continue;
    const known = (variables[component] ??= new Map<string, string>());
    for (const [variable, value] of declarations(sheetOfEntry(cache, key, 'cssVar'))) {
      if ((known.get(variable) ?? value) !== value)
        throw new Error(`antd's ${component} gives ${variable} more than one value.`);
      known.set(variable, value);
    }
  }
  return { styles, variables };
}

function sheetOfEntry(cache: Cache, key: string, type: 'style' | 'cssVar'): string {
  const part = createCache();
  const entry = cache.cache.get(key);
  if (entry) part.cache.set(key, entry);
  // Without the rule by which antd marks cached styles.
  return extractStyle(part, { plain: true, types: type }).replace(
    /\.data-ant-cssinjs-cache-path\{[^}]*\}/,
    '',
  );
}

function declarations(sheet: string): [string, string][] {
  return [...sheet.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, variable = '', value = '']) => [
    variable,
    value,
  ]);
}

function rule(selector: string, values: readonly [string, string][]): string {
  if (values.length === 0) return '';
  return `${selector}{${values.map(([variable, value]) => `${variable}:${value}`).join(';')}}`;
}
