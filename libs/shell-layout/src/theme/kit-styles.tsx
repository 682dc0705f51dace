import { ConfigProvider, theme } from 'antd';
import { use } from 'react';
import { cellStyles } from '../kit/display/cell-styles';
import { tableStyles } from '../kit/table/table-styles';
import { menuStyles } from '../menu/menu-styles';

/**
 * The looks of what a list has by the hundred: one sheet, where a style at each element would take longer than all else of a
 * row. It stands where the console is drawn, as all in it does. What it says of the theme are the theme's own variables, so it
 * is the same for every theme, and for several consoles in one page.
 */
export function KitStyles() {
  const { cssVar } = theme.useToken();
  const { csp } = use(ConfigProvider.ConfigContext);
  return <style nonce={csp?.nonce}>{tableStyles(cssVar) + cellStyles(cssVar) + menuStyles(cssVar)}</style>;
}
