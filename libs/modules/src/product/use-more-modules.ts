import { useConsole } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA_MODULES, type ModuleGroup } from '../catalog/media-modules';
import { PRODUCT_PATH } from '../catalog/product-paths';
import { type MenuPage, useMenuPages } from './use-menu-pages';

export interface MoreModule {
  path: string;
  group: ModuleGroup;
  title: string;
  purpose: string;
  /** Built into the console, or connected by the configuration. */
  isConnected: boolean;
  page: MenuPage;
}

interface MoreModules {
  modules: MoreModule[];
  /** Dialogs that explain why a module is closed; render once. */
  dialog: ReactNode;
}

/** The media modules that the current app or user cannot open, in the order of the catalog. */
export function useMoreModules(builtIn: ReadonlySet<string>): MoreModules {
  const { t } = useTranslation('modules');
  const { config } = useConsole();
  const { pageOf, dialog } = useMenuPages();
  const modules = MEDIA_MODULES.map(({ group, path, key }) => ({
    path,
    group,
    title: t(`routes.${key}`),
    purpose: t(`purpose.${key}`),
    isConnected: builtIn.has(path) || Object.hasOwn(config.modules, path),
    page: pageOf(`${PRODUCT_PATH}/${path}`),
  })).filter(({ isConnected, page }) => !isConnected || page.denialReason !== undefined);
  return { modules, dialog };
}
