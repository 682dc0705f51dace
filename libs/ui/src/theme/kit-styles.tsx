import type { Density } from '@console/http';
import { ConfigProvider, theme, type GlobalToken } from 'antd';
import { use } from 'react';
import { baseStyles } from './base-styles';
import { cellStyles } from './cell-styles';
import { tableStyles } from './table-styles';

interface KitStylesProps {
  /** The class whose elements have the theme's variables. */
  scope: string;
  darkMode: boolean;
  density: Density;
  /** Its token holds CSS variables. */
  styles?: ((token: GlobalToken) => string) | undefined;
}

/**
 * One style sheet for the tokens, the focus ring and elements that render by the hundred, faster than styles
 * per element. It serves several consoles in a page.
 */
export function KitStyles({ scope, darkMode, density, styles }: KitStylesProps) {
  const { cssVar } = theme.useToken();
  const { csp } = use(ConfigProvider.ConfigContext);
  return (
    <style nonce={csp?.nonce}>
      {baseStyles(CSS.escape(scope), darkMode, density) +
        tableStyles(cssVar) +
        cellStyles(cssVar) +
        (styles?.(cssVar) ?? '')}
    </style>
  );
}
