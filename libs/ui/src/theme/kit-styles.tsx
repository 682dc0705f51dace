import { ConfigProvider, theme, type GlobalToken } from 'antd';
import { use } from 'react';
import { cellStyles } from './cell-styles';
import { tableStyles } from './table-styles';

interface KitStylesProps {
  /** Further rules. Its token holds the names of the theme's variables. */
  styles?: ((token: GlobalToken) => string) | undefined;
}

/**
 * The looks of what a list has by the hundred: one sheet, where a style at each element would take longer than all else of a
 * row. It stands where the console is drawn, as all in it does. What it says of the theme are the theme's own variables, so it
 * is the same for every theme, and for several consoles in one page.
 */
export function KitStyles({ styles }: KitStylesProps) {
  const { cssVar } = theme.useToken();
  const { csp } = use(ConfigProvider.ConfigContext);
  return (
    <style nonce={csp?.nonce}>{tableStyles(cssVar) + cellStyles(cssVar) + (styles?.(cssVar) ?? '')}</style>
  );
}
