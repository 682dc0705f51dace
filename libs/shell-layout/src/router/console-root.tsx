import { UiProvider } from '@console/ui/shell';
import { ConsoleTheme } from '@console/ui/theme';
import type { ConfigProviderProps } from 'antd';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { menuStyles } from '../menu/menu-styles';
import type { ConsoleRoute } from '../routes/console-route';
import { RoutesProvider } from '../routes/route-contexts';
import { type ConsoleServices, usePreferences } from '../services/console-services';
import { ServicesProvider } from '../services/services-provider';
import type { ConsoleRouter } from './create-console-router';
import { ROOT_UI } from './root-ui';
import { RouterContextProvider } from './router-context';

interface ConsoleRootProps {
  services: ConsoleServices;
  router: ConsoleRouter;
  routes: readonly ConsoleRoute[];
  antdLocale?: ConfigProviderProps['locale'];
  /** Renders inside antd's theme, around the routes. */
  Wrapper?: ComponentType<{ children: ReactNode }> | undefined;
  /** The nonce for styles. */
  nonce?: string | undefined;
  /** The page contains antd's style sheet. */
  zeroRuntime?: boolean | undefined;
}

export function ConsoleRoot(props: ConsoleRootProps) {
  const { services, router, routes, antdLocale, Wrapper, nonce, zeroRuntime } = props;
  return (
    <ServicesProvider services={services}>
      <I18nextProvider i18n={services.i18n}>
        <RoutesProvider value={routes}>
          <Theme
            area={services.host?.area}
            Wrapper={Wrapper}
            nonce={nonce}
            zeroRuntime={zeroRuntime}
            {...(antdLocale && { antdLocale })}
          >
            <RouterContextProvider value={router}>
              <UiProvider value={ROOT_UI}>
                {/* A transition would render in slices and delay the page by several frames. */}
                <RouterProvider router={router} useTransitions={false} />
              </UiProvider>
            </RouterContextProvider>
          </Theme>
        </RoutesProvider>
      </I18nextProvider>
    </ServicesProvider>
  );
}

function Theme(props: Omit<ComponentProps<typeof ConsoleTheme>, 'darkMode' | 'density' | 'styles'>) {
  const [{ darkMode, density }] = usePreferences();
  return <ConsoleTheme darkMode={darkMode} density={density} styles={menuStyles} {...props} />;
}
