import type { Density } from '@console/http';
import { ConfigProvider, type ConfigProviderProps, type GlobalToken, theme } from 'antd';
import { Fragment, useEffect, useId, type ComponentType, type ReactNode, use } from 'react';
import { InHostPageContext } from './part-styles';
import { PopUpsProvider } from './pop-ups';
import { consoleTheme, STATIC_STYLES } from './theme';
import { useForcedColors } from './use-forced-colors';
import { useMediaQuery } from './use-media-query';
import { baseStyles } from './base-styles';
import { cellStyles } from './cell-styles';
import { tableStyles } from './table-styles';

interface ConsoleThemeProps {
  darkMode: boolean;
  /** Default: compact. */
  density?: Density;
  /** The console's element in a host's page; default: the document. */
  area?: HTMLElement | undefined;
  /** The page contains antd's style sheet. */
  zeroRuntime?: boolean | undefined;
  styles?: ((token: GlobalToken) => string) | undefined;
  antdLocale?: ConfigProviderProps['locale'];
  /** Renders inside antd's provider. */
  Wrapper?: ComponentType<{ children: ReactNode }> | undefined;
  /** The nonce for styles. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** antd in the user's theme and language. */
export function ConsoleTheme(props: ConsoleThemeProps) {
  const {
    darkMode,
    density = 'compact',
    area,
    zeroRuntime = false,
    styles,
    antdLocale,
    Wrapper = Fragment,
    nonce,
    children,
  } = props;
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const id = useId();
  const cssVar = area ? { key: `css-var-${id}` } : STATIC_STYLES.cssVar;
  useForcedColors();

  useEffect(() => {
    mark(area ?? document.documentElement, darkMode);
  }, [area, darkMode]);

  return (
    <ConfigProvider
      theme={{
        ...consoleTheme(darkMode, reducedMotion),
        // A host's page may have its own antd.
        ...(area ? { cssVar } : { ...STATIC_STYLES, zeroRuntime }),
      }}
      {...(antdLocale && { locale: antdLocale })}
      {...(nonce !== undefined && { csp: { nonce } })}
    >
      <Wrapper>
        <InHostPageContext value={area !== undefined}>
          <KitStyles scope={cssVar.key} darkMode={darkMode} density={density} styles={styles} />
          {/* Provides the theme's variables to elements outside antd. */}
          <div className={cssVar.key} style={{ display: 'contents' }}>
            <PopUpsProvider>{children}</PopUpsProvider>
          </div>
        </InHostPageContext>
      </Wrapper>
    </ConfigProvider>
  );
}

/** For style rules outside antd. */
function mark({ dataset }: HTMLElement, darkMode: boolean) {
  dataset['theme'] = darkMode ? 'dark' : 'light';
}

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
function KitStyles({ scope, darkMode, density, styles }: KitStylesProps) {
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
