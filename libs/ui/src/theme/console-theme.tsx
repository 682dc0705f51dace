import type { Density } from '@console/http';
import { ConfigProvider, type ConfigProviderProps, type GlobalToken } from 'antd';
import { Fragment, useEffect, useId, type ComponentType, type ReactNode } from 'react';
import { KitStyles } from './kit-styles';
import { InHostPageContext } from './part-styles';
import { PopUpsProvider } from './pop-ups';
import { consoleTheme, STATIC_STYLES } from './theme';
import { useForcedColors } from './use-forced-colors';
import { useMediaQuery } from './use-media-query';

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
