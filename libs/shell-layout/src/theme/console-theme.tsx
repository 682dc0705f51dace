import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { Fragment, useEffect, useId, type ComponentType, type ReactNode } from 'react';
import { useConsole, usePreferences } from '../services/console-services';
import { KitStyles } from './kit-styles';
import { PopUpsProvider } from './pop-ups';
import { consoleTheme, STATIC_STYLES } from './theme';
import { useForcedColours } from './use-forced-colours';
import { useMediaQuery } from './use-media-query';

interface ConsoleThemeProps {
  /** antd's own texts in the console's language. */
  antdLocale?: ConfigProviderProps['locale'];
  /** Stands within antd's set-up, around everything that it is for. */
  Dress?: ComponentType<{ children: ReactNode }> | undefined;
  /** By which the page's content security policy lets styles in. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** antd set up in the person's theme and language. */
export function ConsoleTheme({ antdLocale, Dress = Fragment, nonce, children }: ConsoleThemeProps) {
  const { host } = useConsole();
  const [{ darkMode }] = usePreferences();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const id = useId();
  const cssVar = host?.area ? { key: `css-var-${id}` } : STATIC_STYLES.cssVar;
  useForcedColours();

  useEffect(() => {
    mark(host?.area ?? document.documentElement, darkMode);
  }, [host, darkMode]);

  return (
    <ConfigProvider
      theme={{
        ...consoleTheme(darkMode, reducedMotion),
        // A host's page may have an antd of its own.
        ...(host?.area ? { cssVar } : STATIC_STYLES),
      }}
      {...(antdLocale && { locale: antdLocale })}
      {...(nonce !== undefined && { csp: { nonce } })}
    >
      <Dress>
        <KitStyles />
        {/* The theme's variables are there for what is no part of antd, too. */}
        <div className={cssVar.key} style={{ display: 'contents' }}>
          <PopUpsProvider>{children}</PopUpsProvider>
        </div>
      </Dress>
    </ConfigProvider>
  );
}

/** For the rules that are there before antd's. */
function mark({ dataset }: HTMLElement, darkMode: boolean) {
  dataset['theme'] = darkMode ? 'dark' : 'light';
}
