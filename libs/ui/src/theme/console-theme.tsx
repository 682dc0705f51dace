import { ConfigProvider, type ConfigProviderProps, type GlobalToken } from 'antd';
import { Fragment, useEffect, useId, type ComponentType, type ReactNode } from 'react';
import { KitStyles } from './kit-styles';
import { PopUpsProvider } from './pop-ups';
import { consoleTheme, STATIC_STYLES } from './theme';
import { useForcedColors } from './use-forced-colors';
import { useMediaQuery } from './use-media-query';

interface ConsoleThemeProps {
  darkMode: boolean;
  /** The element that the console stays within, in the page of a host; the whole document by default. */
  area?: HTMLElement | undefined;
  /** Further rules of the page's style sheet. */
  styles?: ((token: GlobalToken) => string) | undefined;
  /** antd's own texts in the console's language. */
  antdLocale?: ConfigProviderProps['locale'];
  /** Stands within antd's set-up, around everything that it is for. */
  Wrapper?: ComponentType<{ children: ReactNode }> | undefined;
  /** By which the page's content security policy lets styles in. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** antd set up in the person's theme and language. */
export function ConsoleTheme(props: ConsoleThemeProps) {
  const { darkMode, area, styles, antdLocale, Wrapper = Fragment, nonce, children } = props;
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
        // A host's page may have an antd of its own.
        ...(area ? { cssVar } : STATIC_STYLES),
      }}
      {...(antdLocale && { locale: antdLocale })}
      {...(nonce !== undefined && { csp: { nonce } })}
    >
      <Wrapper>
        <KitStyles styles={styles} />
        {/* The theme's variables are there for what is no part of antd, too. */}
        <div className={cssVar.key} style={{ display: 'contents' }}>
          <PopUpsProvider>{children}</PopUpsProvider>
        </div>
      </Wrapper>
    </ConfigProvider>
  );
}

/** For the rules that are there before antd's. */
function mark({ dataset }: HTMLElement, darkMode: boolean) {
  dataset['theme'] = darkMode ? 'dark' : 'light';
}
