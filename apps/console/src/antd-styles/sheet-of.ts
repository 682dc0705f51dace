import { extractStyle, type createCache } from '@ant-design/cssinjs';

type Kind = 'style' | 'token' | 'cssVar';

/** The styles in an antd cache, without the rule by which antd marks cached styles. */
export function sheetOf(cache: ReturnType<typeof createCache>, types: Kind | Kind[]): string {
  return extractStyle(cache, { plain: true, types }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}
