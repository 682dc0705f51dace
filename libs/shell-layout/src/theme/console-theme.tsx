import { App, ConfigProvider, type ConfigProviderProps } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { usePreferences } from '../services/console-services';
import { consoleTheme } from './theme';
import { useMediaQuery } from './use-media-query';

interface ConsoleThemeProps {
  /** antd's own texts in the console's language. */
  antdLocale?: ConfigProviderProps['locale'];
  children: ReactNode;
}

/** antd set up in the person's theme and language. */
export function ConsoleTheme({ antdLocale, children }: ConsoleThemeProps) {
  const [{ darkMode }] = usePreferences();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    document.documentElement.dataset['theme'] = darkMode ? 'dark' : 'light';
  }, [darkMode]);

  return (
    <ConfigProvider theme={consoleTheme(darkMode, reducedMotion)} {...(antdLocale && { locale: antdLocale })}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
