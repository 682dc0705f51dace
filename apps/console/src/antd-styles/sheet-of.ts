import { extractStyle, type createCache } from '@ant-design/cssinjs';

type Kind = 'style' | 'token' | 'cssVar';

/** The rules that antd has made in a cache, without the one by which it would know in a page what it has made. */
export function sheetOf(cache: ReturnType<typeof createCache>, types: Kind | Kind[]): string {
  return extractStyle(cache, { plain: true, types }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}
