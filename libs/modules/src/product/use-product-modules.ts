import { useConsole, useMenuPages, type MenuPage } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA_MODULES, type ModuleGroup } from '../catalog/media-modules';
import { PRODUCT_PATH } from '../catalog/product-paths';

/** Built in: a screen of the console; connected: by the configuration. */
export type ModuleState = 'builtIn' | 'connected' | 'notConnected';

export interface ProductModule {
  path: string;
  group: ModuleGroup;
  title: string;
  purpose: string;
  state: ModuleState;
  page: MenuPage;
}

interface ProductModules {
  modules: ProductModule[];
  /** Dialogs that explain why a module is closed; render once. */
  dialog: ReactNode;
}

/** Every media module of the current app, in the order of the catalog. A built-in screen wins over a connected one. */
export function useProductModules(builtIn: ReadonlySet<string>): ProductModules {
  const { t } = useTranslation('modules');
  const { config } = useConsole();
  const { pageOf, dialog } = useMenuPages();
  const stateOf = (path: string): ModuleState => {
    if (builtIn.has(path)) return 'builtIn';
    return Object.hasOwn(config.modules, path) ? 'connected' : 'notConnected';
  };
  const modules = MEDIA_MODULES.map(({ group, path, key }) => {
    const route = `${PRODUCT_PATH}/${path}`;
    return {
      path,
      group,
      title: t(`routes.${key}`),
      purpose: t(`purpose.${key}`),
      state: stateOf(path),
      page: pageOf(route),
    };
  });
  return { modules, dialog: dialog };
}
